import { afterEach, expect, it, vi } from 'vitest';
import { createPasswordCookie, createPasswordCookieName } from '../../access/access-cookies.ts';
import type { PageProtection } from '../../access/page-protection.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import type { FileEntry } from '../../files/file-entry.ts';
import type { ShellResponse } from '../../http/shell-response.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { serveFile } from './serve-file.ts';

const secret = 'secret-of-the-test-0001';
const guard: PageProtection = {
  id: 'page-internal',
  slug: 'internal',
  parentSlug: null,
  site: null,
  countries: [],
  protection: 'password',
  passwordHash: 'hash',
  roles: [],
};
const cookie = { [createPasswordCookieName(guard.id)]: createPasswordCookie(guard, secret, Date.now() + 60_000) };

afterEach(() => void vi.useRealTimers());

interface Situation {
  readonly path?: string;
  readonly file?: Partial<FileEntry>;
  readonly mimeType?: string;
  readonly guards?: readonly PageProtection[];
  readonly cookies?: Readonly<Record<string, string>>;
  readonly client?: string;
}

const shell = createTestShell({ configuration: createTestConfiguration({ EDITOR_SECRET: secret }) });
let clients = 0;

async function serve(situation: Situation = {}): Promise<ShellResponse | undefined> {
  const { path = '/file/report', file = {}, mimeType = 'application/pdf', guards = [], cookies = {} } = situation;
  clients += 1;
  const entry: FileEntry = {
    slug: 'report',
    protected: null,
    noIndex: null,
    page: null,
    localizations: [{ locale: 'en', fileName: 'Report.pdf', mimeType, handle: 'report.en.pdf' }],
    ...file,
  };
  const context = createTestContext({
    url: new URL(`http://localhost${path}`),
    headers: { accept: 'application/json' },
    cookies,
    clientAddress: situation.client ?? `10.0.0.${clients}`,
  });
  return serveFile.run(context, {
    ...shell,
    files: { find: async () => entry, open: async () => new Response('%PDF-') },
    protections: {
      ...shell.protections,
      findById: async (id: string) => guards.find((page) => page.id === id) ?? null,
    },
  });
}

it('D-44 a protected file opens with the cookie of its page only', async () => {
  const file = { protected: true, page: { id: guard.id } };
  await expect(serve({ file, guards: [guard] })).rejects.toMatchObject({ status: 403 });
  const changed = { ...guard, passwordHash: 'other' };
  await expect(serve({ file, guards: [changed], cookies: cookie })).rejects.toMatchObject({ status: 403 });
  const answer = await serve({ file, guards: [guard], cookies: cookie });
  expect(answer?.status).toBe(200);
  expect(answer?.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

it('D-44 a file of a protected page is closed even where the file itself does not say so, and when its page is gone', async () => {
  await expect(serve({ file: { page: { id: guard.id } }, guards: [guard] })).rejects.toMatchObject({ status: 403 });
  await expect(serve({ file: { protected: true } })).rejects.toMatchObject({ status: 403 });
});

it('PUB-013 D-44 what a browser would run is never shown, whatever the address asks for', async () => {
  const shown = await serve({ path: '/file/report?dl=false' });
  const page = await serve({ path: '/file/report?dl=false', mimeType: 'text/html' });
  expect(shown?.headers['content-disposition']).toBe('inline; filename="Report.pdf"');
  expect(page?.headers).toMatchObject({
    'content-disposition': 'attachment; filename="Report.pdf"',
    'x-content-type-options': 'nosniff',
  });
});

it('SRV-001 a slash at the end of a file is redirected, other addresses are not its business', async () => {
  expect(await serve({ path: '/file/report/?l=de' })).toMatchObject({
    status: 301,
    headers: { location: '/file/report?l=de' },
  });
  expect(await serve({ path: '/files/report' })).toBeUndefined();
});

it('PUB-011 an address that sends endless requests is told to wait', async () => {
  // All of it in one minute, however long a busy machine takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  const client = '192.0.2.1';
  for (let count = 0; count < 300; count += 1) expect((await serve({ client }))?.status).toBe(200);
  const refused = await serve({ client });
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await serve())?.status).toBe(200);
}, 120_000);
