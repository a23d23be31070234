// Pointer and keyboard on the board. One listener of each kind at its root: the place says what is meant.
import type { Attachment } from "svelte/attachments";
import type { Numbered, TableModel } from "../../../../lib/table/table.svelte";

/** A press that went further than this was a drag of the page's, in CSS pixels. */
const DRAG = 8;

const CITY = "space:kansas_city";

/** What the board itself remembers: the focus, the place that was clicked without effect, and whose choices are open. */
export class BoardInput {
  focused = $state<string | null>(null);
  blocked = $state<string | null>(null);
  open = $state.raw<{ place: string; at: DOMRect } | null>(null);

  constructor(readonly table: TableModel) {}

  choices(place: string): Numbered[] {
    return this.table.at(place);
  }

  /** A place was clicked or entered: one choice is taken, several are offered, none is explained. */
  async take(touched: string, at: DOMRect): Promise<void> {
    // The foresight tiles lie inside Kansas City: unless they are asked for, a click there means the city.
    const city = touched.startsWith("foresight:") && this.choices(touched).length === 0;
    const place = city && this.choices(CITY).length > 0 ? CITY : touched;
    const choices = this.choices(place);
    if (choices.length > 1) {
      this.open = { place, at };
      return;
    }
    this.open = null;
    if (choices.length === 1) {
      this.table.pick(choices[0]!.move);
      return;
    }
    if (!this.table.actions) return;
    this.blocked = place;
    await this.table.ask({ place }, at);
  }

  readonly attach: Attachment<SVGSVGElement> = (root) => {
    let pressed: [number, number] = [0, 0];
    const placeOf = (event: Event): Element | null =>
      event.target instanceof Element ? event.target.closest("[data-place]") : null;
    const idOf = (element: Element | null) => element?.getAttribute("data-place") ?? "";
    const point = (event: Event) => {
      const place = idOf(placeOf(event));
      this.table.point(place ? (this.choices(place)[0]?.move ?? null) : null);
    };

    const listeners: Record<string, (event: never) => void> = {
      pointerdown: (event: PointerEvent) => {
        pressed = [event.clientX, event.clientY];
      },
      click: (event: MouseEvent) => {
        if (Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > DRAG && event.detail > 0) return;
        const element = placeOf(event);
        if (idOf(element)) void this.take(idOf(element), element!.getBoundingClientRect());
      },
      pointerover: point,
      pointerleave: () => this.table.point(null),
      focusin: (event: FocusEvent) => {
        this.focused = idOf(placeOf(event));
        point(event);
      },
      // A target that is no longer one leaves in the middle of drawing, where nothing may change: hence later.
      focusout: (event: FocusEvent) => {
        const left = idOf(placeOf(event));
        queueMicrotask(() => {
          if (this.focused !== left) return;
          this.focused = null;
          this.table.point(null);
        });
      },
      keydown: (event: KeyboardEvent) => {
        const element = placeOf(event);
        if (!element) return;
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          void this.take(idOf(element), element.getBoundingClientRect());
        } else if (event.key in STEPS && !event.shiftKey) {
          event.preventDefault();
          walk(root, element, STEPS[event.key]!);
        }
      },
    };
    for (const [kind, listener] of Object.entries(listeners))
      root.addEventListener(kind, listener as EventListener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        root.removeEventListener(kind, listener as EventListener);
    };
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** To the next legal target in the order of the trail, round and round. */
function walk(root: Element, from: Element, step: number): void {
  const targets = [...root.querySelectorAll<SVGGElement>('[role="button"]')];
  const here = targets.indexOf(from as SVGGElement);
  targets[(here + step + targets.length) % targets.length]?.focus();
}
