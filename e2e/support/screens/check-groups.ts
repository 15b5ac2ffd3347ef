import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createVisitor, startBrowser, type Visitor } from '../visitor.ts';
import { inspectScreen } from './inspect-screen.ts';
import { type Screen, type ScreenGroup, type ScreenLanguage, screenLanguages } from './screen.ts';

interface Looker {
  readonly language: ScreenLanguage;
  readonly visitor: Visitor;
  readonly close: () => Promise<void>;
}

/** Somebody for each language, with a browser of their own: a page behind another one is not drawn. */
async function startLooker(language: ScreenLanguage, { enter }: ScreenGroup): Promise<Looker> {
  const browser = await startBrowser();
  // In the language of the screen, else each of them would be offered in that of the browser.
  const options = { reducedMotion: 'reduce', locale: language } as const;
  const visitor = await createVisitor(browser, inject('product').origin, options);
  // Three browsers at once on two cores; nothing here is about time.
  visitor.context.setDefaultTimeout(30_000);
  await enter?.(visitor);
  return { language, visitor, close: () => browser.close() };
}

function expectComplaints({ listComplaints, expectComplaint }: Visitor, { status = 200, complaint }: Screen): number {
  if (status !== 200) expectComplaint(new RegExp(`Failed to load resource.*status of ${status}`));
  if (complaint !== undefined) expectComplaint(complaint);
  return listComplaints().length;
}

/** One test for each screen of a group; whoever looks has entered once, and the languages are looked at side by side. */
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
