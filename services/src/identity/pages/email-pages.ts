import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { renderHtml } from '../../markup/html.ts';
import { fillText } from '../../texts/fill-text.ts';
import type { LinkRefusal } from '../accounts/account-links.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { emailLinkHours } from '../realm/realm.ts';
import { renderPage } from './page-frame.ts';
import { renderNotice, renderProblems } from './page-parts.ts';

interface EmailPage {
  readonly language: UiLanguage;
  readonly oldEmail: string;
  readonly newEmail: string;
}

const resolveAccountPath = (language: UiLanguage) => `/${language}/mykomax/account`;

/** Shows both addresses and asks for a final confirmation; posts to its own address. */
export function renderEmailPage({ language, oldEmail, newEmail }: EmailPage, problems: readonly string[]): string {
  const texts = loadAccountTexts(language);
  const content = renderHtml`<h1>${texts.emailTitle}</h1>
<p class="lead">${texts.emailLead}</p>
${renderProblems(problems)}
<form method="post">
<p class="fixed"><span>${texts.emailOld}</span> <strong>${oldEmail}</strong></p>
<p class="fixed"><span>${texts.emailNew}</span> <strong>${newEmail}</strong></p>
<button class="button" type="submit">${texts.emailSubmit}</button>
</form>
<p class="home"><a href="/">${texts.home}</a></p>`;
  return renderPage(language, texts.emailTitle, content);
}

export function renderEmailDonePage(language: UiLanguage, email: string): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.toAccount, href: resolveAccountPath(language) };
  return renderNotice({
    language,
    title: texts.emailDoneTitle,
    text: fillText(texts.emailDoneText, { email }),
    action,
  });
}

/** Someone else was faster; the reader owns the mailbox, so the truth gives nothing away. */
export function renderEmailRefusedPage(language: UiLanguage): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.toAccount, href: resolveAccountPath(language) };
  return renderNotice({ language, title: texts.emailInUseTitle, text: texts.emailInUseText, action });
}

/** Says why a link to confirm an address does not work and how to get another one. */
export function renderDeadEmailLink(language: UiLanguage, reason: LinkRefusal): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.toAccount, href: resolveAccountPath(language) };
  if (reason === 'unknown') {
    return renderNotice({ language, title: texts.linkUnknownTitle, text: texts.linkUnknownText, action });
  }
  const textByReason = {
    expired: texts.emailExpiredText,
    withdrawn: texts.emailWithdrawnText,
    used: texts.emailUsedText,
    replaced: texts.emailReplacedText,
  };
  const text = fillText(textByReason[reason], { hours: emailLinkHours });
  return renderNotice({ language, title: texts.resetDeadTitle, text, action });
}
