import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { keys } from '../support/keys.ts';
import { markDocument, openLive } from '../support/live.ts';
import { button, dialog, field, heading, link } from '../support/target.ts';

const presses = '/en/products/crimping/crimp-presses/bench-presses';
const isFocused = (css: string) => document.activeElement?.matches(css) ?? false;

describe('the parts of a page that script brings alive', () => {
  it('the menu opens, leads by keys and closes by Escape', async ({ person }) => {
    await openLive(person, '/en/company');
    await person.press(button('Show pages in: Products'));
    await person.see(link('Overview: Products', 'header'));
    await person.type(keys.escape);
    await person.miss(link('Overview: Products', 'header'));
    await person.type(keys.arrowDown);
    await person.see(link('Overview: Products', 'header'));
    await person.press(link('Bench presses', 'header'));
    await person.see(heading('Bench presses'));
  });

  it('PUB-023 the contact panel opens and gives the focus back', async ({ person }) => {
    await openLive(person, '/en/products');
    await person.press(link('Contact', 'aside'));
    await person.see(link(/^\+/, 'dialog[open]'));
    await person.type(keys.escape);
    await person.miss(dialog('Contact'));
    await person.until('the link has the focus again', isFocused, 'aside a[aria-haspopup=dialog]');
  });

  it('PUB-084 PUB-085 the news are unread until their panel opens, and show more', async ({ person }) => {
    await openLive(person, '/en/products');
    await person.press(button('News, with unread items', 'aside'));
    await person.see({ css: 'dialog[open] ol > li:nth-child(10)' });
    await person.press(button('Show more', 'dialog[open]'));
    await person.see({ css: 'dialog[open] ol > li:nth-child(11)' });
    await person.type(keys.escape);
    await person.see(button('News', 'aside'));
  });

  it('PUB-030 the pictures of a machine open large and turn by keys', async ({ person }) => {
    await openLive(person, `${presses}/ferro-115`);
    await person.press(button(/^Enlarge picture/));
    await person.read('1 / 3');
    await person.type(keys.arrowLeft);
    await person.read('3 / 3');
    await person.type(keys.escape);
    await person.miss(dialog('Ferro 115'));
    await person.press(button('Show picture 2 of 3'));
    await person.until('the second picture is chosen', () =>
      document.querySelector('[aria-label="Show picture 2 of 3"]')?.matches('[aria-pressed=true]'),
    );
  });

  it('PUB-071 a variant is chosen, and the filter of a group follows its list', async ({ person }) => {
    await openLive(person, `${presses}/ferro-115`);
    const list = { css: 'select[name=variant]' };
    const readVariants = () =>
      Array.from(document.querySelectorAll('select[name=variant] option'), (option) => option.textContent.trim());
    const [, second = ''] = await person.tab.evaluate(readVariants);
    await person.choose(list, second);
    // React would set it back if nothing had answered the choice.
    await person.until(
      'the variant is shown',
      (text) => document.querySelector('select')?.selectedOptions[0]?.text === text,
      second,
    );
    await openLive(person, '/en/products/crimping');
    await person.choose(field('Crimp force'), '31 kN');
    await person.arriveAt(/force=31/);
  });

  it('SYS-068 other units are chosen in the header and hold in the next document', async ({ person }) => {
    const menu = button(/^Language and country/, 'header');
    const imperial = button('Imperial (in, lbf)', 'header');
    await openLive(person, '/en/products');
    await person.press(menu);
    await person.press(imperial);
    await openLive(person, '/en/products/crimping');
    await person.press(menu);
    await person.see({ css: 'header button[aria-pressed=true]', name: 'Imperial (in, lbf)' });
  });

  it('questions open one by one, and a film has controls and plays', async ({ person }) => {
    await openLive(person, '/en/company/careers');
    await person.press({ css: 'main details > summary' });
    await person.see({ css: 'main details[open] > :not(summary)' });
    await openLive(person, '/en/wire-processing-guide/crimping');
    await person.see({ css: 'main video[controls]' });
    const play = async () => {
      const film = document.querySelector('video');
      if (film) Object.assign(film, { muted: true });
      await film?.play();
      return (film?.currentTime ?? 0) > 0;
    };
    await person.until('the film plays', play);
  });
});

describe('navigation', () => {
  it('follows a link without a new document, and goes back and forward', async ({ person }) => {
    await openLive(person, '/en/products');
    const isSameDocument = await markDocument(person);
    await person.press(link('Crimping', 'main'));
    await person.see(heading('Crimping'));
    await person.arriveAt(/\/en\/products\/crimping$/);
    await person.tab.goBack();
    await person.see(heading('Products'));
    await person.tab.goForward();
    await person.see(heading('Crimping'));
    expect(await isSameDocument()).toBe(true);
  });

  it('comes back to a page that rested, and the page can be used', async ({ person }) => {
    await person.open('/en/products');
    await person.open('/en/contact');
    await person.tab.goBack();
    await person.arriveAt(/\/en\/products$/);
    await person.press(link('Contact', 'aside'));
    await person.see(dialog('Contact'));
  });
});
