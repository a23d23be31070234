// A larger picture of something on the page: a copy that nobody can touch, without the marks of play.
const LARGEST = { width: 132, height: 150 };
const FACTOR = 2.4;
const MARKS = "[data-mark], .badge, .ring, .halo, .price, .heard";
const ATTRIBUTES = ["id", "tabindex", "role", "data-move", "data-place", "data-help", "aria-label", "aria-describedby"];

/** The copy, or null where there is nothing to show (no size, as large as a panel, or only a place that can be touched). */
export function enlarged(from: Element): Element | null {
  if (from.getAttribute("data-picture") === "") return null;
  const box = from.getBoundingClientRect();
  if (box.width === 0 || box.height === 0 || box.width > 260 || box.height > 220) return null;
  const factor = Math.min(FACTOR, LARGEST.width / box.width, LARGEST.height / box.height);
  // A button is only the frame of what it shows.
  const shown = from instanceof HTMLButtonElement ? (from.firstElementChild ?? from) : from;
  const copy = shown.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(MARKS)) mark.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const attribute of ATTRIBUTES) element.removeAttribute(attribute);
  return from instanceof SVGGraphicsElement && !(from instanceof SVGSVGElement)
    ? drawing(from, copy, box, factor)
    : sheet(from, copy, box, factor);
}

/** Part of an SVG: its own coordinates become the picture's. */
function drawing(from: SVGGraphicsElement, copy: Element, box: DOMRect, factor: number): Element {
  const inner = from.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
  svg.setAttribute("width", String(Math.round(box.width * factor)));
  svg.setAttribute("height", String(Math.round(box.height * factor)));
  copy.removeAttribute("transform");
  const picture = from.ownerSVGElement?.dataset.picture;
  svg.append(...(picture ? picture.split(" ").map(seenThrough) : [copy]));
  return svg;
}

/** Where touchable fields lie over pictures (`data-picture` names them), these are what they show. */
function seenThrough(picture: string): Element {
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${picture}`);
  return use;
}

/** An HTML element: `zoom` keeps its own layout and takes the room it needs. */
function sheet(from: Element, copy: Element, box: DOMRect, factor: number): Element {
  const frame = document.createElement("div");
  frame.inert = true;
  inherit(from, frame);
  if (copy instanceof HTMLElement || copy instanceof SVGElement) {
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    copy.style.margin = "0";
  }
  frame.style.setProperty("zoom", String(Math.max(1, factor)));
  frame.append(copy);
  return frame;
}

/** Colours that elements around the original gave it: the copy stands elsewhere. */
function inherit(from: Element, frame: HTMLElement): void {
  for (let around = from.parentElement; around; around = around.parentElement)
    for (const name of around.style)
      if (name.startsWith("--") && !frame.style.getPropertyValue(name))
        frame.style.setProperty(name, around.style.getPropertyValue(name));
}
