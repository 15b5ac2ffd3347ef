import { signInEditor } from '../sign-in-editor.ts';
import { openPage } from '../visitor.ts';
import {
  createDialogState,
  type Screen,
  type ScreenGroup,
  type ScreenState,
  type Step,
  sentEmpty,
  unfoldAll,
} from './screen.ts';

const editor = '/{language}/editor';
const page = `${editor}/pages/page-sustainability`;
const findSlot = (step: Step) => step.page.locator('#kmx-slot');
const press = (step: Step, button: string) =>
  findSlot(step)
    .getByRole('button', { name: step.say(button) })
    .first()
    .click();

/** Adds one block of every kind below the others, and unfolds them all. */
const everyBlock: ScreenState = {
  name: 'with a block of every kind',
  reach: async (step) => {
    const addBlock = findSlot(step)
      .getByRole('button', { name: step.say('block.add'), exact: true })
      .last();
    const kinds = step.page.locator('dialog[open] li button');
    await addBlock.click();
    await kinds.first().waitFor();
    const count = await kinds.count();
    for (let place = 0; place < count; place += 1) {
      if (place > 0) await addBlock.click();
      await kinds.nth(place).click();
      await step.page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await unfoldAll(step);
  },
};

/** A dialog behind a button within a block. */
const createFormDialog = (name: string, button: string, shows: readonly string[]): ScreenState => ({
  name,
  shows,
  reach: async (step) => {
    await unfoldAll(step);
    await press(step, button);
    await step.page.locator('dialog[open] li').first().waitFor();
  },
});

const pictureUpload: ScreenState = {
  name: 'sending a picture',
  reach: async (step) => {
    await unfoldAll(step);
    await press(step, 'picture.choose');
    await step.page.locator('dialog[open] summary').first().click();
    await step.page
      .locator('dialog[open] details[open]')
      .getByRole('button', { name: step.say('upload.send') })
      .click();
    await step.page.locator('dialog[open] [aria-invalid=true]').first().waitFor();
  },
};

// The languages run in parallel, so each changes separate pages.
const ownPages = { en: 'page-quality', de: 'page-careers', ja: 'page-locations' } as const;

/** Begins a translation and exports its texts, which the import waits for. */
async function beginTranslation(step: Step): Promise<void> {
  await openPage(step, `/${step.language}/editor/pages/${ownPages[step.language]}`);
  await findSlot(step).locator('form fieldset input[type=checkbox]:not(:disabled)').first().check();
  await press(step, 'translation.start');
  await press(step, 'translation.export');
  await findSlot(step)
    .getByRole('button', { name: step.say('translation.import') })
    .first()
    .waitFor();
}

/** Saves a new draft and compares it with the version before. */
async function compareDraft(step: Step): Promise<void> {
  const path = `/${step.language}/editor/pages/${ownPages[step.language]}`;
  await openPage(step, `${path}/content?language=en`);
  const title = findSlot(step).getByLabel(step.say('field.title')).first();
  await title.fill(`${await title.inputValue()} now`);
  await press(step, 'content.save');
  await step.page.getByText(step.say('content.saved')).first().waitFor();
  await openPage(step, `${path}/versions/1?language=en`);
}

async function createStory(step: Step, title: string): Promise<string> {
  await openPage(step, `/${step.language}/editor/entries/Story`);
  await press(step, 'new.action');
  await step.page.locator('dialog[open]').getByLabel(step.say('field.title')).fill(title);
  await step.page.locator('dialog[open] button[type=submit]').click();
  await step.page.waitForURL('**/content?**');
  return new URL(step.page.url()).pathname.replace('/content', '');
}

/** Deletes an entry whose address another one then takes, so that it cannot be restored unchanged. */
async function deleteAndReplace(step: Step): Promise<void> {
  const title = `Axe ${step.language}`;
  await openPage(step, await createStory(step, title));
  await press(step, 'delete.action');
  await step.page.locator('dialog[open] button[type=submit]').click();
  await step.page.waitForURL('**/editor/entries/Story');
  await createStory(step, title);
  await openPage(step, `/${step.language}/editor/deleted?model=Story`);
}

const kinds = [
  'Story',
  'StoryContact',
  'StoryCategory',
  'MediaRelease',
  'NewsFeedItem',
  'Whitepaper',
  'AnnualReport',
  'Location',
  'FileDownload',
  'NavigationItem',
  'FooterNavigation',
  'Asset',
  'SystemRedirect',
  'HeaderNavigation',
  'Site',
];

const screens: readonly Screen[] = [
  {
    name: 'overview',
    address: editor,
    states: [createDialogState('name of the editor', 'person.give', ['person-name'])],
  },
  { name: 'navigation', address: `${editor}/navigation` },
  {
    name: 'pages',
    address: `${editor}/pages`,
    states: [createDialogState('new page', 'new.action', ['new-entry-dialog']), sentEmpty],
  },
  { name: 'pages: none fits', address: `${editor}/pages?q=qqqqq` },
  {
    name: 'page',
    address: page,
    states: [
      createDialogState('plan', 'plan', ['schedule-dialog']),
      sentEmpty,
      createDialogState('off the site', 'unpublish', ['unpublish-dialog']),
      createDialogState('deleting', 'delete.action', ['delete-dialog']),
      {
        name: 'preview link',
        reach: async (step) => {
          await press(step, 'preview.create');
          await findSlot(step).getByLabel(step.say('preview.link')).waitFor();
        },
      },
    ],
  },
  {
    name: 'page in translation',
    address: `${editor}/translations`,
    lead: beginTranslation,
    states: [
      createDialogState('out of translation', 'translation.reset', ['reset-dialog']),
      createDialogState('import', 'translation.import', ['import-dialog']),
      sentEmpty,
    ],
  },
  {
    name: 'page that cannot be deleted',
    address: `${editor}/pages/page-home`,
    states: [createDialogState('deleting', 'delete.action', ['delete-dialog'])],
  },
  {
    name: 'content of a page',
    address: `${page}/content?language=en`,
    states: [
      createFormDialog('choosing a picture', 'picture.choose', ['picture-dialog']),
      pictureUpload,
      {
        name: 'choosing a page',
        shows: ['entry-dialog'],
        reach: async (step) => {
          await press(step, 'list.add');
          await press(step, 'link.choosePage');
          await step.page.locator('dialog[open] li').first().waitFor();
        },
      },
      createFormDialog('choosing a block', 'block.add', ['add-block-dialog']),
      everyBlock,
    ],
  },
  { name: 'content in a new language', address: `${page}/content?language=hu` },
  {
    name: 'version of a page',
    address: `${page}/versions/1?language=en`,
    lead: compareDraft,
    states: [createDialogState('restoring', 'version.restore', ['version-differences'])],
  },
  { name: 'page that is not there', address: `${editor}/pages/page-nowhere` },
  ...kinds.map((kind): Screen => ({ name: `list of ${kind}`, address: `${editor}/entries/${kind}` })),
  { name: 'entry', address: `${editor}/entries/Story/story-light-instead-of-blades` },
  ...['Story/story-light-instead-of-blades', 'MediaRelease/media-annual-results-2025'].map(
    (entry): Screen => ({
      name: `content of ${entry}`,
      address: `${editor}/entries/${entry}/content?language=en`,
      lead: unfoldAll,
    }),
  ),
  {
    name: 'version of an entry',
    address: `${editor}/entries/Story/story-light-instead-of-blades/versions/1?language=en`,
  },
  { name: 'translations', address: `${editor}/translations` },
  { name: 'schedule', address: `${editor}/schedule` },
  { name: 'log', address: `${editor}/log` },
  {
    name: 'deleted',
    address: `${editor}/deleted`,
    lead: deleteAndReplace,
    complaint: /status of 409/,
    states: [createDialogState('address that is taken', 'restore.action', ['restore-dialog'])],
  },
  { name: 'unknown page', address: `${editor}/nowhere`, status: 404 },
];

/** Every screen of the editor area, with its dialogs. */
export const editorGroups: readonly ScreenGroup[] = [
  {
    name: 'a visitor without the password',
    workspace: 'remote-editor',
    screens: [
      {
        name: 'sign-in of the editor area',
        address: editor,
        complaint: /status of 401/,
        states: [
          {
            name: 'wrong password',
            reach: async (step) => {
              await findSlot(step).locator('input[type=password]').fill('wrong');
              await findSlot(step).locator('form button[type=submit]').click();
              await findSlot(step).getByText(step.say('login.wrong')).waitFor();
            },
          },
        ],
      },
    ],
  },
  { name: 'an editor', workspace: 'remote-editor', screens, enter: (visitor) => signInEditor(visitor, '/en/editor') },
];
