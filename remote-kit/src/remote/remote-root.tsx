import { type Basket, emptyBasket } from '@kmx/shared-contracts/basket.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRequest, RenderInput } from '@kmx/shared-contracts/remote-module.ts';
import { type Session, unknownSession } from '@kmx/shared-contracts/session.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import { Component, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

interface RemoteScope extends RenderInput {
  /** Null on the server, where there are no events. */
  readonly shell: ShellContext | null;
}

const RemoteContext = createContext<RemoteScope | null>(null);

/** Provides a remote's tree with the page view and, in the browser, the shell; renders the same on the server and at hydration. */
export function RemoteRoot(props: RemoteScope & { readonly children: ReactNode }): ReactNode {
  const { children, ...scope } = props;
  return <RemoteContext value={scope}>{children}</RemoteContext>;
}

function useRemoteScope(): RemoteScope {
  const scope = useContext(RemoteContext);
  if (scope === null) throw new Error('A component that uses the shell stands outside RemoteRoot');
  return scope;
}

/** The shell, or null while rendering on the server: use it in event handlers and effects only. */
export function useShell(): ShellContext | null {
  return useRemoteScope().shell;
}

/** The request that the current page was loaded for. */
export function usePageRequest(): PageRequest {
  return useRemoteScope().request;
}

/** Status, head and data of the current page. */
export function usePageResult(): PageResult {
  return useRemoteScope().result;
}

const subscribeToNothing = () => () => {};

/** The comparison basket; empty on the server and at hydration, live afterwards. */
export function useBasket(): Basket {
  const shell = useShell();
  return useSyncExternalStore(
    shell?.basket.content.watch ?? subscribeToNothing,
    () => (shell ? shell.basket.content.read() : emptyBasket),
    () => emptyBasket,
  );
}

/** Session and user; unknown on the server and at hydration, live afterwards. */
export function useSession(): Session {
  const shell = useShell();
  return useSyncExternalStore(
    shell?.auth.session.watch ?? subscribeToNothing,
    () => (shell ? shell.auth.session.read() : unknownSession),
    () => unknownSession,
  );
}

/** The visitor's measurement system; the country's default until hydration is done (SYS-068). */
export function useMeasurementSystem(): MeasurementSystem {
  const { shell, request } = useRemoteScope();
  return useSyncExternalStore(
    shell?.measurement.system.watch ?? subscribeToNothing,
    () => (shell ? shell.measurement.system.read() : request.measurementSystem),
    () => request.measurementSystem,
  );
}

/** Turns an unlocalized path of this site into a URL: `/products` becomes `/de-ch/products`. */
export function useHref(): (path: string) => string {
  const { urlPrefix } = usePageRequest();
  return (path) => createHref(urlPrefix, path);
}

/** Prefixes an unlocalized path; absolute URLs and anchors pass unchanged. */
export function createHref(urlPrefix: string, path: string): string {
  if (!path.startsWith('/')) return path;
  return path === '/' ? urlPrefix || '/' : `${urlPrefix}${path}`;
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** The rendered subject; a new value resets a failed tree. */
  readonly subject: unknown;
  readonly renderFailure: (retry: () => void) => ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly subject: unknown;
}

/** Contains the failure of a part of a remote, so that the rest of the area stays, and offers a retry. */
export class RemoteErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, subject: this.props.subject };
  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }
  static getDerivedStateFromProps({ subject }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return subject === state.subject ? null : { failed: false, subject };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailure(() => this.setState({ failed: false })) : this.props.children;
  }
}
