import { createFixtureContext } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { createPartLoader } from '@kmx/remote-kit/remote/part-loader.ts';
import { RemoteApp } from '@kmx/remote-kit/remote/remote-app.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import type { Session } from '@kmx/shared-contracts/session.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';
import { remote } from './remote.server.ts';
import { portal } from './remote.ts';
import { createTestMessages, createTestRequest } from './test-page.ts';

const messages = createTestMessages('de');
const parts = createPartLoader(pages);

async function loadPage(path: string) {
  const context = createFixtureContext({ name: path, path, status: 200 });
  return requirePage(await remote.load(createTestRequest(path), context));
}

async function renderOnServer(path: string): Promise<string> {
  return renderPage(remote, { request: createTestRequest(path), result: await loadPage(path) });
}

function createTestShell(session: Session): ShellContext {
  return { auth: { session: { read: () => session, watch: () => () => {} } } } as unknown as ShellContext;
}

async function renderInBrowser(path: string): Promise<string> {
  const user = parseUser({ subname: 'u1', name: 'Anna Keller', roles: [] });
  const result = await loadPage(path);
  await parts.load(result.part ?? '');
  return renderToString(
    <RemoteRoot
      shell={createTestShell({ status: 'signed-in', user })}
      request={createTestRequest(path)}
      result={result}
    >
      <div data-remote-root="">
        <RemoteApp definition={portal} messages={messages} parts={parts} />
      </div>
    </RemoteRoot>,
    { identifierPrefix: 'remote-portal' },
  );
}

describe('the portal on the server', () => {
  it.each([
    '/mykomax',
    '/mykomax/tickets/list',
    '/mykomax/tickets/newticket',
    '/mykomax/tickets/KMX-100001',
    '/mykomax/user-admin',
    '/mykomax/user-admin/u1',
    '/mykomax/account',
    '/mykomax/inventory',
    '/mykomax/inventory/old',
    '/mykomax/inventory/m1',
    '/mykomax/downloads',
    '/mykomax/wire-flow',
    '/mykomax/partner-services',
    '/mykomax/logout',
    '/mykomax/nowhere',
  ])('renders %s without script and style attributes, the same as the browser at hydration', async (path) => {
    const html = await renderOnServer(path);
    expect(html).not.toMatch(/<script| style=/);
    expect(await renderInBrowser(path)).toBe(html);
  });

  it('AUTH-005 shows a skeleton and a manual sign-in, never data of a user', async () => {
    const html = await renderOnServer('/mykomax');
    expect(html).toContain('Sie werden angemeldet');
    expect(html).toContain('Anmelden</span></button>');
    expect(html).not.toContain('Direct');
  });

  it('answers unknown paths with 404, and every page as private and not indexed', async () => {
    const results = await Promise.all(['/mykomax', '/mykomax/logout', '/mykomax/nowhere'].map(loadPage));
    expect(results.map((result) => result.status)).toEqual([200, 200, 404]);
    expect(results.every((result) => result.cache === 'private' && result.head.robots === 'noindex')).toBe(true);
  });

  it('every page has an existing parent', () => {
    const names = new Set<string | undefined>(pages.map(({ name }) => name));
    const parents = pages.flatMap((page) => ('parent' in page ? [page.parent] : []));
    expect(parents.filter((parent) => !names.has(parent))).toEqual([]);
  });

  it('an address of the portal may contain capital letters, and its ticket id is decoded', async () => {
    expect(await loadPage('/mykomax/Account')).toMatchObject({ status: 200, part: 'account' });
    expect(await loadPage('/mykomax/tickets/KMX%201%2F2')).toMatchObject({ data: { params: { ticketId: 'KMX 1/2' } } });
  });
});
