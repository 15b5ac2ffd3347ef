import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ExamplesPage, openExamplesPage } from '../test-examples-page.ts';

let opened: ExamplesPage;

beforeAll(async () => {
  opened = await openExamplesPage(['search-field']);
}, 120_000);
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.rerender({ colorScheme: 'light' });
  await opened.page.clock.install({ time: 0 });
  // An installed clock goes on by itself until it is paused.
  await opened.page.clock.pauseAt(1000);
});

const field = () => opened.page.locator('[data-example="search-field list"]').getByRole('searchbox');
const passTime = (ms: number) => opened.page.clock.runFor(ms);
const expectFound = (count: number) =>
  expect.poll(() => opened.page.getByRole('status').first().innerText()).toBe(`${count} of 4 machines`);

describe('a field that searches while one types', () => {
  it('searches 300 ms after the last key', async () => {
    await field().pressSequentially('ori');
    await passTime(250);
    await field().press('o');
    await passTime(250);
    await expectFound(4);
    await passTime(60);
    await expectFound(1);
  });

  it('searches at once on Enter, for what is typed without the spaces around it', async () => {
    await field().fill('  ferro ');
    await field().press('Enter');
    await expectFound(2);
  });

  it('waits for the end of a composition', async () => {
    const session = await opened.page.context().newCDPSession(opened.page);
    await field().focus();
    await session.send('Input.imeSetComposition', { text: 'pila', selectionStart: 4, selectionEnd: 4 });
    await passTime(1000);
    await expectFound(4);
    await session.send('Input.insertText', { text: 'pila' });
    await passTime(310);
    await expectFound(1);
  });

  it('keeps what was typed while the list was on its way, and follows a change by other means', async () => {
    await field().pressSequentially('fer');
    await passTime(290);
    await field().press('r');
    await passTime(20);
    expect(await field().inputValue()).toBe('ferr');
    await passTime(300);
    await expectFound(2);
    await opened.page.getByRole('button', { name: 'Show all' }).first().click();
    await expectFound(4);
    expect(await field().inputValue()).toBe('');
  });
});
