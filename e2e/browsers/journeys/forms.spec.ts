import { describe, expect, inject } from 'vitest';
import { readOutbox } from '../../support/outbox.ts';
import { supportAnswers } from '../../support/support-form.ts';
import { it } from '../support/journey.ts';
import { openLive } from '../support/live.ts';
import { button, field } from '../support/target.ts';

describe('a form', () => {
  it('PUB-032 PUB-102 names what is missing, leads to each field, then sends and answers by mail', async ({
    person,
  }) => {
    await openLive(person, '/en/support');
    await person.press(button('Send request'));
    await person.see({ css: '[role=alert] a', name: 'Please specify the product' });
    const messages = await person.tab.evaluate(() => document.querySelectorAll('[role=alert] a').length);
    expect(messages).toBe(Object.keys(supportAnswers).length);
    await person.until('the summary has the focus', () => document.activeElement?.matches('[role=alert]'));
    await person.press({ css: '[role=alert] a', name: 'Please enter your last name' });
    await person.until('the field has the focus', () => document.activeElement?.matches('[name=lastName]'));
    for (const [label, answer] of Object.entries(supportAnswers)) {
      await person.fill(field(new RegExp(`^${label}`), 'main form'), answer);
    }
    await person.press(button('Send request'));
    await person.read('Thank you, we have your request');
    expect(await readOutbox(inject('product').servicesOrigin)).toMatch(/We have your support request KMX-/);
  });

  it('PUB-103 the server refuses a wrong password of a page above its field, and takes the right one', async ({
    person,
  }) => {
    await openLive(person, '/en/trade-fair-internal');
    const password = field(/^Password/, 'main');
    const send = { css: 'main form button' };
    await person.fill(password, 'wrong');
    await person.press(send);
    await person.read('Something went wrong. Please try again later.');
    await person.fill(password, 'kmx-demo-2026');
    await person.press(send);
    await person.read('For partners');
  });
});
