import { describe } from 'vitest';
import { it } from '../support/journey.ts';
import { openLive } from '../support/live.ts';
import { button, field, link } from '../support/target.ts';

const presses = '/en-ch/products/crimping/crimp-presses/bench-presses';

describe('the comparison', () => {
  it('PUB-022 PUB-078 PUB-080 PUB-081 goes from a list over notification and panel to a page that follows it', async ({
    person,
  }) => {
    await openLive(person, presses);
    await person.press(button('Compare Ferro 115'));
    await person.press(button('Compare Ferro 125'));
    await person.read('Ferro 125 was added to the comparison.');
    await person.press(link('Show comparison'));
    await person.press(link('Compare now', 'dialog[open]'));
    await person.arriveAt(/\?items=ferro-115:ferro-115-v1,ferro-125:ferro-125-v1$/);
    await person.press(link('Remove Ferro 115 from the comparison'));
    await person.arriveAt(/\?items=ferro-125:ferro-125-v1$/);
    await person.open('/en-ch/products');
    await person.see(link('Comparison: 1 product selected'));
  });

  it('PUB-074 SYS-069 hides identical values and changes the units of every column', async ({ person }) => {
    await openLive(person, '/en-ch/products/compare?items=ferro-115:ferro-115-v2,ferro-125');
    const voltage = { css: 'th[scope=row]', name: /^Supply voltage/ };
    await person.see(voltage);
    await person.press(field('Hide identical values'));
    await person.miss(voltage);
    await person.press(button('Imperial'));
    await person.see({ css: 'td', name: /lbf/ });
  });
});
