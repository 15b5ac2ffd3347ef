import { newestNewsEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { newsIdleMs } from '../../state/news/news-idle.ts';
import { latestReadKey } from '../../state/stored-keys.ts';
import type { Handover } from '../handover.ts';
import type { BackgroundThread } from './background-thread.ts';

/** Sets the mark of a button as the header would; returns what takes it away again. */
function markButton(button: HTMLElement): () => void {
  const names = ['aria-label', 'title', 'data-unread'] as const;
  const before = names.map((name) => [name, button.getAttribute(name)] as const);
  const label = button.dataset['unreadLabel'] ?? '';
  button.dataset['unread'] = 'true';
  button.setAttribute('aria-label', label);
  if (button.title !== '') button.title = label;
  return () => {
    for (const [name, value] of before) {
      if (value === null) button.removeAttribute(name);
      else button.setAttribute(name, value);
    }
  };
}

/** Marks the buttons of the news while an item is unread (PUB-084), in step with other tabs; a failure leaves no mark. */
export function markUnreadNews(
  handover: Pick<Handover, 'unreadNewsId'>,
  thread: Pick<BackgroundThread, 'readJson'>,
  page: Window,
): { readonly stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const findButtons = () => document.querySelectorAll<HTMLElement>('[data-unread="false"]');
  const mark = (id: string): void => {
    handover.unreadNewsId = id;
    const marks = Array.from(findButtons(), markButton);
    const noteRead = ({ key, newValue }: StorageEvent): void => {
      if (key !== latestReadKey || newValue !== id) return;
      handover.unreadNewsId = null;
      for (const takeAway of marks) takeAway();
    };
    addEventListener('storage', noteRead, { signal });
  };
  const noteNewest = (json: unknown): void => {
    const { id } = (json ?? {}) as { readonly id?: unknown };
    // In the meantime the header may have been hydrated, which marks them itself.
    if (!signal.aborted && typeof id === 'string' && id !== page.localStorage.getItem(latestReadKey)) mark(id);
  };
  setTimeout(() => {
    if (!signal.aborted && findButtons().length > 0) thread.readJson(newestNewsEndpoint.path, noteNewest);
  }, newsIdleMs);
  return { stop: () => stopping.abort() };
}
