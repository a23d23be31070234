// The board in the hand: one finger or the mouse drags it, two fingers pinch it. What lies under them stays there.
import { pinchOf, type Pinch, type Point } from "./zoom";

/** Calls `moved` with the start and the current position of the drag, and `taken` whenever a drag begins. */
export function drag(box: HTMLElement, taken: () => void, moved: (from: Pinch, to: Pinch) => void): () => void {
  const fingers = new Map<number, Point>();
  let from: Pinch | null = null;

  const now = (): Pinch | null => pinchOf([...fingers.values()]);
  const put = (event: PointerEvent) => fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const take = () => {
    from = now();
    taken();
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    put(event);
    take();
  }
  function up(event: PointerEvent): void {
    if (fingers.delete(event.pointerId)) take();
  }
  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    if (event.buttons === 0) return up(event); // let go where nobody saw it
    put(event);
    const to = now();
    if (from && to) moved(from, to);
  }

  const end = new AbortController();
  const { signal } = end;
  box.addEventListener("pointerdown", down, { signal });
  document.addEventListener("pointermove", move, { signal, passive: true });
  for (const gone of ["pointerup", "pointercancel"] as const) document.addEventListener(gone, up, { signal });
  return () => end.abort();
}
