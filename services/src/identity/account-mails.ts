import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { type AccountTexts, fillText, loadAccountTexts } from './account-texts.ts';
import type { StoredAccount } from './accounts.ts';
import { passwordLinkMinutes } from './realm.ts';

/** What a mail tells the owner of an account. */
export type AccountNews =
  | { readonly kind: 'reset'; readonly link: string }
  | { readonly kind: 'managed' | 'invited' | 'changed' | 'factorOn' | 'factorOff' }
  | { readonly kind: 'recovery'; readonly count: number };

function writeNews(news: AccountNews, texts: AccountTexts) {
  const values = { minutes: passwordLinkMinutes, count: news.kind === 'recovery' ? news.count : 0 };
  const isRequest = news.kind === 'reset' || news.kind === 'managed' || news.kind === 'invited';
  return {
    subject: texts[`${news.kind}MailSubject`],
    paragraphs: [fillText(texts[`${news.kind}MailText`], values)],
    action: news.kind === 'reset' ? { text: texts.resetMailAction, url: news.link } : null,
    note: isRequest ? texts.resetNote : texts.note,
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
