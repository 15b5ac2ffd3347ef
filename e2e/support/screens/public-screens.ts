import type { Page } from 'playwright';
import { pageTypes } from '../page-types.ts';
import { fillSignIn } from '../sign-in.ts';
import { type Screen, type ScreenGroup, type ScreenState, type Step, unfoldAll } from './screen.ts';

const machine = '/{language}/products/crimping/crimp-presses/bench-presses/ferro-115';
const findSlot = ({ page }: Step) => page.locator('#kmx-slot');
const press = (step: Step, button: string) =>
  findSlot(step)
    .getByRole('button', { name: step.say(button) })
    .first()
    .click();

/** Sends a form unchanged and waits for its list of missing fields. */
const createMistakes = (button: string): ScreenState => ({
  name: 'with mistakes',
  reach: async (step) => {
    await press(step, button);
    await findSlot(step).locator('[aria-invalid=true]').first().waitFor();
  },
});

const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 800 });
const narrow = (page: Page) => page.setViewportSize({ width: 360, height: 800 });

/** Everything that opens from the header; one after the other, the last one at the width of a phone. */
const header: readonly ScreenState[] = [
  {
    name: 'pages of the first entry of the menu',
    shows: ['mega-panel'],
    reach: async ({ page, sayShell }) => {
      await page
        .locator('#kmx-header')
        .getByRole('button', { name: sayShell('nav.branch') })
        .first()
        .click();
      await page.locator('#kmx-header [aria-expanded=true]').first().waitFor();
    },
  },
  {
    name: 'suggestions of the search',
    shows: ['search-suggestions'],
    reach: async ({ page, sayShell }) => {
      await page.keyboard.press('Escape');
      await page
        .locator('#kmx-header summary')
        .and(page.getByLabel(sayShell('search.open')))
        .click();
      await page.locator('#kmx-header').getByRole('combobox').fill('ferro');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'languages and countries',
    shows: ['locale-menu'],
    reach: async ({ page, sayShell }) => {
      await page.keyboard.press('Escape');
      await page.locator('#kmx-header').getByLabel(sayShell('locale.button')).click();
      await page.locator('#kmx-header a[hreflang]:visible').first().waitFor();
    },
  },
  {
    name: 'contact',
    shows: ['contact-panel'],
    reach: async ({ page, sayShell }) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('complementary')
        .getByRole('link', { name: sayShell('side.contact') })
        .click();
      await page.locator('dialog[open] a[href^="tel:"]').first().waitFor();
    },
  },
  {
    name: 'news',
    shows: ['news-panel'],
    reach: async ({ page, sayShell }) => {
      await page
        .getByRole('complementary')
        .getByRole('button', { name: sayShell('side.news') })
        .or(page.getByRole('complementary').getByRole('button', { name: sayShell('side.news.unread') }))
        .click();
      await page.locator('dialog[open] ol > li').first().waitFor();
    },
  },
  {
    name: 'menu of a phone',
    isOfPhone: true,
    shows: ['phone-menu'],
    reach: async ({ page, sayShell }) => {
      await narrow(page);
      await page
        .locator('#kmx-header')
        .getByRole('button', { name: sayShell('nav.menu') })
        .click();
      await page.locator('dialog[open]').waitFor();
    },
  },
];

const kinds = pageTypes
  .filter(({ name }) => name !== 'editor area')
  .map(({ name, path, status }): Screen => {
    return { name, address: `/{language}${path}`, ...(status !== undefined && { status }) };
  });

/** Screens that are not the first view of a page type: pages of their own, what people open on a page, its mistakes. */
const further: readonly Screen[] = [
  { name: 'header', address: '/{language}/company', states: header },
  {
    name: 'comparison in its panel',
    address: machine,
    states: [
      {
        name: 'message of an addition',
        reach: async (step) => {
          await press(step, 'product.addToComparison');
          await step.page.locator('[aria-live=polite] [data-type=success]').waitFor();
        },
      },
      {
        name: 'panel',
        shows: ['compare-panel', 'panel-host'],
        reach: async ({ page }) => {
          await wide(page);
          await page.getByRole('banner').locator('a[aria-haspopup=dialog][href*="/products/compare"]').first().click();
          await page.locator('dialog[open] a').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'gallery',
    address: machine,
    states: [
      {
        name: 'one picture',
        reach: async (step) => {
          await findSlot(step).locator('[aria-haspopup=dialog]').first().click();
          await step.page.locator('dialog[open] img').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'support request with mistakes',
    address: '/{language}/support',
    states: [
      createMistakes('support.send'),
      {
        name: 'sent',
        reach: async (step) => {
          const fields = findSlot(step)
            .locator('form')
            .first()
            .locator('input[type=text], input:not([type]), textarea');
          for (const field of await fields.all()) if (await field.isVisible()) await field.fill('Ferro 115');
          for (const field of await findSlot(step).locator('form input[type=email]').all())
            await field.fill('anna@northline.example');
          await press(step, 'support.send');
          await findSlot(step).getByText(step.say('support.sentTitle')).waitFor();
        },
      },
    ],
  },
  {
    name: 'whitepaper with mistakes',
    address: '/{language}/whitepapers/what-a-changeover-costs',
    states: [createMistakes('form.whitepaper.send')],
  },
  {
    name: 'story with mistakes in its form',
    address: '/{language}/stories/light-instead-of-blades',
    lead: unfoldAll,
    states: [createMistakes('form.subscribe.send')],
  },
  { name: 'search without words', address: '/{language}/search' },
  { name: 'search without results', address: '/{language}/search?q=qqqqqq' },
  { name: 'second page of a search', address: '/{language}/search?q=crimp&page=2' },
  {
    name: 'subscription',
    address: '/{language}/subscription?token=abcdefghijklmnopqrstuvwxyz',
    states: [
      {
        name: 'link that is over',
        reach: async (step) => {
          await press(step, 'subscription.confirmSend');
          await findSlot(step).getByText(step.say('subscription.invalid')).waitFor();
        },
      },
    ],
    complaint: /status of 4\d\d/,
  },
  { name: 'end of a subscription', address: '/{language}/subscription?action=end&token=abcdefghijklmnopqrstuvwxyz' },
  { name: 'subscription without its link', address: '/{language}/subscription' },
  {
    name: 'protected page, wrong password',
    address: '/{language}/trade-fair-internal',
    status: 403,
    complaint: /status of 422/,
    states: [
      createMistakes('access.open'),
      {
        name: 'wrong password',
        reach: async (step) => {
          await findSlot(step).locator('input[type=password]').fill('wrong');
          await press(step, 'access.open');
          await findSlot(step).getByText(step.say('access.failed')).waitFor();
        },
      },
    ],
  },
  { name: 'address that cannot be read', address: '/{language}/%ff', status: 400, isOfShell: true },
  {
    name: 'preview link that was altered',
    address: '/{language}/company?preview=1999999999999.abcdefghijklmnopqrstuvwxyz',
    status: 403,
    isOfShell: true,
  },
  { name: 'testing mode', address: '/{language}/company?testing=true' },
  { name: 'next release', address: '/{language}/company?nextRelease=true' },
  {
    name: 'offer of the language of the browser',
    address: '/ja/company',
    languages: ['en', 'de'],
    lead: ({ page }) => page.locator('#kmx-header > section[lang]').waitFor(),
  },
  { name: 'country of its own', address: '/{language}-de/company', languages: ['en', 'de'] },
  { name: 'return from a sign-in that was not begun', address: '/{language}/callback', isOfShell: true },
  {
    name: 'return from a sign-in that was declined',
    address: '/{language}/callback?error=access_denied',
    isOfShell: true,
  },
];

const subSites = [
  '/{language}/events',
  '/{language}/events/crimp-days',
  '/{language}/productronica/programme',
  '/{language}/brand-portal/kmx',
].map((address): Screen => ({ name: `sub-site ${address.slice('/{language}/'.length)}`, address }));

const foreign = ['/fr/france', '/fr/france/service', '/es/iberica', '/es/iberica/formacion', '/cs/company'].map(
  (address): Screen => ({ name: `sub-site ${address.slice(1)}`, address, languages: ['en'] }),
);

/** Every screen of the public sites. */
export const publicGroups: readonly ScreenGroup[] = [
  { name: 'every kind of page', workspace: 'remote-public', screens: kinds },
  { name: 'what visitors bring a page to', workspace: 'remote-public', screens: [...further, ...subSites, ...foreign] },
  {
    name: 'a person whose account does not open a page',
    workspace: 'remote-public',
    enter: async ({ page }) => {
      await page.goto('/en/company/partner-notes');
      await fillSignIn(page, 'emil.novak@vlk.example');
      await page.waitForURL('**/en/company/partner-notes');
      // The page asks who is there, and then loads itself anew.
      await page.getByRole('heading', { level: 1, name: 'This page is protected' }).waitFor();
    },
    screens: [
      {
        name: 'page for others',
        address: '/{language}/company/partner-notes',
        status: 403,
        complaint: /status of 401/,
      },
    ],
  },
];
