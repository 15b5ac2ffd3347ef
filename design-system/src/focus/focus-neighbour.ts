/**
 * Moves the focus from an element that is about to be removed to the next of its kind inside a box, otherwise the
 * previous one, otherwise the fallback, so that keyboard users do not start again at the top of the page.
 */
export function focusNeighbour(element: Element, box: Element, selector: string, fallback: HTMLElement | null): void {
  const stops = [...box.querySelectorAll<HTMLElement>(selector)];
  const place = stops.findIndex((stop) => stop === element);
  const neighbour = stops[place + 1] ?? stops[place - 1] ?? fallback;
  neighbour?.focus();
}
