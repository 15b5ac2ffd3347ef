import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { screenLanguages } from '../support/screens/screen.ts';
import { walkSignInPages } from '../support/screens/sign-in-pages.ts';
import { readIdentityToken, signIn } from '../support/sign-in.ts';
import { createVisitor, startBrowser } from '../support/visitor.ts';

const product = inject('product');

describe('the pages of sign-in', () => {
  let browser: Browser;
  let administratorToken: string;
  beforeAll(async () => {
    browser = await startBrowser();
    const staff = await createVisitor(browser, product.origin);
    await signIn(staff, 'dora.nemeth@kmx.example');
    administratorToken = await readIdentityToken(staff.page);
    await staff.leave();
  });
  afterAll(() => browser.close());

  it.for(screenLanguages)(
    'AUTH-023 each of them in %s, from the invitation to the one-time code, has no barrier that axe knows',
    { timeout: 600_000 },
    async (language) => {
      const visitor = await createVisitor(browser, product.origin, { reducedMotion: 'reduce', locale: language });
      visitor.expectComplaint(/status of 4\d\d/);
      expect(await walkSignInPages({ product, visitor, language, administratorToken })).toEqual({
        found: [],
        missed: [],
      });
      expect(visitor.listComplaints()).toEqual([]);
      await visitor.leave();
    },
  );
});
