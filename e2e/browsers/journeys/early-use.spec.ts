import { describe, expect } from 'vitest';
import { holdCode } from '../support/hold-code.ts';
import { it } from '../support/journey.ts';
import { waitUntilLive } from '../support/live.ts';
import type { Person } from '../support/person.ts';
import { button, dialog, link, type Target } from '../support/target.ts';

const machine = '/en/products/crimping/crimp-presses/bench-presses/ferro-115';

/** Presses something on a page that has just loaded, before its code is there; the returned function lets the code come. */
async function pressEarly(person: Person, path: string, target: Target): Promise<() => Promise<void>> {
  await person.open(path);
  const letCodeCome = await holdCode(person);
  await person.press(target);
  return async () => {
    expect(await person.tab.evaluate(() => document.querySelectorAll('[data-ssr]').length)).toBeGreaterThan(0);
    await letCodeCome();
    await waitUntilLive(person);
  };
}

describe('promise 5: a click before anything lives', () => {
  it('opens the languages in the header at once, and they stay open', async ({ person }) => {
    const german = link('Deutsch', 'header details[open]');
    const letCodeCome = await pressEarly(person, '/en/products', button(/^Language and country/, 'header'));
    await person.see(german);
    await letCodeCome();
    await person.see(german);
  });

  it('opens the panel of a link at the side', async ({ person }) => {
    const letCodeCome = await pressEarly(person, '/en/products', link('Contact', 'aside'));
    await letCodeCome();
    await person.see(dialog('Contact'));
    await person.arriveAt(/\/en\/products$/);
  });

  it('opens the pages of an entry of the menu', async ({ person }) => {
    const letCodeCome = await pressEarly(person, '/en/company', button('Show pages in: Products'));
    await letCodeCome();
    await person.see(link('Overview: Products', 'header'));
  });

  it('PUB-021 opens the search, and what is typed meanwhile stays in it', async ({ person }) => {
    const field = { css: 'header input[name=q]' };
    const letCodeCome = await pressEarly(person, '/en/company', button('Search', 'header'));
    await person.press(field);
    await person.type('crimp');
    await letCodeCome();
    expect((await person.see(field)).value).toBe('crimp');
  });

  it('PUB-078 adds the machine to the comparison', async ({ person }) => {
    const letCodeCome = await pressEarly(person, machine, button('Add to comparison'));
    await letCodeCome();
    await person.see(button('In comparison'));
    await person.see(link('Comparison: 1 product selected'));
  });
});
