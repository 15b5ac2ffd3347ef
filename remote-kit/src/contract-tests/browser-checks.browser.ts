import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import type { BrowserPromise } from './browser-promises.ts';
import { createStage, type Stage, toView } from './contract-stage.browser.ts';
import { describeChildren, describeHtml, findDifference } from './describe-tree.browser.ts';
import type { RenderedPage } from './server-checks.ts';

interface Pages {
  readonly page: RenderedPage;
  /** Another page of the remote in the same language. */
  readonly other: RenderedPage;
}

type Check = (stage: Stage, pages: Pages, remote: RemoteBrowser) => Promise<readonly string[]>;

function compare(what: string, html: string, container: HTMLElement): readonly string[] {
  return findDifference(what, describeHtml(html), describeChildren(container));
}

const checks: Readonly<Record<BrowserPromise, Check>> = {
  version: (_stage, _pages, remote) =>
    Promise.resolve(remote.contractVersion === contractVersion ? [] : [`speaks ${remote.contractVersion}`]),

  hydration: async ({ mount, container }, { page }) => {
    container.innerHTML = page.html;
    const before = container.innerHTML;
    const first = container.firstElementChild;
    await mount(true);
    return [
      ...findDifference('hydration changed the page', before, container.innerHTML),
      ...(container.firstElementChild === first ? [] : ['hydration replaced the page']),
    ];
  },

  equality: async ({ mount, container }, { page }) => {
    await mount(false);
    return compare('the browser renders another page than the server', page.html, container);
  },

  idempotence: async ({ mount, unmount, load, container }, { page }) => {
    await load();
    await mount(false);
    await mount(false);
    const twice = compare('after the second mount', page.html, container);
    await unmount();
    await unmount();
    const empty = container.innerHTML === '' ? [] : ['two unmounts leave something behind'];
    await mount(false);
    return [...twice, ...empty, ...compare('mount after unmount', page.html, container)];
  },

  update: async ({ mount, show, container }, { other }) => {
    await mount(false);
    await show(other);
    return compare('another page does not show', other.html, container);
  },

  unmount: async ({ mount, unmount, container, countSubscriptions }) => {
    await mount(false);
    const followed = countSubscriptions() > 0 ? [] : ['follows no unit of the context'];
    await unmount();
    const left = countSubscriptions();
    return [
      ...followed,
      ...(container.innerHTML === '' ? [] : ['the container is not empty']),
      ...(left === 0 ? [] : [`${left} subscriptions are left`]),
    ];
  },

  scope: async ({ mount, show, container, second }, { page, other }) => {
    await mount(false);
    await second.mount(other);
    // A new view in the first scope makes the first remote read its stores again while the second one is mounted.
    await show(page);
    return [
      ...compare('the page of the first scope', page.html, container),
      ...compare('the page of the second scope', other.html, second.container),
    ];
  },

  garbage: async ({ mountGarbage, container, unmount }, { page }) => {
    const showAfterwards = await mountGarbage();
    const shown = container.textContent.trim() === '' ? ['nothing is shown'] : [];
    await showAfterwards(page);
    const recovered = compare('a good page after it does not show', page.html, container);
    await unmount();
    return [...shown, ...recovered, ...(container.innerHTML === '' ? [] : ['cannot be unmounted'])];
  },
};

/** Tries one promise of a browser half with one page; lists every way it is broken, including complaints of the browser. */
export async function checkRemote(
  remote: RemoteBrowser,
  promise: BrowserPromise,
  pages: Pages,
): Promise<readonly string[]> {
  const stage = createStage(remote, toView(pages.page));
  try {
    const problems = await checks[promise](stage, pages, remote);
    return [...problems, ...stage.complaints(promise === 'garbage')];
  } catch (error) {
    return [String(error), ...stage.complaints(true)];
  } finally {
    await stage.close();
  }
}
