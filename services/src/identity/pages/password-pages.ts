import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { PolicyRequirement } from '../../configuration/password-policies.ts';
import { renderHtml } from '../../markup/html.ts';
import { fillText } from '../../texts/fill-text.ts';
import type { LinkRefusal } from '../accounts/account-links.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';

import { passwordLinkMinutes, passwordPath } from '../realm/realm.ts';
import { renderPage } from './page-frame.ts';
import { renderField, renderNotice, renderPasswordFields, renderProblems } from './page-parts.ts';

const minutes = passwordLinkMinutes;

/** Asks for the address to send a password link to. */
export function renderForgotPage(language: UiLanguage, email: string, problems: readonly string[]): string {
  const texts = loadAccountTexts(language);
  const describedBy = problems.length === 0 ? '' : 'problems';
  const field = { name: 'email', label: texts.email, type: 'email', autocomplete: 'username', describedBy } as const;
  const content = renderHtml`<h1>${texts.forgotTitle}</h1>
<p class="lead">${texts.forgotLead}</p>
${renderProblems(problems)}
<form method="post">
${renderField({ ...field, maxLength: 254, value: email, hasFocus: true })}
<button class="button" type="submit">${texts.forgotSubmit}</button>
</form>
<p class="home"><a href="/">${texts.home}</a></p>`;
  return renderPage(language, texts.forgotTitle, content);
}

/** The one answer for known and unknown addresses. */
export function renderSentPage(language: UiLanguage): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.home, href: '/' };
  return renderNotice({ language, title: texts.sentTitle, text: fillText(texts.sentText, { minutes }), action });
}

/** The form of a new password; it posts to its own address. */
export function renderResetPage(
  language: UiLanguage,
  email: string,
  policies: readonly PolicyRequirement[],
  problems: readonly string[],
): string {
  const texts = loadAccountTexts(language);
  const content = renderHtml`<h1>${texts.resetTitle}</h1>
<p class="lead">${texts.resetLead}</p>
${renderProblems(problems)}
<form method="post">
<input type="hidden" name="email" value="${email}" autocomplete="username">
${renderPasswordFields(texts, policies, problems.length === 0 ? '' : 'problems')}
<button class="button" type="submit">${texts.resetSubmit}</button>
</form>`;
  return renderPage(language, texts.resetTitle, content);
}

export function renderResetDonePage(language: UiLanguage): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.signIn, href: `/${language}/mykomax` };
  return renderNotice({ language, title: texts.resetDoneTitle, text: texts.resetDoneText, action });
}

/** Says why a password link does not work; the next step is always another link. */
export function renderDeadReset(language: UiLanguage, reason: LinkRefusal): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.requestLink, href: `${passwordPath}?ui_locales=${language}` };
  if (reason === 'unknown') {
    return renderNotice({ language, title: texts.linkUnknownTitle, text: texts.linkUnknownText, action });
  }
  const textByReason = {
    expired: texts.resetExpiredText,
    withdrawn: texts.resetExpiredText,
    used: texts.resetUsedText,
    replaced: texts.resetReplacedText,
  };
  const text = fillText(textByReason[reason], { minutes });
  return renderNotice({ language, title: texts.resetDeadTitle, text, action });
}
