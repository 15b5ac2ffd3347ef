import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';

/** Brings title, description, robots, canonical and alternates of the document in line with a page (PUB-063). */
export function applyHead(head: PageHead, chrome: Pick<ChromeView, 'canonicalUrl' | 'alternates'> | null): void {
  document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.robots);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:image', head.image);
  if (!chrome) return;
  for (const link of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'))
    link.remove();
  document.head.append(
    // Pages that no address leads to, or that must not be found, have none.
    ...(chrome.canonicalUrl === '' ? [] : [createLink({ rel: 'canonical', href: chrome.canonicalUrl })]),
    ...chrome.alternates.map(({ hreflang, href }) => createLink({ rel: 'alternate', hreflang, href })),
  );
}

function setMeta(attribute: 'name' | 'property', name: string, content: string | null): void {
  const existing = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (content === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(attribute, name);
  element.setAttribute('content', content);
}

function createLink(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
