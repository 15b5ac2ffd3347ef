import type { Page } from 'playwright';

/** The state of the open ticket. */
export const findState = (page: Page) => page.getByRole('region', { name: 'Status' });
/** The open dialog. */
export const findDialog = (page: Page) => page.getByRole('dialog');
/** The messages about the last changes. */
export const findNotices = (page: Page) => page.getByRole('region', { name: 'Last changes' });
/** The buttons that undo the last changes. */
export const findUndo = (page: Page) => findNotices(page).getByRole('button', { name: 'Undo' });
/** The text of the focused element. */
export const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
