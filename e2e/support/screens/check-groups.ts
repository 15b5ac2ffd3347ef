import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createVisitor, startBrowser, type Visitor } from '../visitor.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type Screen, type ScreenGroup, type ScreenLanguage, screenLanguages } from './screen.ts';

interface Looker {
  readonly language: ScreenLanguage;
  readonly visitor: Visitor;
  readonly close: () => Promise<void>;
}

/** One person for each language, with a separate browser: a page behind another one is not rendered. */
async function startLooker(language: ScreenLanguage, { enter }: ScreenGroup): Promise<Looker> {
  const browser = await startBrowser();
  // In the language of the screen, else each of them would be offered in that of the browser.
  const options = { reducedMotion: 'reduce', locale: language } as const;
  const visitor = await createVisitor(browser, inject('product').origin, options);
  // Three browsers at once on two cores; no time is measured here.
  visitor.context.setDefaultTimeout(30_000);
  await enter?.(visitor);
  return { language, visitor, close: () => browser.close() };
}

function expectComplaints({ listComplaints, expectComplaint }: Visitor, { status = 200, complaint }: Screen): number {
  if (status !== 200) expectComplaint(new RegExp(`Failed to load resource.*status of ${status}`));
  if (complaint !== undefined) expectComplaint(complaint);
  return listComplaints().length;
}

/** One test for each screen of a group; each person has signed in once, and the languages run in parallel. */
export function checkGroup(group: ScreenGroup): void {
  describe(group.name, () => {
    let lookers: readonly Looker[] = [];
    beforeAll(async () => {
      lookers = await Promise.all(screenLanguages.map((language) => startLooker(language, group)));
    });
    afterAll(() => Promise.all(lookers.map(({ close }) => close())));

    it.for(group.screens)(
      'no barrier that axe knows, nothing wider than its window: $name',
      { timeout: 600_000 },
      async (screen) => {
        const { languages = screenLanguages } = screen;
        const looks = lookers
          .filter(({ language }) => languages.includes(language))
          .map(async ({ language, visitor }) => {
            const before = expectComplaints(visitor, screen);
            const found = await inspectScreen(visitor.page, screen, { language, workspace: group.workspace });
            return [...found, ...visitor.listComplaints().slice(before)];
          });
        expect((await Promise.all(looks)).flat()).toEqual([]);
      },
    );
  });
}
