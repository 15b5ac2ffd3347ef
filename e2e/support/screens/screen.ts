import type { Page } from 'playwright';
import type { Visitor } from '../visitor.ts';

/** Languages in which every screen is looked at: one of English, one with long words, one without spaces. */
export const screenLanguages = ['en', 'de', 'ja'] as const;
export type ScreenLanguage = (typeof screenLanguages)[number];

/** Reads a message in the language of the screen; values in it may be anything, and a name may follow it. */
export type Say = (id: string) => RegExp;

export interface Step {
  readonly page: Page;
  /** Messages of the remote that draws the screen. */
  readonly say: Say;
  /** Messages of header, footer and panels. */
  readonly sayShell: Say;
  readonly language: ScreenLanguage;
}

/** What a screen can be brought to: a dialog, a form with mistakes, an open menu. */
export interface ScreenState {
  readonly name: string;
  /** Files of the code, without folder and ending, that only this state shows; the list of screens is held against them. */
  readonly shows?: readonly string[];
  /** It goes on in the dialog of the state before, which otherwise is closed first. */
  readonly isInDialog?: boolean;
  /** What opened it is not there in wide windows, so it is left in a narrow one. */
  readonly isOfPhone?: boolean;
  /** Brings the screen there from what the state before has left. */
  readonly reach: (step: Step) => Promise<unknown>;
}

/** One screen of the product as somebody meets it. */
export interface Screen {
  readonly name: string;
  /** Address with `{language}` in it; the path below it is that of the table of routes. */
  readonly address: string;
  /** Further way from there to the screen. */
  readonly lead?: (step: Step) => Promise<unknown>;
  /** Status of its document; 200 unless told. */
  readonly status?: number;
  readonly states?: readonly ScreenState[];
  readonly shows?: readonly string[];
  /** What the browser complains about because the screen is about a failure. */
  readonly complaint?: RegExp;
  /** The shell draws it without a page of a remote. */
  readonly isOfShell?: boolean;
  /** Languages that it exists in; all three unless told. */
  readonly languages?: readonly ScreenLanguage[];
}

/** Screens that are seen by one person, who comes to them by signing in once. */
export interface ScreenGroup {
  readonly name: string;
  readonly workspace: 'shell' | 'remote-public' | 'remote-portal' | 'remote-editor' | 'remote-styleguide';
  readonly screens: readonly Screen[];
  readonly enter?: (visitor: Visitor) => Promise<void>;
}

/** Opens whatever is folded on a page, so that what is in it can be used. */
export async function unfoldAll({ page }: Pick<Step, 'page'>): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('#kmx-slot details')) part.open = true;
  });
}

/** Sends the open dialog as it is; it stays and names what is missing. */
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
