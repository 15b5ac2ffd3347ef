import type { Person } from './person.ts';

const event = 'kmx-journey-release';

/** In the page: keeps the scripts that bring it alive out of the document, as a slow network would. */
function hold(release: string): void {
  const { head } = document;
  const append = head.append.bind(head);
  head.append = (...nodes: (Node | string)[]) => {
    const isCode = nodes.some((node) => node instanceof DocumentFragment && node.querySelector('script') !== null);
    if (!isCode) return append(...nodes);
    head.dataset['held'] = '';
    addEventListener(release, () => append(...nodes), { once: true });
  };
}

/** Holds the code of a page at rest back; the returned function lets it come, once the page has asked for it. */
export async function holdCode({ tab, until }: Person): Promise<() => Promise<void>> {
  await tab.evaluate(hold, event);
  return async () => {
    await until('the page asks for its code', () => 'held' in document.head.dataset);
    await tab.evaluate((release) => dispatchEvent(new Event(release)), event);
  };
}
