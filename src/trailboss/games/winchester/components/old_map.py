"""The format of maps before TOML."""

from typing import Final

from trailboss.core.toml_file import OldFormat


def _converted(words: list[str]) -> str:
    match words:
        case ["winchester", "map", "1"]:
            return 'format = "winchester map 2"'
        case ["plot", plot, terrain, mark]:
            return f'plots.{plot} = {{ terrain = "{terrain}", mark = "{mark}" }}'
        case ["plot", plot, terrain, has, mark]:
            return f'plots.{plot} = {{ terrain = "{terrain}", has = "{has}", mark = "{mark}" }}'
        case ["border", one, other, mark]:
            return f'borders.{one}-{other} = "{mark}"'
        case ["rail" | "river" as kind, square, "touches", *plots, mark]:
            listed = "" if plots == ["nothing"] else ", ".join(plots)
            return f'{kind}.{square} = {{ touches = [{listed}], mark = "{mark}" }}'
        case ["saloon", *plots, mark]:
            return f'saloon = {{ plots = [{", ".join(plots)}], mark = "{mark}" }}'
        case ["mine" | "ranch" as kind, "cards", *notes, mark]:
            return f'cards.{kind} = {{ notes = [{", ".join(notes)}], mark = "{mark}" }}'
        case ["tokens", "movement", movement, "saloon", saloon, "rumor", rumor, mark]:
            mix = f"movement = {movement}, saloon = {saloon}, rumor = {rumor}"
            return f'tokens = {{ {mix}, mark = "{mark}" }}'
        case ["area", width, height, mark]:
            return f'drawing.area = {{ width = {width}, height = {height}, mark = "{mark}" }}'
        case ["shape" | "course" as kind, "plot", plot, *points]:
            return f'drawing.{kind}s."plot {plot.rstrip(":")}" = [{_points(points)}]'
        case ["shape" | "course" as kind, name, *points]:
            return f"drawing.{kind}s.{name.rstrip(':')} = [{_points(points)}]"
        case ["spot", "plot", plot, kind, point]:
            return f'drawing.spots."plot {plot}".{kind} = [{point}]'
        case ["spot", name, kind, point]:
            return f"drawing.spots.{name}.{kind} = [{point}]"
    return ""


def _points(points: list[str]) -> str:
    return ", ".join([f"[{point}]" for point in points])


OLD_MAP: Final = OldFormat(["winchester", "map"], _converted)
