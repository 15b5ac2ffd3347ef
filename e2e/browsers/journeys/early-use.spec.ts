import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { waitUntilLive } from '../support/live.ts';
import type { Person } from '../support/person.ts';
import { button, dialog, link, type Target } from '../support/target.ts';

const machine = '/en/products/crimping/crimp-presses/bench-presses/ferro-115';

/** Presses something on a page that has just loaded, and says whether the page was hydrated when the click arrived. */
async function pressEarly(person: Person, path: string, target: Target): Promise<string> {
  await person.open(path);
  await person.tab.evaluate(() => {
    const note = () =>
      Object.assign(window, { stateOfClick: document.querySelector('[data-ssr]') === null ? 'live' : 'early' });
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await person.press(target);
  return person.until('the click arrives', () => String(Reflect.get(window, 'stateOfClick') ?? ''));
}

describe('promise 5: a click before anything lives', () => {
  it('opens the languages in the header at once, and they stay open', async ({ person }) => {
    const menu = button(/^Language and country/, 'header');
    expect(await pressEarly(person, '/en/products', menu)).toBe('early');
    await person.see(link('Deutsch', 'header details[open]'));
    await waitUntilLive(person);
    await person.see(link('Deutsch', 'header details[open]'));
  });

  it('opens the panel of a link at the side', async ({ person }) => {
    expect(await pressEarly(person, '/en/products', link('Contact', 'aside'))).toBe('early');
    await person.see(dialog('Contact'));
    await person.arriveAt(/\/en\/products$/);
  });

  it('opens the pages of an entry of the menu', async ({ person }) => {
    expect(await pressEarly(person, '/en/company', button('Show pages in: Products'))).toBe('early');
    await person.see(link('Overview: Products', 'header'));
  });

  it('PUB-021 opens the search, and what is typed meanwhile stays in it', async ({ person }) => {
    expect(await pressEarly(person, '/en/company', button('Search', 'header'))).toBe('early');
    await person.press({ css: 'header input[name=q]' });
    await person.type('crimp');
    await waitUntilLive(person);
    expect((await person.see({ css: 'header input[name=q]' })).value).toBe('crimp');
  });

  it('PUB-078 adds the machine to the comparison', async ({ person }) => {
    expect(await pressEarly(person, machine, button('Add to comparison'))).toBe('early');
    await person.see(button('In comparison'));
    await person.see(link('Comparison: 1 product selected'));
  });
});
