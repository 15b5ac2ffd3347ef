import type { PlainTarget } from './target.ts';

/** Where an element can be pressed, with its text and value, or why it is not to be had yet. */
export type Located =
  | {
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly value: string;
      readonly isInReach: boolean;
      readonly isFocused: boolean;
    }
  | { readonly reason: string };

/**
 * In the page: finds the first visible element of a target, brings it into view and says where it can be pressed. Names
 * are those that the product gives: by a label, an attribute or the text.
 */
export async function locate({ css, name, pattern }: PlainTarget, isPressed: boolean): Promise<Located> {
  const stillFrames = 5;
  const shorten = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const readName = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (labelledBy.length > 0)
      return shorten(labelledBy.map((id) => document.getElementById(id)?.textContent).join(' '));
    const given = element.getAttribute('aria-label');
    if (given) return given;
    const [label] = 'labels' in element ? ((element.labels as NodeListOf<HTMLElement> | null) ?? []) : [];
    return shorten((label ?? element).textContent);
  };
  const matches = (text: string) =>
    name === null ? pattern === null || new RegExp(pattern).test(text) : text === name;
  const named = [...document.querySelectorAll<HTMLElement>(css)].filter((element) => matches(readName(element)));
  const element = named.find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
  if (!element) return { reason: named.length > 0 ? 'is not visible' : 'is not there' };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isOutside = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight;
  if (isPressed && isOutside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  // A page that scrolls smoothly, or lays out what has just come near, carries it away from under the pointer.
  for (let frame = 0; isPressed && frame < stillFrames; frame += 1) {
    await nextFrame();
    const now = element.getBoundingClientRect();
    if (now.left !== left || now.top !== top) return { reason: 'still moves' };
  }
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isInReach = hit !== null && (element.contains(hit) || hit.contains(element));
  const value = 'value' in element ? String(element.value) : '';
  return { x, y, text: shorten(element.innerText), value, isInReach, isFocused: element === document.activeElement };
}
