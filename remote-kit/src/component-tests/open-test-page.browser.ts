import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { onTestFinished } from 'vitest';
import { createContractRequest, createContractResult } from '../contract-tests/remote-fixtures.ts';
import { createPageMatcher } from '../remote/match-page.ts';
import type { PageDefinition } from '../remote/page-definition.ts';
import { createTestShell, type TestShell } from './create-test-shell.browser.ts';

/** Which page of a remote a test looks at. */
export interface TestPage {
  /** The part of the remote's code that renders it. */
  readonly part: string;
  /** Without the locale prefix, with its query. */
  readonly address: string;
  readonly language?: UiLanguage;
  readonly user?: User | null;
}

// Following a link would navigate the browser away from the test.
function followLinks(navigate: (href: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '#';
    if (event.defaultPrevented || href.startsWith('#') || link?.hasAttribute('download')) return;
    event.preventDefault();
    navigate(href);
  };
  addEventListener('click', follow);
  return () => removeEventListener('click', follow);
}

/** A page of a remote, mounted in the document. */
export interface OpenedPage extends TestShell {
  /** Unmounts the page as a navigation does; stored data remain. */
  readonly leave: () => Promise<void>;
}

/** Mounts a page of a remote in the document as the shell does; unmounts it and clears its storage when the test ends. */
export async function openTestPage(
  remote: RemoteBrowser,
  pages: readonly PageDefinition[],
  { part, address, language = 'en', user = null }: TestPage,
): Promise<OpenedPage> {
  const request = createContractRequest(address, language);
  const { params } = createPageMatcher(pages, { isCaseSensitive: false })(request.path);
  const result = { ...createContractResult({ page: part, params }), part };
  const shell = createTestShell({ url: request.url, request, result }, user);
  const container = document.body.appendChild(document.createElement('main'));
  const stop = followLinks(shell.context.navigate);
  const leave = async () => {
    await remote.unmount(container);
    container.remove();
    stop();
  };
  onTestFinished(async ({ task }) => {
    // The visible text is what helps most in understanding a failure.
    if (task.result?.state === 'fail') console.info(`${task.name}\n\n${document.body.innerText}`);
    await leave();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await remote.load(language, part);
  await remote.mount({ container, context: shell.context, isHydration: false });
  return { ...shell, leave };
}
