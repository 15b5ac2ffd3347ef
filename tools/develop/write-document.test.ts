import type { PageResult } from '@kmx/shared-contracts/page.ts';
import { describe, expect, it } from 'vitest';
import { addRemote, parseDocument, writeFailedPage, writePage } from './write-document.ts';

const result: PageResult = {
  status: 404,
  head: { title: 'Nothing here', description: null, robots: null, image: null, structuredData: [] },
  meta: {
    ...{ id: null, type: 'Page', theme: 'Default', breadcrumbs: null, languages: null, contentLanguage: 'en' },
    ...{ isLanguageFallback: false, isLanguageUnavailable: false },
  },
  part: 'not-found',
  data: { text: '</script>' },
  tags: [],
  cache: 'public',
};
const page = { remote: 'remote-public', request: { url: '/en/x', path: '/x' }, result };
const boot = { buildId: 'b1', remotes: { 'remote-public': {} }, page, builds: { pollMs: 1000, isReloading: true } };
const html = `<!doctype html><html><head><title>Nothing here</title><link rel="stylesheet" href="/_r/shell/1/a.css" integrity="i"><link rel="stylesheet" href="/_r/remote-public/2/p.css" integrity="i"><script type="application/json" id="kmx-boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script><link rel="preload" as="script" href="/_r/remote-public/2/p.js" integrity="i"></head><body><main id="main"><div id="kmx-slot" data-remote="remote-public" data-ssr=""><h1>Nothing</h1></div></main><footer></footer></body></html>`;
const remote = { name: 'remote-x', mounts: [] } as const;

const read = (text: string) => {
  const document = parseDocument(text);
  if (document?.boot.page === undefined) throw new Error('no document');
  return document;
};

describe('a page in a document of the product', () => {
  it('ARC-013 takes the place of the one of the product: its HTML, title, styles and data', () => {
    const document = addRemote(read(html), remote);
    const replaced = document.boot.page;
    if (replaced === null) throw new Error('no page');
    const shown = {
      ...result,
      status: 200,
      head: { ...result.head, title: 'Ours & theirs' },
      data: { price: '$&</script>' },
    };
    const written = writePage(document, remote, replaced, { result: shown, html: '<h1>$1 $&</h1>', styles: ['a.css'] });
    expect(written).toContain('<title>Ours &amp; theirs</title>');
    expect(written).toContain(
      '<div id="kmx-slot" data-remote="remote-x" data-ssr=""><h1>$1 $&</h1></div></main><footer>',
    );
    expect(written).toContain('<link rel="stylesheet" href="/_r/remote-x/development/browser/a.css"></head>');
    expect(written).toContain('/_r/shell/1/a.css');
    expect(written).not.toContain('/_r/remote-public/2/');
    const { boot: changed } = read(written);
    expect(changed).toMatchObject({
      buildId: 'b1',
      isServerRendered: true,
      page: { remote: 'remote-x', request: page.request, result: shown },
      builds: { isReloading: false },
    });
    expect(changed.remotes['remote-x']).toEqual({
      version: 'development',
      entry: '/_r/remote-x/development/browser/remoteEntry.js',
      integrity: '',
    });
  });

  it('ARC-013 takes that place also where the product has its files at another origin', () => {
    const elsewhere = html.replaceAll('"/_r/', '"https://files.kmx.example/_r/');
    const document = addRemote(read(elsewhere), remote);
    if (document.boot.page === null) throw new Error('no page');
    const written = writePage(document, remote, document.boot.page, { result, html: '<h1>Ours</h1>', styles: [] });
    expect(written).toContain('https://files.kmx.example/_r/shell/1/a.css');
    expect(written).not.toContain('/_r/remote-public/2/');
  });

  it('ARC-013 that failed leaves an empty slot, in which the code of the remote runs and waits', () => {
    const written = writeFailedPage(read(html), remote);
    expect(written).toContain('<script src="/_r/remote-x/development/browser/remoteEntry.js" defer></script></head>');
    expect(written).toContain('<div id="kmx-slot"></div></main>');
    expect(read(written).boot).toMatchObject({ page: null, isServerRendered: false });
  });

  it.each(['<p>x</p>', html.replace('kmx-slot', 'other'), html.replace('"remotes"', '"rest"')])(
    'ARC-013 leaves other HTML as it is: %#',
    (other) => {
      expect(parseDocument(other)).toBeNull();
    },
  );
});
