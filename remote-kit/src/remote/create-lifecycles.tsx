import type { MountProps, RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { HydrationFailure, keepServerDrawing } from './keep-server-drawing.ts';
import { RemoteErrorBoundary, RemoteRoot } from './remote-root.tsx';

interface LifecycleOptions {
  /** Prefix of useId, the same as on the server. */
  readonly name: string;
  /** The remote's tree for the page view that RemoteRoot provides. */
  readonly renderApp: (shell: ShellContext) => ReactNode;
  /** What stands in place of a page that could not be drawn, in the language of the page, with a way to try again. */
  readonly renderFailure: (shell: ShellContext, retry: () => void) => ReactNode;
  readonly load: RemoteBrowser['load'];
}

/** Hand-written single-spa lifecycles of a remote: hydrate server HTML, else render afresh (DES-06). */
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
        const drawing = !mounted && isHydration ? keepServerDrawing(container) : null;
        const restore = (): void => {
          unmount(container);
          drawing?.restore();
          reject(new HydrationFailure());
        };
        const tree = (
          <MountedRemote
            context={context}
            onRendered={drawing ? undefined : resolve}
            onSettled={() => drawing?.settle() && resolve()}
            renderFailure={(retry) =>
              drawing?.keep() ? <FailedHydration onDrawn={restore} /> : options.renderFailure(context, retry)
            }
          >
            {options.renderApp(context)}
          </MountedRemote>
        );
        const rootOptions = {
          identifierPrefix: options.name,
          onRecoverableError: (error: unknown) => context.reportError(error, 'hydration'),
          onCaughtError: (error: unknown) => context.reportError(error, 'drawing'),
        };
        if (drawing) {
          roots.set(container, hydrateRoot(container, tree, rootOptions));
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

/** Stands for a page that failed while it was hydrated until React has left the container. */
function FailedHydration({ onDrawn }: { readonly onDrawn: () => void }): ReactNode {
  // A root cannot be taken down while it is drawing.
  useEffect(() => queueMicrotask(onDrawn), [onDrawn]);
  return null;
}

interface MountedRemoteProps {
  readonly context: ShellContext;
  /** The page stands in the document. */
  readonly onRendered: (() => void) | undefined;
  /** And its effects have run. */
  readonly onSettled: () => void;
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

function MountedRemote({ context, onRendered, onSettled, renderFailure, children }: MountedRemoteProps): ReactNode {
  const view = useSyncExternalStore(
    (listener) => context.units.watch(context.page.$view, listener),
    () => context.units.read(context.page.$view),
    () => context.units.read(context.page.$view),
  );
  // An effect that threw is heard of after the effects of its parents have run.
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
