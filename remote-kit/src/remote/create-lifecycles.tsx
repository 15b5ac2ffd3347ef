import { hydrationDetails } from '@kmx/shared-contracts/hydration-details.ts';
import type { MountProps, RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { type ReactNode, startTransition, useEffect, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { HydrationFailure, keepServerHtml } from './keep-server-html.ts';
import { RemoteErrorBoundary, RemoteRoot } from './remote-root.tsx';

interface LifecycleOptions {
  /** Prefix of useId; must be the same as on the server. */
  readonly name: string;
  /** Renders the remote's tree for the page view that RemoteRoot provides. */
  readonly renderApp: (shell: ShellContext) => ReactNode;
  /** Renders a replacement for a page that failed to render, in the page's language, with a retry button. */
  readonly renderFailure: (shell: ShellContext, retry: () => void) => ReactNode;
  readonly load: RemoteBrowser['load'];
}

/** Hand-written single-spa lifecycles of a remote: hydrate server HTML, otherwise render from scratch (DES-06). */
export function createLifecycles(options: LifecycleOptions): RemoteBrowser {
  const roots = new Map<HTMLElement, Root>();

  function unmount(container: HTMLElement): void {
    roots.get(container)?.unmount();
    roots.delete(container);
  }

  return {
    contractVersion,
    load: options.load,
    mount: ({ container, context, isHydration }: MountProps) =>
      new Promise((resolve, reject) => {
        const mounted = roots.get(container);
        const serverHtml = !mounted && isHydration ? keepServerHtml(container) : null;
        const restore = (): void => {
          unmount(container);
          serverHtml?.restore();
          reject(new HydrationFailure());
        };
        const tree = (
          <MountedRemote
            context={context}
            onRendered={serverHtml ? undefined : resolve}
            onSettled={() => serverHtml?.settle() && resolve()}
            renderFailure={(retry) =>
              serverHtml?.keep() ? <FailedHydration onRendered={restore} /> : options.renderFailure(context, retry)
            }
          >
            {options.renderApp(context)}
          </MountedRemote>
        );
        const rootOptions = {
          identifierPrefix: options.name,
          onRecoverableError: (error: unknown) => context.reportError(error, hydrationDetails),
          onCaughtError: (error: unknown) => context.reportError(error, 'rendering'),
        };
        if (serverHtml) {
          // In slices, so that what a visitor does in the meantime is answered.
          startTransition(() => void roots.set(container, hydrateRoot(container, tree, rootOptions)));
          return;
        }
        const root = mounted ?? createRoot(container, rootOptions);
        roots.set(container, root);
        root.render(tree);
      }),
    unmount: (container) => {
      unmount(container);
      return Promise.resolve();
    },
  };
}

/** Replaces a page that failed during hydration until React has left the container. */
function FailedHydration({ onRendered }: { readonly onRendered: () => void }): ReactNode {
  // A root cannot be unmounted while it renders.
  useEffect(() => queueMicrotask(onRendered), [onRendered]);
  return null;
}

interface MountedRemoteProps {
  readonly context: ShellContext;
  /** Called when the page is in the document. */
  readonly onRendered: (() => void) | undefined;
  /** Called when its effects have run too. */
  readonly onSettled: () => void;
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

function MountedRemote({ context, onRendered, onSettled, renderFailure, children }: MountedRemoteProps): ReactNode {
  const { watch, read } = context.page.view;
  const view = useSyncExternalStore(watch, read, read);
  // An error thrown by an effect is reported only after the effects of its parents have run.
  useEffect(() => queueMicrotask(onSettled), [onSettled]);
  if (view === null) throw new Error('The remote was mounted without a page');
  return (
    <RemoteRoot shell={context} request={view.request} result={view.result}>
      <div data-remote-root="" ref={(element) => void (element && onRendered?.())}>
        <RemoteErrorBoundary subject={view} renderFailure={renderFailure}>
          {children}
        </RemoteErrorBoundary>
      </div>
    </RemoteRoot>
  );
}
