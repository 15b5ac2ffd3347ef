import { expect, it } from 'vitest';
import {
  createMailto,
  createMailtoHtml,
  createMailtoMarkdown,
  type EmailDraft,
  findWrongAddresses,
} from './create-mailto.ts';

const empty: EmailDraft = { to: '', cc: '', bcc: '', subject: '', body: '' };

/** Parses a link as a mail program does: by RFC 6068, where a plus stays a plus. */
function readMailto(mailto: string) {
  const [to = '', query = ''] = mailto.slice('mailto:'.length).split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return { to: to.split(',').map(decodeURIComponent), ...Object.fromEntries(fields) };
}

it('STY-008 encodes subject, body and copies so that every mail program reads them back', () => {
  const draft = {
    to: 'service+eu@kmx.example; parts@kmx.example',
    cc: 'regula.keller@hikari.example',
    bcc: 'archive@kmx.example',
    subject: 'Orion 420 & Pila 340: 100 % ok?',
    body: 'Grüezi\n\nHöhe = 1,24 mm #3\r\n電線 🙂',
  };
  const mailto = createMailto(draft);
  expect(mailto).toMatch(/^mailto:service%2Beu@kmx\.example,parts@kmx\.example\?cc=[\w.@]+&bcc=[\w.@]+&subject=/);
  expect(mailto).not.toMatch(/[+ '()"<>\n]/);
  expect(mailto).toContain('%0D%0A%0D%0A');
  expect(readMailto(mailto)).toEqual({
    to: ['service+eu@kmx.example', 'parts@kmx.example'],
    cc: draft.cc,
    bcc: draft.bcc,
    subject: draft.subject,
    body: 'Grüezi\r\n\r\nHöhe = 1,24 mm #3\r\n電線 🙂',
  });
});

it('STY-008 leaves out empty parts and removes line breaks from the subject', () => {
  expect(createMailto(empty)).toBe('mailto:');
  expect(createMailto({ ...empty, to: 'a@kmx.example' })).toBe('mailto:a@kmx.example');
  expect(createMailto({ ...empty, subject: 'Two\nlines' })).toBe('mailto:?subject=Two%20lines');
  expect(createMailto({ ...empty, to: 'a@kmx.example?bcc=thief@evil.example' })).not.toMatch(/\?bcc=/);
});

it('STY-008 survives an unpaired surrogate and writes links for HTML and Markdown', () => {
  expect(createMailto({ ...empty, subject: 'x\ud83d' })).toBe('mailto:?subject=x%EF%BF%BD');
  const mailto = createMailto({ ...empty, to: 'a@kmx.example', subject: "It's (new)", body: 'x' });
  expect(createMailtoHtml(mailto, 'Ask <us> & "them"')).toBe(
    '<a href="mailto:a@kmx.example?subject=It%27s%20%28new%29&amp;body=x">Ask &lt;us&gt; &amp; &quot;them&quot;</a>',
  );
  expect(createMailtoMarkdown(mailto, '[Ask]')).toBe(
    '[\\[Ask\\]](mailto:a@kmx.example?subject=It%27s%20%28new%29&body=x)',
  );
});

it('STY-008 names the addresses that must be wrong', () => {
  expect(findWrongAddresses('a@kmx.example, service@, b@c, <x@kmx.example>')).toEqual([
    'service@',
    'b@c',
    '<x@kmx.example>',
  ]);
});
