import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import { fillText } from '../../texts/fill-text.ts';
import { emailLinkHours, passwordLinkMinutes } from '../realm/realm.ts';
import { type AccountTextKey, type AccountTexts, loadAccountTexts } from './account-texts.ts';
import type { StoredAccount } from './accounts.ts';

/** The content of a mail to the owner of an account. */
export type AccountNews =
  | { readonly kind: 'reset'; readonly link: string }
  | { readonly kind: 'managed' | 'invited' | 'changed' | 'factorOn' | 'factorOff' | 'emailTaken' }
  | { readonly kind: 'emailAsked' | 'emailDone'; readonly email: string }
  | { readonly kind: 'recovery'; readonly count: number };

/** Small print to reassure the reader. */
const noteByKind: Readonly<Partial<Record<AccountNews['kind'], AccountTextKey>>> = {
  reset: 'resetNote',
  managed: 'resetNote',
  invited: 'resetNote',
  emailTaken: 'emailNote',
};

function writeNews(news: AccountNews, texts: AccountTexts) {
  const values = { minutes: passwordLinkMinutes, ...news };
  return {
    subject: texts[`${news.kind}MailSubject`],
    paragraphs: [fillText(texts[`${news.kind}MailText`], values)],
    action: news.kind === 'reset' ? { text: texts.resetMailAction, url: news.link } : null,
    note: texts[noteByKind[news.kind] ?? 'note'],
  };
}

/** A mail to the owner of an account, in the language of the account or else of the page that caused it. */
export function createAccountMail(account: StoredAccount, pageLanguage: UiLanguage, news: AccountNews): Mail {
  const language = account.language ?? pageLanguage;
  const texts = loadAccountTexts(language);
  const greeting = account.fullName === '' ? texts.greeting : fillText(texts.greetingName, { name: account.fullName });
  const content = { language, greeting, details: [], closing: [texts.closing, texts.team], ...writeNews(news, texts) };
  return { recipient: account.email, content };
}

/**
 * The link that confirms a new address. It omits the account's name: the mailbox is not verified yet, and a name can be
 * chosen to say anything.
 */
export function createEmailLinkMail(recipient: string, language: UiLanguage, link: string): Mail {
  const texts = loadAccountTexts(language);
  const content = {
    language,
    subject: texts.emailLinkMailSubject,
    greeting: texts.greeting,
    paragraphs: [fillText(texts.emailLinkMailText, { hours: emailLinkHours })],
    action: { text: texts.emailLinkMailAction, url: link },
    details: [],
    closing: [texts.closing, texts.team],
    note: texts.emailNote,
  };
  return { recipient, content };
}
