import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createTestShell } from '../component-tests/create-test-shell.browser.ts';
import { createContractRequest, createContractResult } from '../contract-tests/remote-fixtures.ts';
import { RequestError } from '../data/request-error.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { UndoArea } from './undo-area.tsx';
import { type UndoOffer, useUndo } from './undo-offer.ts';

afterEach(() => vi.useRealTimers());

// React renders by the browser's clock, not by the fake one of the test.
const { setTimeout: startTimer } = globalThis;
const waitForRender = () => new Promise((resolve) => startTimer(resolve, 100));

function OfferButton({ offers }: { readonly offers: readonly UndoOffer[] }) {
  const { offer, undoneCount } = useUndo();
  const [isGone, setGone] = useState(false);
  const add = () => {
    for (const each of offers) offer(each);
    setGone(offers.some(({ takesFocus }) => takesFocus !== 'never'));
  };
  return (
    <>
      <h1>Tickets</h1>
      <output>{`Undone: ${undoneCount}`}</output>
      {!isGone && (
        <button type="button" onClick={add}>
          Change
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          const title = document.querySelector<HTMLElement>('h1');
          if (title) title.tabIndex = -1;
          title?.focus();
        }}
      >
        Next page
      </button>
    </>
  );
}

interface Given {
  readonly owner?: string | null;
  readonly isWindowFixed?: boolean;
}

/** Shows a page with a button that makes the undoable changes. */
async function open(offers: readonly Partial<UndoOffer>[], { owner = 'anna', isWindowFixed = false }: Given = {}) {
  const request = createContractRequest('/test', 'en');
  const result = createContractResult();
  const shell = createTestShell({ url: request.url, request, result }, null);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const usual: UndoOffer = {
    id: 'a',
    text: 'The ticket is closed.',
    takesFocus: 'never',
    undo: () => Promise.resolve({ kind: 'success', text: 'As before.' }),
  };
  const show = (shownOwner: string | null) =>
    root.render(
      <RemoteRoot request={request} result={result} shell={shell.context}>
        <UndoArea
          label="Last changes"
          owner={shownOwner}
          isWindowFixed={isWindowFixed}
          texts={{ undo: 'Undo', dismiss: 'Close' }}
          describeFailure={({ kind }) => ({ title: 'Not undone', text: `Because of: ${kind}` })}
        >
          <OfferButton offers={offers.map((offer) => ({ ...usual, ...offer }))} />
        </UndoArea>
      </RemoteRoot>,
    );
  show(owner);
  await page.getByRole('button', { name: 'Change' }).click();
  return { messages: shell.messages, show };
}

const button = page.getByRole('button', { name: 'Undo' });
const region = page.getByRole('region', { name: 'Last changes' });

it('D-22 an undo is offered; after it has succeeded, that is announced and the offer disappears', async () => {
  const { messages } = await open([{}]);
  await expect.element(region).toMatchTextContent('The ticket is closed.');
  await expect.element(button).toHaveAccessibleDescription('The ticket is closed.');
  await button.click();
  await expect.element(region).not.toBeInTheDocument();
  expect(messages).toMatchObject([{ kind: 'success', text: 'As before.', link: null, isFloating: true }]);
  await expect.element(page.getByText('Undone: 1')).toBeVisible();
});

it('D-22 a failed attempt says why and can be retried', async () => {
  const undo = vi
    .fn<UndoOffer['undo']>()
    .mockRejectedValueOnce(new RequestError('offline', 'Failed to fetch'))
    .mockResolvedValueOnce({ kind: 'success', text: 'As before.' });
  const { messages } = await open([{ undo }]);
  await button.click();
  await expect.element(region.getByRole('alert')).toMatchTextContent('Because of: offline');
  await button.click();
  await expect.element(region).not.toBeInTheDocument();
  expect(messages).toHaveLength(1);
});

it('D-22 a change that can never be undone is reported above the page with a link, and counts as not undone', async () => {
  const link = { text: 'Deleted', href: '/en/editor/deleted' };
  const { messages } = await open([
    { undo: () => Promise.resolve({ kind: 'error', text: 'Its place is taken.', link }) },
  ]);
  await button.click();
  await expect.element(region).not.toBeInTheDocument();
  expect(messages).toMatchObject([{ kind: 'error', text: 'Its place is taken.', link, isFloating: false }]);
  await expect.element(page.getByText('Undone: 0')).toBeVisible();
});

it('D-22 an offer expires after 20 seconds, but waits while focused if the backend allows it', async () => {
  vi.useFakeTimers();
  await open([{ takesFocus: 'at-once' }]);
  await vi.advanceTimersByTimeAsync(19_000);
  await waitForRender();
  await expect.element(button).toHaveFocus();
  await vi.advanceTimersByTimeAsync(40_000);
  await waitForRender();
  await expect.element(button).toHaveFocus();
  await page.getByRole('button', { name: 'Next page' }).click();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(region).not.toBeInTheDocument();
});

it('D-22 where the backend undoes only for a short time, an offer expires even while focused, and the focus moves to the title', async () => {
  vi.useFakeTimers();
  await open([{ takesFocus: 'at-once' }], { isWindowFixed: true });
  await vi.advanceTimersByTimeAsync(19_000);
  await waitForRender();
  await expect.element(button).toHaveFocus();
  await vi.advanceTimersByTimeAsync(1_100);
  await expect.element(region).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(10);
  await expect.element(page.getByRole('heading', { name: 'Tickets' })).toHaveFocus();
});

it('EDT-002 when the change leaves the page, the offer takes the focus from the title of the next one', async () => {
  await open([{ takesFocus: 'on-next-page' }]);
  await expect.element(region).toBeVisible();
  await expect.element(button).not.toHaveFocus();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(button).toHaveFocus();
});

it('D-22 at most three offers are shown, and never those of the previous user', async () => {
  const { show } = await open(['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Change ${id}` })));
  await expect.element(region).toMatchTextContent('Change d');
  expect(button.elements()).toHaveLength(3);
  show('ben');
  await expect.element(region).not.toBeInTheDocument();
});

it('D-22 an offer can be dismissed', async () => {
  await open([{}]);
  await region.getByRole('button', { name: 'Close' }).click();
  await expect.element(region).not.toBeInTheDocument();
});
