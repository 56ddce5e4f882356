"""What requests and answers look like; the OpenAPI document is made of it."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, Union

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from barrowgate.bots import roster
from barrowgate.core.record import LARGEST_SEED

STORABLE = r"^[^\x00]*$"  # PostgreSQL keeps no text with this sign
Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Ana"])]
Login = Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[\w.@+-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
TableId = Annotated[
    str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="Of a table", examples=["Zx3kP0qLw9aB"])
]
RequestId = Annotated[
    str,
    Field(
        default="",
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]*$",
        description="An id of the client's own: the same request again gets the same answer.",
        examples=["b1f0-17"],
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=15, examples=[0])]
TableState = Literal["open", "running", "paused", "over", "closed"]
Value: TypeAlias = Union[int, str, "Message", list["Message"]]


class Message(TypedDict):
    """A message of `telling`: a key with values, never words."""

    key: str
    values: NotRequired[dict[str, Value]]


class Body(BaseModel):
    """A request: what it does not describe is refused."""

    model_config = ConfigDict(extra="forbid")


# --- People -----------------------------------------------------------------------------------


class GuestBody(Body):
    name: Name


class AccountBody(Body):
    login: Login
    password: Password
    name: Name | None = None


class LoginBody(Body):
    login: Annotated[str, Field(max_length=40, pattern=STORABLE)]
    password: Annotated[str, Field(max_length=200)]


class PasswordBody(Body):
    old: Annotated[str, Field(max_length=200)]
    new: Password


class TokenBody(Body):
    """Of a link: what stands behind its `#`."""

    token: Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class LinkBody(TokenBody):
    name: Name | None = None


class Me(BaseModel):
    """Who I am."""

    person: str = Field(description="An id; nobody else is told")
    name: str
    login: str | None = Field(description="Of the account; null for a guest")


class Export(BaseModel):
    """Everything that is kept about a person, without tokens and passwords."""

    person: list[dict[str, Any]]
    account: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    names: list[dict[str, Any]] = Field(description="Under which names they sat down")
    said: list[dict[str, Any]]
    rows: list[dict[str, Any]] = Field(description="What else they did at tables, such as acting")
    muted: list[dict[str, Any]] = Field(description="When a host muted them, or let them talk")
    links: list[dict[str, Any]] = Field(description="To another device of theirs")
    reports: list[dict[str, Any]]
    webhook: list[dict[str, Any]]
    calls: list[dict[str, Any]] = Field(description="What the webhook is to be told")


Token = Annotated[
    str | None,
    Field(description="For `Authorization: Bearer`; null where the caller's cookie has it already"),
]


class SignedIn(Me):
    token: Token


class WebhookBody(Body):
    url: Annotated[str, Field(min_length=1, max_length=500)]


class WebhookFacts(BaseModel):
    """Where I am told that a table waits for me."""

    url: str | None
    told: int | None = Field(description="When a message was last taken")
    resting: bool = Field(description="So much was not taken that nothing is sent any more")


class WebhookSecret(BaseModel):
    """A webhook that was set just now."""

    url: str
    secret: str = Field(description="It signs what is sent (Standard Webhooks)")


class WebhookTrial(BaseModel):
    """How a test went."""

    outcome: Literal["delivered", "forbidden", "unreachable", "slow", "redirected", "refused"]
    status: int | None = Field(description="What the receiver answered")


class LinkAnswer(BaseModel):
    """A link that can be used once."""

    token: str
    path: str = Field(description="To be opened in a browser", examples=["/join#..."])
    expires: int


class Redeemed(BaseModel):
    """What a link led to."""

    kind: Literal["seat", "device"]
    table: str | None
    seat: int | None
    token: Token


# --- Tables -----------------------------------------------------------------------------------


class ClockBody(Body):
    budget: Annotated[int, Field(ge=1, description="Seconds for each seat", examples=[1800])]
    increment: Annotated[int, Field(ge=0, description="Seconds given back for each action")] = 0
    then: Literal["bot", "pause"] = "bot"


class TableBody(Body):
    """A new table. With ``record`` the game goes on from it: it says game, seats and options."""

    game: Annotated[str, Field(max_length=40, examples=["la-granja"])] = ""
    seats: Annotated[int, Field(ge=1, le=16)] = 2
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    components: Annotated[str, Field(max_length=200_000)] = ""
    edition: Annotated[str, Field(max_length=64)] = Field(
        default="", description="The digest of its components, as in records; the newest if empty"
    )
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None
    record: Annotated[str, Field(max_length=1024 * 1024)] = ""
    name: Annotated[str, Field(max_length=40)] = ""
    public: bool = False
    spectators: bool = True
    talk: bool = True
    hints: bool = False
    clock: ClockBody | None = None
    bots: dict[SeatNumber, Annotated[str, Field(max_length=40)]] = Field(
        default_factory=dict, examples=[{"1": "normal"}]
    )
    my_seat: Annotated[int, Field(ge=-1, le=15)] = Field(
        default=0, description="Where I sit; -1 nowhere"
    )
    start: bool = Field(default=False, description="Begin at once, if no seat is free")


class SeatFacts(BaseModel):
    sitter: Literal["free", "person", "bot"]
    name: str
    level: str
    muted: bool


class PaceFacts(BaseModel):
    """The time that each seat has, and what happens when it is used up."""

    budget: int = Field(description="Seconds for each seat")
    increment: int = Field(description="Seconds given back for each action")
    then: Literal["bot", "pause"]


class DealFacts(BaseModel):
    """What the commitment was made of."""

    seed: str
    salt: str


class TableFacts(BaseModel):
    """What everybody may know of a table."""

    id: str
    name: str
    state: TableState
    game: str
    edition: str
    own_components: bool
    options: dict[str, str]
    pace: PaceFacts | None = Field(description="Null without clocks")
    public: bool
    spectators: bool
    talk: bool
    hints: bool
    deal_known: bool
    commitment: str = Field(description="SHA-256 of salt and seed, both told at the end")
    made: int
    seats: list[SeatFacts]
    rematch: str | None


class TableAnswer(BaseModel):
    """A table as I find it."""

    table: TableFacts
    number: int = Field(description="Of its newest row")
    my_seats: list[int]
    is_host: bool


class LinkFacts(BaseModel):
    """Where a link leads: to a seat at a table, or to one's own self on another device."""

    kind: Literal["seat", "device"]
    table: TableFacts | None
    seat: int | None


class ComponentFacts(BaseModel):
    """A value of the table's own; '' where there is none."""

    place: list[str] = Field(description="Where it stands; entries of lists by their ids")
    was: str
    value: str


class Components(BaseModel):
    """What differs from the components that are shipped."""

    values: list[ComponentFacts]


class TableLine(BaseModel):
    """A table in a list."""

    table: str
    name: str
    game: str
    state: TableState
    seats: int
    free: int
    public: bool
    my_turn: bool
    waits_for: list[str] = Field(
        description="Others who may act, at a table of mine; persons alone"
    )
    changed: int


class TableList(BaseModel):
    tables: list[TableLine]


class SeatBody(Body):
    """A request that needs nothing but its id."""

    request: RequestId = ""


class BotBody(SeatBody):
    level: Annotated[str, Field(max_length=40, examples=["normal"])] = roster.USUAL


class MuteBody(SeatBody):
    muted: bool = True


class TalkBody(SeatBody):
    text: Annotated[str, Field(min_length=1, max_length=300)]


class ActionBody(SeatBody):
    """An action in answer to a decision."""

    seat: SeatNumber
    decision: Annotated[int, Field(ge=1, description="`asked.decision` of the document")]
    action: Annotated[str, Field(min_length=1, max_length=100, examples=["play 35 helper"])]


class UndoBody(SeatBody):
    seat: SeatNumber
    actions: Annotated[int, Field(ge=1, description="`view.actions`: the action to take back")]


class ReportBody(Body):
    text: Annotated[str, Field(max_length=2000, pattern=STORABLE)] = ""


class Done(BaseModel):
    """It is written down: the number of its row. A repeated request gets the same."""

    number: int


class RematchAnswer(BaseModel):
    table: str


class ReportAnswer(BaseModel):
    report: int


# --- Looking ----------------------------------------------------------------------------------


class Line(BaseModel):
    """What happened to a seat; seat -1 is the table itself."""

    seat: int
    phrases: list[Message]


class EventFacts(BaseModel):
    """What an action did, as the reader may know it."""

    action: int = Field(description="Counted from 1")
    seat: int
    lines: list[Line]


class SaidFacts(BaseModel):
    """A word of table talk; seat -1 is a host who does not play."""

    number: int
    at: int
    seat: int
    name: str
    text: str


class AlongFacts(BaseModel):
    """Actions that follow another at once; label and cost are of all of them."""

    actions: list[str]
    label: Message
    cost: dict[str, int]


class ChoiceFacts(BaseModel):
    action: str = Field(description="The written form, to be sent back as `action`")
    label: Message
    objects: list[str] = Field(description="What it is about, for a face to point at")
    cost: dict[str, int]
    then: dict[str, AlongFacts] = Field(
        description="By what may be picked along with it: what then follows at once"
    )


class GroupFacts(BaseModel):
    key: str
    title: Message
    choices: list[ChoiceFacts]


class Asked(BaseModel):
    """A decision of the reader's seat."""

    decision: int = Field(description="Its number, to be sent back with the action")
    question: Message
    groups: list[GroupFacts]


class ClockFacts(BaseModel):
    left: list[int] = Field(description="Milliseconds of each seat, when `at` was")
    at: int
    running: list[int]


class SourceFacts(BaseModel):
    what: Message
    points: int


class PlaceFacts(BaseModel):
    seat: int
    place: int
    score: Message
    facts: list[Message]
    sources: list[SourceFacts]


class ResultFacts(BaseModel):
    """How it ended; salt and seed prove that the deal was settled at the start."""

    places: list[PlaceFacts]
    remarks: list[Message]
    seed: str
    salt: str


class SeatQuestion(BaseModel):
    seat: int
    question: Message


class View(BaseModel):
    """The game as a reader may see it; each game has keys of its own besides."""

    model_config = ConfigDict(extra="allow")

    game: str
    seat: int = Field(description="Whose view it is; -1 is an onlooker's")
    players: int
    round: int
    rounds: int
    phase: str
    step: str
    actions: int = Field(description="So many were done so far")
    actors: list[int] = Field(description="The seats that have something to decide")
    order: list[int] = Field(description="The seats in turn order")


class Document(BaseModel):
    """Everything that a reader may know now."""

    table: TableFacts
    headline: list[Message]
    questions: list[SeatQuestion] = Field(description="What those who decide now are asked")
    clock: ClockFacts | None
    view: View | None = Field(description="Null before the game has begun")
    asked: Asked | None = Field(description="Null where the reader has nothing to decide")
    can_undo: bool
    deal: DealFacts | None = Field(description="When the game is over, or the table closed")
    result: ResultFacts | None


class Whole(BaseModel):
    """Everything that a reader may know; the same as the first message of a socket."""

    type: Literal["whole"]
    number: int = Field(description="Of the newest row")
    reader: int = Field(description="The seat; -1 is an onlooker")
    document: Document
    events: list[EventFacts] = Field(description="The newest")
    said: list[SaidFacts]


class Further(BaseModel):
    """What the seat is asked within the action, and what on the board it may answer with."""

    question: Message
    objects: list[str]


class Preview(BaseModel):
    """What an action would do; what is not told has its default."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    possible: bool
    why: Message | None
    lines: list[Line]
    undone: Message | None = Field(default=None, description="What the action leaves undone")
    paragraph: str = ""
    reveals: bool = Field(default=False, description="It shows what nobody can take back")
    after: list[tuple[list[str | int], Any]] | None = Field(
        default=None,
        description="The patch that makes the seat's view what it is then; null where it reveals",
    )
    further: Further | None = None


class Obstacle(BaseModel):
    """Why nothing can be done with some things, and the paragraph of the rules on it."""

    why: Message | None
    paragraph: str = Field(description="'' where the reason is not of these things alone")


class ExplainedFacts(BaseModel):
    """A thing on the table: its name, what it does, its paragraph of the rules."""

    name: Message
    told: list[Message]
    paragraph: str


class Explanation(BaseModel):
    explained: ExplainedFacts | None = Field(description="Null where there is no such thing")


class SectionFacts(BaseModel):
    """A part of the table: a heading, and what is told below it."""

    title: Message
    lines: list[Message]


class TableText(BaseModel):
    """The whole table as linear text."""

    action: int = Field(description="After so many actions")
    sections: list[SectionFacts]


class KindFacts(BaseModel):
    """What a group of actions is for."""

    key: str = Field(description="Of the group in `asked`")
    purpose: Message
    paragraph: str


class Kinds(BaseModel):
    """What can be done now, kind by kind."""

    decision: int = Field(description="Of the seat; 0 where it has none")
    kinds: list[KindFacts]


class Advice(BaseModel):
    """An action and what it brings, as far as the seat can know."""

    action: str
    points: float
    win: float | None = Field(default=None, description="The share of games won; none alone")
    visits: int
    next: list[Line] = Field(description="What it does; seats are counted from 1")


class Hint(BaseModel):
    """The best actions, the best first."""

    game: str
    seat: int = Field(description="Counted from 1")
    forced: bool
    simulations: int
    actions: list[Advice]
    notice: str = Field(description="What the coach may misjudge in this game")


class Expected(BaseModel):
    """Points, and the share of games won; alone there is nothing to win."""

    points: float
    win: float | None = None


class Measured(Expected):
    """What was found, and how far it may be off."""

    error: Expected


class ReviewedDecision(BaseModel):
    action: int = Field(description="Counted from 1")
    played: str
    best: str
    expected: Measured
    lost: Measured
    fine: bool


class ReviewedEvent(BaseModel):
    """Luck that came with an action."""

    action: int
    luck: Measured


class ToldChoice(BaseModel):
    title: Message
    label: Message


class TurningPoint(BaseModel):
    """A decision that cost much, in words."""

    action: int
    headline: list[Message]
    played: ToldChoice
    best: ToldChoice


class SeatReview(BaseModel):
    seat: int = Field(description="Counted from 1")
    decisions: list[ReviewedDecision]
    turning_points: list[int] = Field(description="Their actions")
    told: list[TurningPoint]
    lost: Measured
    luck: Measured
    events: list[ReviewedEvent]


class Review(BaseModel):
    """What people lost, turning points, luck (docs/bots.md)."""

    game: str
    players: list[str]
    actions: int
    scores: list[int] | None
    simulations: int
    seats: list[SeatReview]


class Moment(BaseModel):
    """A table after some action."""

    action: int
    actions: int
    reader: int
    view: View
    headline: list[Message]
    event: EventFacts | None
    questions: list[SeatQuestion]


class Story(BaseModel):
    events: list[EventFacts]


class GameFacts(BaseModel):
    name: str
    least_seats: int
    most_seats: int
    options: dict[str, list[str]]
    refused: dict[str, dict[str, list[int]]] = Field(
        description="By option and value: the numbers of seats that it is not for"
    )


class LevelFacts(BaseModel):
    name: str
    searches: bool = Field(description="It takes its time")
    points: dict[str, float] = Field(description="What it typically reaches, by game")


class Games(BaseModel):
    """What can be played here, and against whom."""

    games: list[GameFacts]
    levels: list[LevelFacts] = Field(description="The weakest first")
    usual_level: str = Field(description="The one that sits down where nobody says which")
    registration: bool = Field(description="May people make accounts?")
    webhooks: bool = Field(description="May people set a webhook?")


class ProblemAnswer(BaseModel):
    """Every error (RFC 9457); ``type`` is a key that faces have words for."""

    type: str
    title: str
    status: int
    detail: str = ""
    why: Message | None = None
    number: str | None = Field(default=None, description="Of a fault, as in the server's log")
