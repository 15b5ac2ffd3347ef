/**
 * Moves the focus off an element that is about to go, to the next of its kind inside a box, else the one before, else the
 * fallback: otherwise whoever uses the keyboard would start again at the top of the page.
 */
export function focusNeighbour(element: Element, box: Element, selector: string, fallback: HTMLElement | null): void {
  const stops = [...box.querySelectorAll<HTMLElement>(selector)];
  const place = stops.findIndex((stop) => stop === element);
  const neighbour = stops[place + 1] ?? stops[place - 1] ?? fallback;
  neighbour?.focus();
}
