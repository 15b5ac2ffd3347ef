import { randomUUID } from 'node:crypto';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProcesses, type TestProcesses } from '../database/test-processes.fixture.ts';
import { findTestServer } from '../database/test-server.fixture.ts';

const server = await findTestServer();
const support = {
  ...{ firstName: 'Anna', lastName: 'Keller', company: 'Northline', country: 'Switzerland' },
  ...{ email: 'anna@northline.example', product: 'Ferro 115', serialNumber: '7', message: 'It stops.' },
};

describe.skipIf(server === '')('services apart on a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  let processes: TestProcesses;
  const received: string[] = [];
  let mails: SMTPServer;
  /** The one with what editors and visitors write, and the one with what follows from it. */
  let written: string;
  let followed: string;

  const post = (place: string, token: string, body: object) =>
    fetch(place, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    processes = await createTestProcesses(server);
    mails = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let mail = '';
        stream.on('data', (chunk: Buffer) => {
          mail += chunk.toString('utf8');
        });
        stream.on('end', () => {
          received.push(mail);
          done(null);
        });
      },
    });
    await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve));
    const { port } = mails.server.address() as { port: number };
    // At the same time on an empty database; the second one knows the mail server, and the first one none.
    [written, followed] = await Promise.all([
      processes.start({ SERVICES: 'content, catalogue, identity, images, files, forms' }),
      processes.start({ SERVICES: 'search,mail,service-desk', SMTP_URL: `smtp://127.0.0.1:${port}` }),
    ]);
  }, 300_000);
  afterAll(async () => {
    await processes.stop();
    await new Promise<void>((resolve) => mails.close(() => resolve()));
  }, 60_000);

  it('say which of them they are, and refuse what the other one has', async () => {
    const read = async (origin: string) => (await fetch(`${origin}/readyz`)).json();
    expect(await read(followed)).toMatchObject({ services: ['search', 'mail', 'service-desk'] });
    expect((await post(`${followed}/content/graphql`, 'x', {})).status).toBe(501);
    expect((await post(`${written}/search/search`, 'x', {})).status).toBe(501);
  });

  it('PUB-032 a form at one is a mail of the other', async () => {
    const values = {
      kind: 'support-request',
      values: support,
      language: 'en',
      page: 'http://localhost:3000/en/support',
    };
    const response = await post(`${written}/forms/submissions`, sampleSecrets.formsToken, {
      ...{ ...values, fingerprint: randomUUID() },
    });
    expect([response.status, await response.json()]).toMatchObject([200, { accepted: true }]);
    await expect
      .poll(() => received.filter((mail) => /^To: anna@northline/m.test(mail)), { timeout: 30_000 })
      .toHaveLength(1);
  }, 60_000);

  it('SRV-020 what is published at one is found at the other', async () => {
    const title = 'Quokka at the fair';
    const query = `mutation { updatePage(where: { id: "page-company" }, data: { title: "${title}" }) { id }
      publishPage(where: { id: "page-company" }, to: PUBLISHED) { id } }`;
    const response = await post(`${written}/content/graphql`, sampleSecrets.contentDraftToken, { query });
    expect(await response.json()).not.toHaveProperty('errors');
    const search = async () => {
      const asked = { localeCode: 'en', siteSlug: null, query: 'quokka', page: 1 };
      const answer = (await (await post(`${followed}/search/search`, '', asked)).json()) as {
        records: { title: string }[];
      };
      return answer.records.map((record) => record.title);
    };
    await expect.poll(search, { timeout: 60_000 }).toEqual([title]);
  }, 90_000);
});
