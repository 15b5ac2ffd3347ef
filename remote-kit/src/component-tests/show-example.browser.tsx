import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createContractRequest, createContractResult } from '../contract-tests/remote-fixtures.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { createTestShell, type TestShell } from './create-test-shell.browser.ts';

/** Renders an example of a component on a page of its own until the test ends, signed out. */
export function showExample(render: () => ReactNode): TestShell {
  const request = createContractRequest('/', 'en');
  const result = createContractResult({});
  const shell = createTestShell({ url: request.url, request, result }, null);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() =>
    root.render(
      <RemoteRoot shell={shell.context} request={request} result={result}>
        {render()}
      </RemoteRoot>,
    ),
  );
  return shell;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Lists the accessibility violations that axe finds on the current page. */
export async function findBarriers(): Promise<readonly string[]> {
  const { violations } = await axe.run('main', { runOnly: tags });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
