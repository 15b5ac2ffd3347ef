import type { MountProps, RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { PageView, ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BrowserPromise } from './browser-promises.ts';

interface PartProps {
  readonly text: string;
  readonly surprise?: string;
}

/** Rendered by both halves of the test remote. */
export function TestPart({ text, surprise }: PartProps): ReactNode {
  const id = useId();
  return (
    <div data-remote-root="">
      <h1 id={id}>{text}</h1>
      <p aria-labelledby={id}>Crimping {surprise}</p>
    </div>
  );
}

/** The text of a page of the test remote; undefined for unreadable data. */
export function readText(data: unknown): string | undefined {
  const text = typeof data === 'object' && data !== null && 'text' in data ? data.text : undefined;
  return typeof text === 'string' ? text : undefined;
}

interface LivePartProps {
  readonly context: ShellContext;
  readonly defect: BrowserPromise | null;
  readonly isHydration: boolean;
  readonly onShown: () => void;
}

let latestContext: ShellContext | null = null;

function readView(context: ShellContext, defect: BrowserPromise | null): PageView {
  const { page } = defect === 'scope' && latestContext ? latestContext : context;
  const view = page.view.read();
  if (view === null) throw new Error('There is no view');
  return view;
}

function LivePart({ context, defect, isHydration, onShown }: LivePartProps): ReactNode {
  const read = () => readView(context, defect);
  const view = useSyncExternalStore(
    (listener) => {
      const stop = context.page.view.watch(defect === 'update' ? () => {} : listener);
      return defect === 'unmount' ? () => {} : stop;
    },
    read,
    read,
  );
  const text = readText(view.result.data);
  if (text === undefined && defect === 'garbage') throw new Error('There is no text');
  const isSurprising = (defect === 'hydration' && isHydration) || (defect === 'equality' && !isHydration);
  return (
    <div ref={(element) => void (element && onShown())}>
      <TestPart text={text ?? 'This page cannot be shown'} {...(isSurprising ? { surprise: 'now' } : {})} />
    </div>
  );
}

function createTestRemote(defect: BrowserPromise | null): RemoteBrowser {
  const roots = new Map<HTMLElement, Root>();
  return {
    contractVersion: defect === 'version' ? '0.1.0' : contractVersion,
    load: () => Promise.resolve(),
    mount: ({ container, context, isHydration }: MountProps) => {
      if (roots.has(container) && defect !== 'idempotence') return Promise.resolve();
      latestContext = context;
      return new Promise((resolve) => {
        const options = {
          identifierPrefix: 'test',
          onRecoverableError: (error: unknown) => context.reportError(error, 'hydration'),
        };
        const part = <LivePart {...{ context, defect, isHydration }} onShown={resolve} />;
        if (isHydration) {
          roots.set(container, hydrateRoot(container, part, options));
          return;
        }
        const root = createRoot(container, options);
        roots.set(container, root);
        root.render(part);
      });
    },
    unmount: (container) => {
      roots.get(container)?.unmount();
      roots.delete(container);
      return Promise.resolve();
    },
  };
}

/** One remote that keeps every promise, and one more for each promise, which breaks it. */
export const remotes = {
  sound: createTestRemote(null),
  version: createTestRemote('version'),
  hydration: createTestRemote('hydration'),
  equality: createTestRemote('equality'),
  idempotence: createTestRemote('idempotence'),
  update: createTestRemote('update'),
  unmount: createTestRemote('unmount'),
  scope: createTestRemote('scope'),
  garbage: createTestRemote('garbage'),
};
