import { describe, expect, inject } from 'vitest';
import { describePage } from '../support/describe-page.ts';
import { it } from '../support/journey.ts';
import { openLive } from '../support/live.ts';
import { link } from '../support/target.ts';

describe('a public page that nobody uses yet', () => {
  it('promise 3: scrolling and time start nothing but the prefetching of its code; a pointer over a link does', async ({
    person,
  }) => {
    await person.open('/en/privacy');
    await person.tab.evaluate(() => scrollBy(0, 400));
    await person.until('the thread that prefetches was started', () =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/part-background.js')),
    );
    // Three seconds after the page has loaded its code is requested.
    await person.until('its code is there', () => performance.now() > 8000);
    expect((await describePage(person)).isResting).toBe(true);
    await person.hover(link('Stories', 'header'));
    await person.until('the page is hydrated', () => document.querySelector('[data-ssr]') === null);
    const loaded = await person.tab.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/(?:main|vendor)\.js$/.test(name))
        .map(({ transferSize }) => transferSize),
    );
    // WebKit, as it is driven here, keeps no cache at all.
    if (inject('engine') === 'firefox') expect(loaded).toEqual([0, 0]);
  });

  it('PUB-081 is hydrated at once where products are compared', async ({ person }) => {
    await openLive(person, '/en/products/crimping/crimp-presses/bench-presses');
    await person.press({ css: 'main button', name: 'Compare Ferro 115' });
    await person.see(link('Comparison: 1 product selected', 'header'));
    await person.open('/en/stories');
    await person.see(link('Comparison: 1 product selected', 'header'));
  });
});
