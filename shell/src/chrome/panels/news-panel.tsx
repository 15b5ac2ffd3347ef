import { Button } from '@kmx/design-system/button/button.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { newsFeedEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchData } from '../../state/fetch-data.browser.ts';
import { $readId, newestKnown, newsRead } from '../../state/news/news-feed.model.ts';
import { type NewsItem, newsPageSchema } from '../../state/news/news-feed.schema.ts';
import { NewsEntry } from './news-entry.tsx';
import * as styles from './news-panel.module.css';
import { PanelFailure, PanelLoading, type PanelProps } from './panel-host.tsx';

interface Feed {
  readonly items: readonly NewsItem[];
  /** Null when there are no more. */
  readonly nextCursor: string | null;
  readonly state: 'loading' | 'failed' | 'ready';
}

const emptyFeed: Feed = { items: [], nextCursor: null, state: 'loading' };

/** The news feed, newest first, ten more at a time; opening it marks the newest item as read (PUB-025, PUB-083..085, D-35). */
export function NewsPanel({ place, locale, onClose }: PanelProps) {
  const translate = useTranslate();
  const [readId, setNewest, markRead] = useUnit([$readId, newestKnown, newsRead]);
  // New items stay marked while the panel is open, although they already count as read.
  const [readBefore] = useState(readId);
  const list = useRef<HTMLOListElement>(null);
  const [feed, setFeed] = useState(emptyFeed);
  const load = useCallback(
    async (after: string | null) => {
      setFeed((previous) => ({ ...previous, state: 'loading' }));
      const cursor = after === null ? '' : `&after=${encodeURIComponent(after)}`;
      try {
        const page = await fetchData(
          newsPageSchema,
          `${newsFeedEndpoint.path}?place=${encodeURIComponent(place)}${cursor}`,
        );
        setFeed((previous) => ({
          items: after === null ? page.items : [...previous.items, ...page.items],
          nextCursor: page.nextCursor,
          state: 'ready',
        }));
        const newest = after === null ? page.items[0] : undefined;
        if (newest !== undefined) {
          setNewest(newest.id);
          markRead(newest.id);
        }
      } catch {
        setFeed((previous) => ({ ...previous, state: 'failed' }));
      }
    },
    [place, setNewest, markRead],
  );
  useEffect(() => void load(null), [load]);

  const { items, nextCursor, state } = feed;
  const firstRead = items.findIndex(({ id }) => id === readBefore);
  const isNew = (position: number) => (readBefore === null ? position === 0 : firstRead === -1 || position < firstRead);
  const firstOfMore = useRef<number | null>(null);
  const loadMore = () => {
    firstOfMore.current = items.length;
    void load(nextCursor);
  };
  useEffect(() => {
    if (firstOfMore.current === null || items.length <= firstOfMore.current) return;
    // The button moves down or disappears; focus continues at the first item that was added.
    list.current?.children[firstOfMore.current]?.querySelector<HTMLElement>('h3')?.focus();
    firstOfMore.current = null;
  }, [items]);
  return (
    <div
      className={styles.panel}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a:not([target="_blank"])')) onClose();
      }}
    >
      <VisuallyHidden>
        <span role="status">{state === 'ready' && translate('news.shown', { count: items.length })}</span>
      </VisuallyHidden>
      <ol ref={list} role="list" className={styles.list}>
        {items.map((item, position) => (
          <NewsEntry key={item.id} item={item} locale={locale} isNew={isNew(position)} />
        ))}
      </ol>
      {state === 'ready' && items.length === 0 && <p>{translate('news.empty')}</p>}
      {state === 'loading' && items.length === 0 && <PanelLoading />}
      {state === 'failed' && <PanelFailure onRetry={() => void load(nextCursor)} />}
      {state !== 'failed' && nextCursor !== null && (
        <Button variant="secondary" busy={state === 'loading'} busyText={translate('panel.loading')} onClick={loadMore}>
          {translate('news.more')}
        </Button>
      )}
    </div>
  );
}
