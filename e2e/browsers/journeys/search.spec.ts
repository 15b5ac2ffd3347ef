import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { keys } from '../support/keys.ts';
import { markDocument, openLive } from '../support/live.ts';
import { button, heading, link } from '../support/target.ts';

describe('the search', () => {
  it('PUB-021 suggests while one types, follows the arrow keys and leads to the results in the page', async ({
    person,
  }) => {
    await openLive(person, '/en/company');
    const isSameDocument = await markDocument(person);
    await person.press(button('Search', 'header'));
    // The first letter is typed immediately: none may be lost while the field opens.
    await person.type('crimp he');
    await person.see({ css: '[role=option]', name: 'Show all results for “crimp he”' });
    await person.type(keys.arrowDown);
    await person.see({ css: '[role=option][aria-selected=true]' });
    await person.type(keys.arrowUp);
    await person.miss({ css: '[role=option][aria-selected=true]' });
    await person.type(keys.enter);
    await person.arriveAt(/\/en\/search\?q=crimp\+he$/);
    await person.see(heading(/crimp he/));
    await person.see({ css: '#kmx-slot mark' });
    await person.press(link(/^Products/, '#kmx-slot'));
    await person.arriveAt(/type=product$/);
    expect(await isSameDocument()).toBe(true);
  });

  it('PUB-021 a suggestion leads to its machine', async ({ person }) => {
    await openLive(person, '/en/company');
    await person.press(button('Search', 'header'));
    await person.type('ferro 250');
    await person.see({ css: '[role=option]', name: 'Show all results for “ferro 250”' });
    await person.press({ css: '[role=option]', name: /^Ferro 250/ });
    await person.see(heading('Ferro 250'));
  });
});
