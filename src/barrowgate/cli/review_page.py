"""A review as one page of HTML: nothing is loaded from elsewhere, and every text is escaped."""

from collections.abc import Callable, Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from barrowgate.bots.outlook import Expectation, result_of
from barrowgate.cli.review_chart import Labels, Point, chart
from barrowgate.cli.review_words import ReviewWords
from barrowgate.lab.review import Decision, SeatReview

DOCTYPE = "<!doctype html>"
COLUMNS = (
    *("review-column-action", "review-column-played", "review-column-best"),
    *("review-column-expected", "review-column-lost"),
)
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --faint: #ccc; --line: #1f6f8b;
  --mark: #b3361e; --on-mark: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e6e6; --paper: #181818; --faint: #444; --line: #6cc3de; --mark: #ff8a70;
    --on-mark: #181818; }
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
.beside { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.beside > * { flex: 1 1 18rem; min-width: 0; }
figure { margin: 0 0 1rem; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
svg .number { fill: var(--on-mark); font-weight: bold; }
.grid { stroke: var(--faint); }
.line { fill: none; stroke: var(--line); stroke-width: 2; }
.mark { fill: var(--mark); }
.scrolled { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.2rem 0.6rem 0.2rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--faint); }
.mistake { color: var(--mark); }
tr.mistake { font-weight: bold; }
li p { margin: 0 0 0.2rem; }
"""


def page(words: ReviewWords, reviews: Sequence[SeatReview]) -> str:
    html = Element("html", {"lang": words.words.language})
    head = SubElement(html, "head")
    SubElement(head, "meta", {"charset": "utf-8"})
    view = {"name": "viewport", "content": "width=device-width, initial-scale=1"}
    SubElement(head, "meta", view)
    _add(head, "title", words.title())
    _add(head, "style", STYLE)
    main = SubElement(SubElement(html, "body"), "main")
    _add(main, "h1", words.title())
    for review in reviews:
        _add_seat(main, words, review)
    return f"{DOCTYPE}\n{tostring(html, encoding='unicode', method='html')}\n"


def _add(parent: Element, tag: str, text: str, **attributes: str) -> Element:
    made = SubElement(parent, tag, attributes)
    made.text = text
    return made


def _add_seat(main: Element, words: ReviewWords, review: SeatReview) -> None:
    section = SubElement(main, "section")
    _add(section, "h2", words.seat(review))
    for sentence in words.summary(review):
        _add(section, "p", sentence)
    if not review.decisions:
        return
    both = SubElement(section, "div", {"class": "beside"})
    charts = SubElement(both, "div")
    if not words.is_alone:
        _add_chart(charts, words, review, "win", "%", lambda each: 100 * each.win)
    _add_chart(charts, words, review, "points", words.score, lambda each: each.points)
    _add_turning_points(SubElement(both, "div"), words, review.turning_points())
    _add_decisions(section, words, review)


def _add_chart(
    parent: Element,
    words: ReviewWords,
    review: SeatReview,
    name: str,
    unit: str,
    value: Callable[[Expectation], float],
) -> None:
    """What was expected at each decision, and the result when the game is over."""
    points = [Point(each.number, value(each.expected)) for each in review.decisions]
    points += [Point(len(words.record.moves), value(end)) for end in _end(words, review.seat)]
    marked = [decision.number for decision in review.turning_points()]
    title = words.words.say("review-chart-win" if name == "win" else "review-chart-points")
    described = words.words.say(
        "review-chart-from",
        first=f"{points[0].value:.0f}",
        last=f"{points[-1].value:.0f}",
        unit=unit,
    )
    figure = SubElement(parent, "figure")
    along = words.words.say("review-column-action")
    labels = Labels(f"{name}-{review.seat + 1}", title, described, unit, along)
    figure.append(chart(points, marked, labels))
    _add(figure, "figcaption", title)


def _end(words: ReviewWords, seat: int) -> list[Expectation]:
    position = words.record.replay(words.game)
    return [result_of(position, seat)] if position.is_over else []


def _add_turning_points(parent: Element, words: ReviewWords, decisions: Sequence[Decision]) -> None:
    if not decisions:
        return
    _add(parent, "h3", words.words.say("review-turning-points"))
    listed = SubElement(parent, "ol")
    for decision in decisions:
        said = words.turning_point(decision)
        item = SubElement(listed, "li")
        _add(item, "p", said.where)
        played = words.words.say("review-played", action=said.played, lost=said.lost)
        _add(item, "p", played, **{"class": "mistake"})
        _add(item, "p", words.words.say("review-better", action=said.better))
        for line in said.brings:
            _add(item, "p", line)


def _add_decisions(parent: Element, words: ReviewWords, review: SeatReview) -> None:
    """Every decision, for those who cannot see the chart as well."""
    say = words.words.say
    table = SubElement(SubElement(parent, "div", {"class": "scrolled"}), "table")
    _add(table, "caption", say("review-every"))
    head = SubElement(SubElement(table, "thead"), "tr")
    for key in COLUMNS:
        _add(head, "th", say(key), scope="col")
    body = SubElement(table, "tbody")
    for decision in review.decisions:
        _add_row(body, words, decision)


def _add_row(body: Element, words: ReviewWords, decision: Decision) -> None:
    found = decision.judgement
    row = SubElement(body, "tr", {"class": "mistake"} if decision.is_mistake else {})
    _add(row, "th", str(decision.number), scope="row")
    _add(row, "td", words.action(decision.taken))
    _add(row, "td", words.action(found.best))
    _add(row, "td", words.measured(found.expected))
    _add(row, "td", words.measured(found.lost))
