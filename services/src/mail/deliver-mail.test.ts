import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createMailDelivery, type MailDelivery } from './deliver-mail.ts';
import type { MailContent } from './mail-content.ts';
import type { MailDatabase } from './mail-database.ts';
import { queueMails } from './queue-mail.ts';

const content: MailContent = {
  language: 'ja',
  subject: 'サポートのご依頼\r\nBcc: thief@evil.example',
  greeting: '佐藤 様',
  paragraphs: ['24時間以内にご返信いたします。'],
  action: { text: 'Open', url: 'https://kmx.example/?a=1&b=2' },
  details: [],
  closing: ['KMX'],
  note: null,
};
let received: string[] = [];
let isRefusing = false;
let server: SMTPServer;
let database: MailDatabase;
let delivery: MailDelivery;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        if (!isRefusing) received.push(text);
        done(isRefusing ? new Error('later') : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const opened = await openDatabase();
  await migrate(opened, 'mail', new URL('./migrations/', import.meta.url));
  database = opened as unknown as MailDatabase;
  const { port } = server.server.address() as { port: number };
  const settings = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    sender: 'KMX <no-reply@kmx.example>',
    replyTo: 'support@kmx.example',
  };
  delivery = createMailDelivery(database, settings, pino({ level: 'silent' }));
}, 30_000);
afterAll(async () => {
  await delivery.close();
  await database.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(async () => {
  received = [];
  isRefusing = false;
  await database.deleteFrom('mail_message').execute();
});

const readMail = () => database.selectFrom('mail_message').selectAll().executeTakeFirstOrThrow();

it('PUB-032 sends text and HTML in the language, once, and lets nobody add a header', async () => {
  await queueMails(database, [{ recipient: 'sato@hikari.example', content }], 'queued');
  await delivery.deliverDue();
  await delivery.deliverDue();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^Content-Language: ja/im);
  expect(received[0]).toMatch(/multipart\/alternative/);
  const [head] = (received[0] ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^Reply-To: support@kmx\.example/im);
  expect(head).not.toMatch(/^Bcc:/im);
  expect((await readMail()).state).toBe('sent');
});

it('PUB-029 a mail of a subscription can be ended by one click in the mail program, any other cannot', async () => {
  const unsubscribeUrl = 'https://kmx.example/api/unsubscribe?token=abc&l=ja';
  await queueMails(database, [{ recipient: 'sato@hikari.example', content, unsubscribeUrl }], 'queued');
  await queueMails(database, [{ recipient: 'mori@hikari.example', content }], 'queued');
  await delivery.deliverDue();
  const find = (recipient: string) => received.find((mail) => mail.includes(recipient))?.replaceAll(/\r\n\s+/g, ' ');
  expect(find('sato')).toMatch(/^List-Unsubscribe: <https:\/\/kmx\.example\/api\/unsubscribe\?token=abc&l=ja>/im);
  expect(find('sato')).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  expect(find('mori')).not.toMatch(/^List-Unsubscribe/im);
});

it('PUB-032 keeps a mail that the mail server does not take and tries again later', async () => {
  isRefusing = true;
  await queueMails(database, [{ recipient: 'sato@hikari.example', content }], 'queued');
  await delivery.deliverDue();
  const failed = await readMail();
  expect([failed.state, failed.attempts]).toEqual(['queued', 1]);
  expect(failed.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
  isRefusing = false;
  await database.updateTable('mail_message').set({ next_attempt_at: new Date() }).execute();
  await delivery.deliverDue();
  expect([received.length, (await readMail()).state]).toEqual([1, 'sent']);
});
