import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { PageView } from '@kmx/shared-contracts/shell-context.ts';
import { createContractContext } from './contract-context.browser.ts';
import type { RenderedPage } from './server-checks.ts';

/** Generous, since the sources are compiled while they are loaded; a lifecycle that takes longer never ends. */
const lifecycleMs = 15_000;
const settleMs = 30;
const maxWorkMs = 1_000;

/** A container with a context, and functions that run a remote's lifecycles on it. */
export interface Stage {
  readonly container: HTMLElement;
  readonly load: () => Promise<void>;
  readonly mount: (isHydration: boolean) => Promise<void>;
  /** Mounts with data that no page can be rendered from; the returned function shows a page in the same context. */
  readonly mountGarbage: () => Promise<Stage['show']>;
  readonly unmount: () => Promise<void>;
  readonly show: (page: RenderedPage) => Promise<void>;
  readonly countSubscriptions: () => number;
  /** A second container whose context has its own scope. */
  readonly second: { readonly container: HTMLElement; readonly mount: (page: RenderedPage) => Promise<void> };
  /** Complaints of the browser, React and the remote; with garbage data, a report is the right reaction. */
  readonly complaints: (mayReport: boolean) => readonly string[];
  readonly close: () => Promise<void>;
}

/** The page view of a rendered page. */
export function toView({ request, result }: RenderedPage): PageView {
  return { url: request.url, request, result };
}

/** Waits for work that a lifecycle leaves running after it resolves; on a busy machine a fixed time alone may be too short. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve(), { timeout: maxWorkMs }), settleMs);
  });
}

async function finish(what: string, lifecycle: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${what} does not end`)), lifecycleMs);
  });
  await Promise.race([lifecycle, late]);
  await settle();
}

function collectErrors(): { readonly errors: string[]; readonly stop: () => void } {
  const errors: string[] = [];
  const written = console.error;
  const onError = ({ message }: ErrorEvent) => void errors.push(`uncaught: ${message}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => void errors.push(`unhandled: ${String(reason)}`);
  console.error = (...words: readonly unknown[]) =>
    void errors.push(`console: ${words.map(String).join(' ').slice(0, 600)}`);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return {
    errors,
    stop: () => {
      console.error = written;
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    },
  };
}

/** Creates a stage in the document for one check of a remote. */
export function createStage(remote: RemoteBrowser, view: PageView): Stage {
  const { errors, stop } = collectErrors();
  const container = document.body.appendChild(document.createElement('div'));
  const second = document.body.appendChild(document.createElement('div'));
  const own = createContractContext(view);
  const { language } = view.request.locale;
  const loadFor = ({ result }: PageView) => finish('load', remote.load(language, result.part));
  const load = () => loadFor(view);
  const unmount = () => finish('unmount', remote.unmount(container));
  const mountOn = (target: HTMLElement, { context }: typeof own, isHydration: boolean) =>
    finish('mount', remote.mount({ container: target, context, isHydration }));
  const showIn = async ({ show }: typeof own, page: RenderedPage) => {
    await loadFor(toView(page));
    show(toView(page));
    await settle();
  };
  let garbageReports: readonly string[] = [];
  return {
    container,
    load,
    mount: async (isHydration) => {
      await load();
      await mountOn(container, own, isHydration);
    },
    mountGarbage: async () => {
      const garbage = createContractContext({ ...view, result: { ...view.result, data: { garbage: [1] } } });
      garbageReports = garbage.reports;
      await load();
      await mountOn(container, garbage, false);
      return (page) => showIn(garbage, page);
    },
    unmount,
    show: (page) => showIn(own, page),
    countSubscriptions: own.countSubscriptions,
    second: {
      container: second,
      mount: async (page) => {
        await loadFor(toView(page));
        await mountOn(second, createContractContext(toView(page)), false);
      },
    },
    complaints: (mayReport) => [
      ...errors.filter((error) => !mayReport || !error.startsWith('console:')),
      ...(mayReport ? [] : [...own.reports, ...garbageReports]),
    ],
    close: async () => {
      for (const each of [container, second]) {
        await remote.unmount(each).catch(() => {});
        each.remove();
      }
      await settle();
      stop();
    },
  };
}
