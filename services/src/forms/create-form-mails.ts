import type { MailContent } from '../mail/mail-content.ts';
import type { MailState } from '../mail/mail-database.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { fillText } from '../texts/fill-text.ts';
import { signFilePath } from '../uploads/signed-file.ts';
import { type FormMailTexts, loadFormMailTexts } from './form-mail-texts.ts';
import type { Submission } from './submission.ts';

/** How long the team can open the files of a form. */
const fileLinkSeconds = 30 * 86_400;

/** A file that belongs to a form. */
export interface ClaimedFile {
  readonly id: string;
  readonly name: string;
}

/** A stored form with the further facts that its mails need. */
export interface KeptSubmission extends Submission {
  readonly reference: string;
  /** The files that were sent with it. */
  readonly files: readonly ClaimedFile[];
  readonly subscriptionToken: string | null;
}

export interface MailSettings {
  readonly supportAddress: string;
  readonly editorialAddress: string;
  /** Origins allowed in links of mails; the first is used when the page's own is not among them. */
  readonly origins: readonly [string, ...string[]];
  /** Signs links to uploaded files. */
  readonly fileKey: Buffer;
  readonly mailState: MailState;
}

export interface FormMail extends Mail {
  readonly isToTeam: boolean;
}

const teamLabels: Readonly<Record<string, string>> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  country: 'Country',
  product: 'Product',
  serialNumber: 'Serial number',
  message: 'Message',
  slug: 'About',
};
const teamSubjects: Readonly<Partial<Record<Submission['kind'], string>>> = {
  'support-request': 'Support request',
  'story-feedback': 'Feedback on a story',
  whitepaper: 'Whitepaper requested',
};

function createLink(submission: KeptSubmission, { origins }: MailSettings, path: string): string {
  const page = new URL(submission.page);
  // The host of a request can be forged; a mail must not lead to a stranger.
  const origin = origins.find((known) => known === page.origin) ?? origins[0];
  return `${origin}${path}`;
}

function createTeamMail(submission: KeptSubmission, settings: MailSettings): FormMail[] {
  const { kind, values, reference, files } = submission;
  const subject = teamSubjects[kind];
  if (subject === undefined) return [];
  const fields = Object.entries(teamLabels).flatMap(([name, label]) => {
    const value = values[name] ?? '';
    return value === '' ? [] : [[label, value] as const];
  });
  const links = files.map(({ id, name }) => {
    const url = createLink(submission, settings, signFilePath(settings.fileKey, id, fileLinkSeconds));
    return ['File (link valid for 30 days)', name, url] as const;
  });
  const content: MailContent = {
    language: 'en',
    subject: `${subject} ${reference}`,
    greeting: null,
    paragraphs: [`${subject} from the website, written in the language "${submission.language}".`],
    action: { text: 'Page of the form', url: createLink(submission, settings, new URL(submission.page).pathname) },
    details: [...fields, ...links],
    closing: [],
    note: null,
  };
  const recipient = kind === 'support-request' ? settings.supportAddress : settings.editorialAddress;
  return [{ recipient, content, isToTeam: true }];
}

function createVisitorContent(
  submission: KeptSubmission,
  settings: MailSettings,
  texts: FormMailTexts,
): Pick<MailContent, 'subject' | 'paragraphs' | 'action' | 'details'> | null {
  const { kind, values, reference, files, subscriptionToken } = submission;
  const prefix = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/.exec(new URL(submission.page).pathname)?.[0] ?? '/en';
  switch (kind) {
    case 'support-request':
      return {
        subject: fillText(texts.supportSubject, { reference }),
        paragraphs: [fillText(texts.supportText, { reference })],
        action: null,
        details: [
          [texts.product, values['product'] ?? ''],
          [texts.serialNumber, values['serialNumber'] ?? ''],
          [texts.message, values['message'] ?? ''],
          ...(files.length === 0 ? [] : [[texts.files, files.map(({ name }) => name).join('\n')] as const]),
        ],
      };
    case 'whitepaper':
      return {
        subject: texts.whitepaperSubject,
        paragraphs: [texts.whitepaperText],
        action: {
          text: texts.whitepaperAction,
          url: createLink(submission, settings, `${prefix}/whitepapers/${values['slug'] ?? ''}?sent=whitepaper`),
        },
        details: [],
      };
    case 'subscribe': {
      const path = `${prefix}/subscription?token=${subscriptionToken ?? ''}&action=confirm`;
      return {
        subject: texts.subscribeSubject,
        paragraphs: [texts.subscribeText],
        action: { text: texts.subscribeAction, url: createLink(submission, settings, path) },
        details: [],
      };
    }
    default:
      return null;
  }
}

/** The mails that a form causes: one to the team, one to the visitor in the page's language. */
export function createFormMails(submission: KeptSubmission, settings: MailSettings): readonly FormMail[] {
  const texts = loadFormMailTexts(submission.language);
  const own = createVisitorContent(submission, settings, texts);
  const recipient = submission.values['email'] ?? '';
  const mails = createTeamMail(submission, settings);
  if (own === null || recipient === '') return mails;
  const name = [submission.values['firstName'], submission.values['lastName']].filter(Boolean).join(' ');
  const content: MailContent = {
    language: submission.language,
    greeting: name === '' ? texts.greeting : fillText(texts.greetingName, { name }),
    closing: [texts.closing, texts.team],
    note: texts.note,
    ...own,
  };
  return [...mails, { recipient, content, isToTeam: false }];
}
