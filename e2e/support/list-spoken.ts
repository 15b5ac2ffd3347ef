import type { Page } from 'playwright';

/**
 * Everything a screen reader reads on a page, texts and names of pictures and controls, each with the language of the
 * nearest element that declares one; '' for that of the page.
 */
export function listSpoken(page: Page): Promise<readonly (readonly [text: string, language: string])[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang.split('-')[0] ?? '';
    const readLanguage = (element: Element | null) => {
      const language = element?.closest('[lang]')?.getAttribute('lang')?.split('-')[0] ?? own;
      return language === own ? '' : language;
    };
    const spoken: [string, string][] = [];
    const add = (text: string | null, element: Element | null) => {
      if (text !== null && text.trim() !== '') spoken.push([text.trim(), readLanguage(element)]);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) add(node.getAttribute(name), node);
      else if (node.parentElement?.closest('script, style, noscript') === null)
        add(node.textContent, node.parentElement);
    }
    return spoken;
  });
}
