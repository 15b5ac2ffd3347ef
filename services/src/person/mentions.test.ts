import { describe, expect, it } from 'vitest';
import { createMentions } from './mentions.ts';

const mentions = createMentions({
  emails: ['ada@works.ch'],
  names: ["Ada O'Hara"],
  telephones: ['+41 44 555 17 23', '117'],
});

describe('mentions of a person', () => {
  it.each([
    ['write to ADA@works.ch.', 'write to –.'],
    ["Ada O'Hara, <b>ADA O&#39;HARA</b>", '–, <b>–</b>'],
    ['call 0041445551723 or +41 44-555/17.23', 'call – or –'],
    ['call +41 (44) 555-17-23', 'call –'],
    [JSON.stringify({ email: 'ada@works.ch' }), '{"email":"–"}'],
  ])('are taken out of %s', (text, rest) => {
    expect(mentions.remove(text)).toBe(rest);
    expect(mentions.isIn(text)).toBe(rest !== text);
  });

  it.each([
    ...['hada@works.ch', 'ada@works.ch.example', 'x.ada@works.ch', 'ada@works.church', "Nada O'Hara", "Ada O'Harald"],
    ...['call 117', '9941445551723', '414455517234'],
  ])('are not found within %s', (text) => {
    expect([mentions.isIn(text), mentions.remove(text)]).toEqual([false, text]);
  });

  it('are none where nothing is known', () => {
    const none = createMentions({ emails: [''], names: [''], telephones: ['12'] });
    expect([none.isIn('anything'), none.remove('anything')]).toEqual([false, 'anything']);
  });
});
