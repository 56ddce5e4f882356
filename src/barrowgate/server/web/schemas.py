"""What requests and answers look like; the OpenAPI document is made of it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from barrowgate.core.record import LARGEST_SEED

Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Ana"])]
Login = Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[\w.@+-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
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
Message = Annotated[
    dict[str, Any],
    Field(description="A message of `telling`: a key, and values", examples=[{"key": "turn-used"}]),
]


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
    login: Annotated[str, Field(max_length=40)]
    password: Annotated[str, Field(max_length=200)]


class PasswordBody(Body):
    old: Annotated[str, Field(max_length=200)]
    new: Password


class LinkBody(Body):
    token: Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
    name: Name | None = None


class Me(BaseModel):
    """Who I am."""

    person: str = Field(description="An id; nobody else is told")
    name: str
    login: str | None = Field(description="Of the account; null for a guest")


class SignedIn(Me):
    token: str = Field(description="For `Authorization: Bearer`; browsers have it in a cookie")


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
    token: str


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
    request: RequestId = ""


class SeatFacts(BaseModel):
    sitter: Literal["free", "person", "bot"]
    name: str
    level: str
    muted: bool


class TableFacts(BaseModel):
    """What everybody may know of a table."""

    id: str
    name: str
    state: Literal["open", "running", "paused", "over", "closed"]
    game: str
    edition: str
    own_components: bool
    options: dict[str, str]
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


class TableLine(BaseModel):
    """A table in a list."""

    table: str
    name: str
    game: str
    state: str
    seats: int
    free: int
    public: bool
    my_turn: bool
    changed: int


class TableList(BaseModel):
    tables: list[TableLine]


class SeatBody(Body):
    """A request that needs nothing but its id."""

    request: RequestId = ""


class BotBody(SeatBody):
    level: Annotated[str, Field(max_length=40, examples=["normal"])]


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
    text: Annotated[str, Field(max_length=2000)] = ""


class Done(BaseModel):
    """It is written down: the number of its row. A repeated request gets the same."""

    number: int


class RematchAnswer(BaseModel):
    table: str


class ReportAnswer(BaseModel):
    report: int


class RecordBody(Body):
    record: Annotated[str, Field(min_length=1, max_length=1024 * 1024)]


# --- Looking ----------------------------------------------------------------------------------


class Whole(BaseModel):
    """Everything that a reader may know; the same as the first message of a socket."""

    type: Literal["whole"]
    number: int
    reader: int
    document: dict[str, Any]
    events: list[dict[str, Any]]
    said: list[dict[str, Any]]


class Preview(BaseModel):
    possible: bool
    why: Message | None
    lines: list[dict[str, Any]]
    undone: Message | None = Field(default=None, description="What the action leaves undone")
    paragraph: str = ""


class Obstacle(BaseModel):
    why: Message | None


class Moment(BaseModel):
    """A table after some action."""

    action: int
    actions: int
    reader: int
    view: dict[str, Any]
    headline: list[Message]
    event: dict[str, Any] | None
    questions: list[dict[str, Any]]


class Story(BaseModel):
    events: list[dict[str, Any]]


class GameFacts(BaseModel):
    name: str
    least_seats: int
    most_seats: int
    options: dict[str, list[str]]


class LevelFacts(BaseModel):
    name: str
    searches: bool = Field(description="It takes its time")
    points: dict[str, float] = Field(description="What it typically reaches, by game")


class Games(BaseModel):
    """What can be played here, and against whom."""

    games: list[GameFacts]
    levels: list[LevelFacts]
    registration: bool


class ProblemAnswer(BaseModel):
    """Every error (RFC 9457); ``type`` is a key that faces have words for."""

    type: str
    title: str
    status: int
    detail: str = ""
    why: Message | None = None
