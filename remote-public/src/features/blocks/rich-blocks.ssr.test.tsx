import { readFileSync } from 'node:fs';
import { createMessages, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block, BlockOf } from '../../data/blocks/blocks.ts';
import { createPageResult } from '../../data/page/page-parts.ts';
import { createTestRequest } from '../../test-page.ts';
import { AnyBlock } from './any-block.tsx';

const english: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8'),
);
const messages = createMessages(
  'en',
  Object.fromEntries(Object.entries(english).map(([id, text]) => [id, compileMessage(text)])),
);

function render(block: Block): string {
  const result = createPageResult(createTestRequest(), { title: 'x', data: { page: 'content-rich' } });
  return renderToString(
    <RemoteRoot shell={null} request={createTestRequest()} result={result}>
      <MessagesProvider messages={messages}>
        <AnyBlock block={block} isFirst={false} />
      </MessagesProvider>
    </RemoteRoot>,
  );
}

const image = {
  url: '/images/a.webp',
  width: 2360,
  height: 1574,
  alternativeText: 'A press',
  dominantColor: '#808080',
};
const body = { raw: { children: [{ type: 'paragraph', children: [{ text: 'Measured twice.' }] }] } };
const link = { text: 'Terms', href: '/en/terms', kind: 'in-app', opensWindow: true } as const;

describe('pictures of blocks', () => {
  const layouts: readonly (readonly [NonNullable<BlockOf<'ImageBlock'>['imageLayout']>, string, string])[] = [
    ['Stretched', '1180', '787'],
    ['StretchedVideo', '1200', '675'],
    ['BreakOut', '980', '654'],
    ['Inline', '780', '520'],
    ['AsideSquare', '960', '960'],
    ['AsideVideo', '960', '540'],
  ];

  it.each(layouts)('CON-017 the layout %s asks for its preset of %s by %s', (imageLayout, width, height) => {
    const html = render({ __typename: 'ImageBlock', image, caption: null, imageLayout });
    expect(html).toContain(`width="${width}" height="${height}"`);
  });

  it('CON-016 pictures are cropped with quality 90', () => {
    const html = render({ __typename: 'ImageBlock', image, caption: null, imageLayout: 'Inline' });
    expect(html).toContain('fit=crop&amp;q=90');
  });

  it('CON-018 a gallery shows pictures of 480, a contact one of 80 by 80', () => {
    const gallery = render({ __typename: 'GalleryBlock', title: 'Hall', items: [{ image, caption: 'Left' }] });
    expect(gallery).toMatch(
      /<a href="\/images\/a\.webp\?w=1180[^"]*"[^>]*><span[^>]*>Enlarge picture: <\/span><img [^>]*alt="A press"/,
    );
    expect(gallery).toContain('width="480"');
    const person = { name: 'Anna Keller', role: null, phone: null, email: null, picture: image };
    expect(render({ __typename: 'ContactBlock', title: null, text: null, items: [person] })).toContain(
      'width="80" height="80"',
    );
  });
});

describe('rich blocks', () => {
  it('a video is this site’s own, has captions and a transcript, and loads nothing before it is started', () => {
    const html = render({
      __typename: 'VideoBlock',
      title: 'One stroke',
      caption: 'Twelve seconds',
      video: { url: '/videos/a.webm', mimeType: 'video/webm' },
      poster: image,
      captions: [{ language: 'en', label: 'English', url: '/videos/a.en.vtt' }],
      transcript: body,
      videoLayout: 'Stretched',
    });
    expect(html).toMatch(/<video[^>]*preload="none"[^>]*width="1200" height="675"/);
    expect(html).toContain('<track kind="captions" srcLang="en" label="English" src="/videos/a.en.vtt" default=""/>');
    expect(html).toMatch(/Text of the film[\s\S]*Measured twice\./);
  });

  it('questions expand without scripts', () => {
    const html = render({
      __typename: 'AccordionBlock',
      title: 'Jobs',
      isFaq: false,
      items: [{ title: 'Why?', body }],
    });
    expect(html).toMatch(/<details[^>]*><summary[^>]*>[\s\S]*Why\?[\s\S]*Measured twice\./);
  });

  it('a table names its columns and rows', () => {
    const rows = [{ cells: ['uapp_locale', 'Language'] }];
    const html = render({
      __typename: 'TableBlock',
      title: 'Stored',
      caption: 'Cookies',
      columns: ['Name', 'Purpose'],
      rows,
    });
    expect(html).toMatch(/<caption[^>]*>Cookies<\/caption>/);
    expect(html).toMatch(/<th scope="col"[^>]*>Purpose<\/th>/);
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>uapp_locale<\/th>/);
  });

  it('timeline and steps are ordered lists', () => {
    const items = [{ date: '1974', title: 'One press', text: 'Sold', image }];
    expect(render({ __typename: 'TimelineBlock', title: 'History', items })).toMatch(/<ol[\s\S]*1974[\s\S]*One press/);
    expect(render({ __typename: 'StepsBlock', title: 'How', items })).toMatch(/<ol[\s\S]*<h3>One press<\/h3>/);
  });

  it('a list of links marks those that open a new window', () => {
    const html = render({ __typename: 'LinkListBlock', title: 'More', links: [link] });
    expect(html).toMatch(/<a[^>]*href="\/en\/terms"[^>]*target="_blank"[\s\S]*opens in a new window/);
  });

  it('PUB-070 products link to their route; in a country without them the section is left out', () => {
    const product = { slug: 'a', name: 'Ferro', text: 'A press', route: '/products/presses/a', image: null };
    const block = { __typename: 'ProductsBlock', title: 'Machines', productSlugs: ['a'] } as const;
    expect(render({ ...block, productSlugs: ['a'], products: [product] })).toContain(
      'href="/en-ch/products/presses/a"',
    );
    expect(render({ ...block, productSlugs: ['a'], products: [] })).toBe('');
  });

  it('a contact has telephone and e-mail as links and a monogram instead of a portrait', () => {
    const person = {
      name: 'Anna Keller',
      role: 'Quality',
      phone: '+41 52 000 12 40',
      email: 'a@kmx.example',
      picture: null,
    };
    const html = render({ __typename: 'ContactBlock', title: 'Ask', text: 'Within a day', items: [person] });
    expect(html).toContain('href="tel:+41520001240"');
    expect(html).toContain('href="mailto:a@kmx.example"');
    expect(html).toMatch(/aria-hidden="true">AK</);
  });
});
