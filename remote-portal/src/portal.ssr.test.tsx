import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import type { Session } from '@kmx/shared-contracts/session.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages.server.ts';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { createTestMessages, createTestRequest } from './test-portal.ts';

const messages = createTestMessages('de');
const server = createRemoteServer({
  name: 'portal',
  load: (request) => Promise.resolve(loadPage(request, messages)),
  renderApp: () => <App messages={messages} pages={allPages} />,
});

function renderOnServer(path: string): Promise<string> {
  const request = createTestRequest(path);
  return server.render({ request, result: loadPage(request, messages) }, AbortSignal.timeout(20_000));
}

function createTestShell(session: Session): ShellContext {
  return { units: { read: () => session, watch: () => () => {} }, auth: {} } as unknown as ShellContext;
}

function renderInBrowser(path: string): string {
  const user = parseUser({ subname: 'u1', name: 'Anna Keller', roles: [] });
  const request = createTestRequest(path);
  return renderToString(
    <RemoteRoot
      shell={createTestShell({ status: 'signed-in', user })}
      request={request}
      result={loadPage(request, messages)}
    >
      <div data-remote-root="">
        <App messages={messages} pages={allPages} />
      </div>
    </RemoteRoot>,
    { identifierPrefix: 'portal' },
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
  ])('draws %s without script and style attributes, the same as the browser at hydration', async (path) => {
    const html = await renderOnServer(path);
    expect(html).not.toMatch(/<script| style=/);
    expect(renderInBrowser(path)).toBe(html);
  });

  it('AUTH-005 shows a skeleton and a manual sign-in, never data of a user', async () => {
    const html = await renderOnServer('/mykomax');
    expect(html).toContain('Sie werden angemeldet');
    expect(html).toContain('Anmelden</span></button>');
    expect(html).not.toContain('Direct');
  });

  it('answers unknown paths with 404, and every page privately and without index', () => {
    const results = ['/mykomax', '/mykomax/logout', '/mykomax/nowhere'].map((path) =>
      loadPage(createTestRequest(path), messages),
    );
    expect(results.map((result) => result.status)).toEqual([200, 200, 404]);
    expect(results.every((result) => result.cache === 'private' && result.head.robots === 'noindex')).toBe(true);
  });
});
