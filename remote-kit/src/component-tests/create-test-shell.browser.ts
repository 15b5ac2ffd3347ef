import type { FlashMessage } from '@kmx/shared-contracts/flash-message.ts';
import type { Session, User } from '@kmx/shared-contracts/session.ts';
import type { PageView, ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { createContractContext } from '../contract-tests/contract-context.browser.ts';

/** A shell for one page of a remote that records what the remote asks of it. */
export interface TestShell {
  readonly context: ShellContext;
  /** Addresses that the page navigated to, in order. */
  readonly visited: readonly string[];
  readonly messages: readonly Omit<FlashMessage, 'id'>[];
  /** Errors that the remote reported. */
  readonly reports: readonly string[];
}

function readQuery(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * Creates a shell with this user signed in, or signed out for null. A new query on the same page is shown immediately,
 * as in the real shell; navigations to other pages are only recorded, since their code is not under test.
 */
export function createTestShell(view: PageView, user: User | null): TestShell {
  const { context, show, reports } = createContractContext(view);
  const session: Session = user === null ? { status: 'signed-out', user } : { status: 'signed-in', user };
  const visited: string[] = [];
  const messages: Omit<FlashMessage, 'id'>[] = [];
  const navigate = (href: string): void => {
    visited.push(href);
    const { pathname, search } = new URL(href, location.origin);
    const { request, result } = view;
    if (pathname !== `${request.urlPrefix}${request.path}`) return;
    show({ url: href, request: { ...request, url: href, query: readQuery(search) }, result });
  };
  return {
    visited,
    messages,
    reports,
    context: {
      ...context,
      auth: {
        ...context.auth,
        session: { read: () => session, watch: () => () => {} },
        ensureSignedIn: () => Promise.resolve(),
        authorizeRequest: (headers) => Promise.resolve(headers.set('authorization', 'Bearer test')),
        renew: () => Promise.resolve(),
      },
      navigate,
      showFlashMessage: (message) => void messages.push(message),
    },
  };
}
