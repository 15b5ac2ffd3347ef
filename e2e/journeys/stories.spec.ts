import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';
import { readNewestMail } from '../support/outbox.ts';
import { fillFields } from '../support/support-form.ts';
import { openPage } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
const storyPath = '/en/stories/light-instead-of-blades';

describe('stories', () => {
  it('PUB-034 PUB-009 categories, pages and stories are reached without JavaScript', async ({ plainVisitor }) => {
    const { page } = plainVisitor;
    await page.goto('/en/stories');
    const people = page.locator('main nav a', { hasText: 'People' });
    const count = Number(/\d+/.exec(await people.innerText())?.[0]);
    await people.click();
    await page.waitForURL('**/en/stories?category=people');
    expect(await page.locator('main h2').count()).toBe(count);
    await page.goto('/en/stories');
    await page.locator('a[rel=next]').click();
    await page.waitForURL('**/en/stories?page=2');
    await page.locator('main h2 a').first().click();
    await page.waitForURL('**/en/stories/*');
    expect(await page.locator('#story-tail form').count()).toBe(2);
    // What only a script could do is not offered.
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
  });

  it('PUB-029 PUB-037 a story is shared by its address, and feedback on it reaches the editors', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(visitor, storyPath);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}${storyPath}`);
    await page.locator('summary', { hasText: 'Tell us what you think' }).click();
    // The form hydrates after the page; until then it is sent as without script. It is hydrated once it stores the input.
    await expect
      .poll(async () => {
        await fillFields(page, { 'First name': '' });
        await fillFields(page, { 'First name': 'Pavel' });
        return page.evaluate(() => Object.values(sessionStorage).some((text) => text.includes('Pavel')));
      })
      .toBe(true);
    await page.locator('#form-story-feedback button[type=submit]').click();
    await page.locator('#form-story-feedback [aria-invalid=true]').first().waitFor();
    await fillFields(page, {
      'First name': 'Pavel',
      'Last name': 'Horák',
      Company: 'Kabelwerk Brno',
      Country: 'Czechia',
      Message: 'We mark the same way since spring, and it holds.',
    });
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Our editors read every message.').waitFor();
    expect(await readNewestMail(servicesOrigin, 'editorial@kmx.example')).toContain('since spring');
  });

  it('PUB-029 forms and links of a story stay when the code that follows it cannot be loaded', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/story-tail|what follows a story|ERR_FAILED/);
    const refused = page.waitForEvent('requestfailed', (request) => /story-tail[^/]*\.js$/.test(request.url()));
    await page.route(/story-tail[^/]*\.js$/, (route) => route.abort());
    await openPage(visitor, storyPath);
    await refused;
    await page.locator('summary', { hasText: 'Tell us what you think' }).click();
    await page.locator('#form-story-feedback button[type=submit]').waitFor();
    await page.locator('main h3 a').first().click();
    await page.waitForURL(/\/en\/products\//);
  });

  it('PUB-010 from a story to its author and on to their other stories without a new document', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, storyPath);
    await markDocument(page);
    await page.locator('header a', { hasText: 'Yuki Tanabe' }).click();
    await page.waitForURL('**/en/stories/contacts/yuki-tanabe');
    await page.locator('h1', { hasText: 'Yuki Tanabe' }).waitFor();
    await page.locator('main h3 a', { hasText: 'Marking without ink' }).click();
    await page.locator('h1', { hasText: 'Marking without ink' }).waitFor();
    await expect.poll(() => page.locator('#form-subscribe').count()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('D-46 PUB-062 a story that is not written in the language says so and offers those it is written in', async ({
    visitor,
  }) => {
    await openPage(visitor, '/cs/stories/light-instead-of-blades');
    const { page } = visitor;
    expect(await page.locator('h1').getAttribute('lang')).toBe('en');
    const offered = await page.locator('a[hreflang="ja"][href="/ja/stories/light-instead-of-blades"]').count();
    expect(offered).toBeGreaterThan(0);
    const { body } = await requestPage(origin, '/cs/stories/light-instead-of-blades');
    expect(body).toContain(`<link rel="canonical" href="${origin}/en/stories/light-instead-of-blades">`);
    expect(body).not.toContain('hreflang="hu"');
  });

  it('PUB-009 a story tells machines what it is: an article with its authors', async () => {
    const { body } = await requestPage(origin, storyPath);
    expect(body).toContain('<meta property="og:type" content="article">');
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const article = blocks.map((match) => JSON.parse(match[1] ?? '')).find((data) => data['@type'] === 'Article');
    expect(article).toMatchObject({ headline: 'Light instead of blades', inLanguage: 'en' });
    expect(article.author[0]).toMatchObject({ name: 'Yuki Tanabe', url: `${origin}/en/stories/contacts/yuki-tanabe` });
  });

  it('PUB-009 the feed of stories is well-formed in each language, answers 304, and pages name it', async ({
    visitor,
  }) => {
    const { body, headers } = await requestPage(origin, '/ja/stories/feed.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const items = await visitor.page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return feed.querySelector('parsererror') === null ? feed.querySelectorAll('item').length : -1;
    }, body);
    expect(items).toBeGreaterThanOrEqual(12);
    const again = await requestPage(origin, '/ja/stories/feed.xml', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
    expect((await requestPage(origin, '/ja/stories')).body).toContain('href="/ja/stories/feed.xml"');
  });

  it.each(['/en/stories?category=nothing', '/en/stories?page=0', '/en/stories/nothing', '/en/stories/contacts/nobody'])(
    'PUB-040 %s is the page of an unknown address',
    async (path) => {
      expect((await requestPage(origin, path)).status).toBe(404);
    },
  );

  it('PUB-034 a page beyond the last one leads to the last one', async () => {
    const { status, headers } = await requestPage(origin, '/de/stories?page=99');
    expect([status, headers['location']]).toEqual([302, '/de/stories?page=2']);
    expect((await requestPage(origin, '/de/stories?page=2')).status).toBe(200);
  });
});
