import { listTexts } from '@kmx/remote-kit/contract-tests/list-texts.ts';
import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block } from '../../data/blocks/blocks.ts';
import { createPageResult } from '../../data/page/page-parts.ts';
import { getServerMessages } from '../../locales/all-catalogues.server.ts';
import { createTestRequest } from '../../test-page.ts';
import { AnyBlock } from './any-block.tsx';

const title = 'English title';
const english = (text: string) => ({ raw: { children: [{ type: 'paragraph', children: [{ text }] }] } });
const image = { url: '/images/a.webp', width: 10, height: 10, alternativeText: null, dominantColor: null };
const release = { slug: 'a', locale: 'en', title, leadText: null, publicationDate: '2026-03-12', adhoc: true };
const story = {
  ...{ slug: 'a', locale: 'en', title, leadText: null, publicationDate: '2026-03-12', teaserImage: null },
  category: { slug: 'b', name: 'English category' },
};
const file = {
  slug: 'a',
  localizations: [{ locale: 'en', title, mimeType: 'application/pdf', size: 7000 }],
};
const blocks: readonly unknown[] = [
  { __typename: 'StoriesBlock', title, stories: [story] },
  { __typename: 'MediaReleasesBlock', title, adhocOnly: null, releases: [release] },
  { __typename: 'CalendarBlock', title, dates: [{ date: '2026-03-12', title: 'English day', place: 'English place' }] },
  { __typename: 'DownloadsBlock', title, intro: english('English intro'), files: [file] },
  { __typename: 'GalleryBlock', title, items: [{ image, caption: 'English caption' }] },
  {
    ...{ __typename: 'VideoBlock', title, caption: 'English caption', poster: null, captions: [], videoLayout: null },
    ...{ video: { url: '/videos/a.mp4', mimeType: null }, transcript: english('English transcript') },
  },
];

/** Rendered as on a page written only in English. */
function renderBlockTexts(block: unknown, language: 'cs' | 'en') {
  const request = createTestRequest({ locale: createLocale(language, 'CH') });
  const meta = { contentLanguage: 'en', isLanguageFallback: language !== 'en' };
  const result = createPageResult(request, { title: 'x', meta, data: { page: 'content-rich' } });
  return listTexts(
    renderToString(
      <RemoteRoot shell={null} request={request} result={result}>
        <MessagesProvider messages={getServerMessages(language)}>
          <div lang="en">
            <AnyBlock block={block as Block} isFirst={false} />
          </div>
        </MessagesProvider>
      </RemoteRoot>,
    ),
  );
}

it.each(blocks.map((block) => [(block as Block).__typename, block] as const))(
  'PUB-062 %s marks the language of its interface texts and that of the editors’ texts',
  (_name, block) => {
    const texts = renderBlockTexts(block, 'cs').filter(([text]) => /\p{L}{3}/u.test(text));
    const isEnglish = ([text]: readonly [string, string]) => text.includes('English');
    expect(texts.filter(isEnglish).filter(([, language]) => language !== 'en')).toEqual([]);
    const own = texts.filter((text) => !isEnglish(text));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(([, language]) => language.split('-')[0] !== 'cs')).toEqual([]);
    expect(renderBlockTexts(block, 'en').filter(([, language]) => language !== 'en')).toEqual([]);
  },
);
