"""A plot of the standings: a row for each bot, points with their intervals, readable by day and by night."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

_ROW, _PANEL, _GAP, _TOP, _BOTTOM = 44, 250, 56, 78, 34
_STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #16323c; }
  .title { font-size: 17px; font-weight: 600; } .small { font-size: 12px; fill: #4b6670; }
  .back { fill: #fbfaf5; } .grid { stroke: #d9dfdd; }
  .even { stroke: #b3541e; stroke-width: 2; stroke-dasharray: 4 4; }
  .wide { stroke: #0f7f8c; stroke-width: 3; stroke-linecap: round; } .mean { fill: #0f7f8c; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6efee; } .small { fill: #a9bfc2; } .back { fill: #10242c; } .grid { stroke: #2b444d; }
    .even { stroke: #f0a070; } .wide { stroke: #5cc8d2; } .mean { fill: #5cc8d2; }
  }
"""


@dataclass(frozen=True)
class Panel:
    """One figure of all bots: its mean and interval in each row, and the value that would be even."""

    title: str
    rows: Sequence[tuple[float, float, float]]
    even: Sequence[float | None]
    percent: bool = False

    def ticks(self) -> list[float]:
        """Round numbers that hold everything shown."""
        shown = [x for row in self.rows for x in row if abs(x) < float("inf")]
        shown += [x for x in self.even if x is not None]
        low, high = min(shown), max(shown)
        if self.percent:
            return [0.0, 0.25, 0.5, 0.75, 1.0]
        wide = max(high - low, 1.0)
        step = next(s for e in range(-1, 9) for s in (10**e, 2 * 10**e, 5 * 10**e) if wide / s <= 4)
        first = int(low // step)
        return [step * i for i in range(first, int(-(-high // step)) + 1)] or [low]

    def written(self, value: float) -> str:
        if self.percent:
            return f"{value:.0%}"
        return f"{value:.0f}" if value == round(value) or abs(value) >= 100 else f"{value:.1f}"


def plot(title: str, note: str, names: Sequence[str], panels: Sequence[Panel]) -> str:
    """The SVG, as text."""
    left = 24 + max(70, 9 * max(len(name) for name in names))
    width = max(left + len(panels) * (_PANEL + _GAP) + 8, 40 + 8 * max(len(title), len(note)))
    height = _TOP + _ROW * len(names) + _BOTTOM
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(title)}</title><desc>{escape(note)}</desc><style>{_STYLE}</style>",
        f'<rect class="back" width="{width}" height="{height}" rx="10"/>',
        _text(20, 28, title, "title"),
        _text(20, height - 10, note, "small"),
        *(_text(20, _middle(row) + 5, name) for row, name in enumerate(names)),
    ]
    for i, panel in enumerate(panels):
        parts += _panel(panel, left + i * (_PANEL + _GAP))
    return "\n".join([*parts, "</svg>\n"])


def _panel(panel: Panel, left: float) -> list[str]:
    ticks = panel.ticks()
    first, span = ticks[0], max(ticks[-1] - ticks[0], 1e-9)
    bottom = _TOP + _ROW * len(panel.rows)

    def x(value: float) -> float:
        return round(left + _PANEL * min(1.0, max(0.0, (value - first) / span)), 1)

    parts = [_text(left, _TOP - 28, panel.title)]
    for tick in ticks:
        parts.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{_TOP - 4}" y2="{bottom}"/>')
        parts.append(_text(x(tick), _TOP - 9, panel.written(tick), "small", "middle"))
    for row, (mean, low, high) in enumerate(panel.rows):
        y, even = _middle(row), panel.even[row]
        if even is not None:
            parts.append(f'<line class="even" x1="{x(even)}" x2="{x(even)}" y1="{y - 18}" y2="{y + 18}"/>')
        parts.append(f'<line class="wide" x1="{x(low)}" x2="{x(high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="mean" cx="{x(mean)}" cy="{y}" r="6"/>')
        parts.append(_text(x(mean), y - 10, panel.written(mean), "small", "middle"))
    return parts


def _middle(row: int) -> int:
    return _TOP + _ROW * row + _ROW // 2


def _text(x: float, y: float, text: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" class="{style}" text-anchor="{anchor}">{escape(text)}</text>'
