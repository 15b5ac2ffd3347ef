// @ts-nocheck
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestForms } from './create-test-forms.ts';
import { loadFormMailTexts } from './form-mail-texts.ts';

type TestForms = Awaited<ReturnType<typeof createTestForms>>;
let forms: TestForms;
let counter = 0;

beforeAll(async () => {
  forms = await createTestForms();
}, 60_000);
afterAll(() => forms.close());

const person = { firstName: 'Anna', lastName: 'Keller', company: 'Northline', country: 'Switzerland' };
const support = {
  ...person,
  email: 'anna@northline.example',
  product: 'Ferro 115',
  serialNumber: '7',
  message: 'It stops.\nSince <Monday>.',
};

function createSubmission(kind: string, values: object, change: object = {}) {
  counter += 1;
  const fingerprint = `fingerprint-of-a-form-${counter}`;
  return { kind, values, language: 'de', page: 'http://localhost:3000/de-ch/support', fingerprint, ...change };
}

const findMails = (recipient: string) =>
  forms.database
    .selectFrom('mail_message')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();

describe('a form', () => {
  it('PUB-032 CON-014 is kept, reaches the team, and is answered in the language of the page', async () => {
    expect(await forms.submit(createSubmission('support-request', support))).toMatchObject({
      body: { accepted: true },
    });
    const [mail] = await findMails('anna@northline.example');
    expect(mail?.subject).toMatch(/^Ihre Supportanfrage KMX-[A-Z2-9]{8} ist bei uns$/);
    expect(mail?.text_body).toContain('innerhalb von 24 Stunden');
    expect(mail?.html_body).toContain('Since &lt;Monday&gt;.');
    const [team] = await findMails('support@kmx.example');
    expect(team?.text_body).toContain('Serial number: 7');
  });

  it('PUB-106 is kept once however often it is sent, and refused without a token or with a missing field', async () => {
    const submission = createSubmission('support-request', { ...support, email: 'twice@northline.example' });
    for (const _ of [1, 2]) expect((await forms.submit(submission)).status).toBe(200);
    expect(await findMails('twice@northline.example')).toHaveLength(1);
    expect((await forms.submit(createSubmission('support-request', { ...support, product: '' }))).status).toBe(422);
    expect((await forms.submit(createSubmission('support-request', support), 'Bearer wrong')).status).toBe(401);
  });

  it('PUB-029 PUB-109 feedback on a story reaches the editors and nobody else', async () => {
    const values = { ...person, message: 'Good.', slug: 'first-press' };
    await forms.submit(createSubmission('story-feedback', values));
    expect((await findMails('editorial@kmx.example'))[0]?.text_body).toContain('About: first-press');
  });

  it('PUB-024 PUB-104 a whitepaper is sent as a link of this site, whatever host was named', async () => {
    const values = { ...person, email: 'reader@northline.example', privacy: 'on', slug: 'crimp-height' };
    const page = 'http://evil.example/de/whitepapers/crimp-height';
    await forms.submit(createSubmission('whitepaper', values, { page }));
    const [mail] = await findMails('reader@northline.example');
    expect(mail?.text_body).toContain('http://localhost:3000/de/whitepapers/crimp-height?sent=whitepaper');
    expect(mail?.text_body).not.toContain('evil');
  });

  it('PUB-029 a subscription begins with the link of the mail, not before, and ends with it', async () => {
    await forms.submit(createSubmission('subscribe', { email: 'Story@northline.example', privacy: 'on', slug: 'a' }));
    const readState = async () =>
      (
        await forms.database
          .selectFrom('form_subscription')
          .select('state')
          .where('email', '=', 'story@northline.example')
          .executeTakeFirst()
      )?.state;
    expect(await readState()).toBe('pending');
    const [mail] = await findMails('Story@northline.example');
    const token = /token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const change = (action: string, value = token) =>
      forms.submit(createSubmission('subscription', { token: value, action }));
    expect((await change('confirm', 'x'.repeat(32))).status).toBe(422);
    expect((await change('confirm')).status).toBe(200);
    expect(await readState()).toBe('active');
    expect((await change('end')).status).toBe(200);
    expect(await readState()).toBe('ended');
    expect((await change('confirm')).status).toBe(422);
  });

  it('PUB-032 forms cannot flood the mailbox of a stranger', async () => {
    for (let round = 0; round < 7; round += 1) {
      await forms.submit(createSubmission('support-request', { ...support, email: 'victim@northline.example' }));
    }
    expect(await findMails('victim@northline.example')).toHaveLength(5);
  });
});

it.each(uiLanguages)('SYS-070 the mails have all their texts in %s', (language) => {
  const texts = loadFormMailTexts(language);
  expect(texts.greetingName).toContain('{name}');
  expect(texts.supportText).toContain('{reference}');
  expect(texts.supportText).toContain('24');
});

it('the outbox shows a mail as text and as HTML in a sandbox', async () => {
  const list = await (await fetch(`${forms.address}/outbox`)).text();
  const id = /\/outbox\/([\w-]{36})/.exec(list)?.[1] ?? '';
  const response = await fetch(`${forms.address}/outbox/${id}/html`);
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  expect(await response.text()).toContain('<!doctype html>');
});
