import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { Page } from 'playwright';
import type { Visitor } from '../visitor.ts';

/** Languages in which every screen is inspected: one of English, one with long words, one without spaces. */
export const screenLanguages = ['en', 'de', 'ja'] as const;
export type ScreenLanguage = (typeof screenLanguages)[number];

/** Reads a message in the language of the screen; its values may be anything, and a name may follow it. */
export type Say = (id: string) => RegExp;

export interface Step {
  readonly page: Page;
  /** Messages of the remote that renders the screen. */
  readonly say: Say;
  /** Messages of header, footer and panels. */
  readonly sayShell: Say;
  readonly language: ScreenLanguage;
}

/** A state of the screen: a dialog, a form with mistakes, an open menu. */
export interface ScreenState {
  readonly name: string;
  /** Files of the code, without folder and ending, that only this state shows; the list of screens is held against them. */
  readonly shows?: readonly string[];
  /** It continues in the dialog of the previous state, which is otherwise closed first. */
  readonly isInDialog?: boolean;
  /** What opened it is not there in wide windows, so it is left in a narrow one. */
  readonly isOfPhone?: boolean;
  /** Brings the screen into this state from the previous one. */
  readonly reach: (step: Step) => Promise<unknown>;
}

/** One screen of the product as a person meets it. */
export interface Screen {
  readonly name: string;
  /** Address with `{language}` in it; the path below it is that of the table of routes. */
  readonly address: string;
  /** Further way from there to the screen. */
  readonly lead?: (step: Step) => Promise<unknown>;
  /** Status of its document; defaults to 200. */
  readonly status?: number;
  readonly states?: readonly ScreenState[];
  readonly shows?: readonly string[];
  /** Complaints of the browser that are expected because the screen is about a failure. */
  readonly complaint?: RegExp;
  /** The shell renders it without a page of a remote. */
  readonly isOfShell?: boolean;
  /** Languages in which it exists; defaults to all three. */
  readonly languages?: readonly ScreenLanguage[];
}

/** Screens seen by one person, who signs in once. */
export interface ScreenGroup {
  readonly name: string;
  readonly workspace: UnitName;
  readonly screens: readonly Screen[];
  readonly enter?: (visitor: Visitor) => Promise<void>;
}

/** Opens all collapsed parts of a page, so that their content can be used. */
export async function unfoldAll({ page }: Pick<Step, 'page'>): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('#kmx-slot details')) part.open = true;
  });
}

/** Sends the open dialog unchanged; it stays and lists the missing fields. */
export const sentEmpty: ScreenState = {
  name: 'sent as it is',
  isInDialog: true,
  reach: async ({ page }) => {
    await page.locator('dialog[open] button[type=submit]').click();
    await page.locator('dialog[open] :is([role=alert], [aria-invalid=true])').first().waitFor();
  },
};

/** A state behind a button that opens a dialog. */
export function createDialogState(name: string, button: string, shows: readonly string[] = []): ScreenState {
  return {
    name,
    shows,
    reach: async ({ page, say }) => {
      await page
        .locator('#kmx-slot')
        .getByRole('button', { name: say(button) })
        .first()
        .click();
      await page.locator('dialog[open]').waitFor();
    },
  };
}
