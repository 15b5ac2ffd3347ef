import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { renderHtml, type SafeHtml } from '../../markup/html.ts';
import { fillText } from '../../texts/fill-text.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { createEnrolmentAddress } from '../credentials/one-time-code.ts';
import { renderPage } from './page-frame.ts';
import { renderField, renderNotice, renderProblems } from './page-parts.ts';
import { renderQrCode } from './render-qr-code.ts';

const codeField = {
  name: 'code',
  type: 'text',
  autocomplete: 'one-time-code',
  maxLength: 32,
  isNumeric: true,
} as const;
const passwordField = {
  name: 'password',
  type: 'password',
  autocomplete: 'current-password',
  maxLength: 200,
} as const;

function renderStep(step: string, button: string, content: SafeHtml = { markup: '' }, look = 'button'): SafeHtml {
  return renderHtml`<form method="post"><input type="hidden" name="step" value="${step}">${content}<button class="${look}" type="submit">${button}</button></form>`;
}

function renderFrame(language: UiLanguage, title: string, lead: string, content: SafeHtml): string {
  const texts = loadAccountTexts(language);
  const back = renderHtml`<p class="home"><a href="/${language}/mykomax/account">${texts.toAccount}</a></p>`;
  return renderPage(language, title, renderHtml`<h1>${title}</h1><p class="lead">${lead}</p>${content}${back}`);
}

/** The second step of a sign-in; `step` holds what the first one proved. */
export function renderChallengePage(language: UiLanguage, step: string, problems: readonly string[]): string {
  const texts = loadAccountTexts(language);
  const describedBy = problems.length === 0 ? '' : 'problems';
  const content = renderHtml`<h1>${texts.challengeTitle}</h1>
<p class="lead">${texts.challengeLead}</p>
${renderProblems(problems)}
<form method="post">
<input type="hidden" name="step" value="${step}">
${renderField({ ...codeField, label: texts.code, describedBy, hasFocus: true })}
<button class="button" type="submit">${texts.challengeSubmit}</button>
</form>`;
  return renderPage(language, texts.challengeTitle, content);
}

/** Asks for the password before any change to the sign-in. */
export function renderConfirmPage(language: UiLanguage, email: string, problems: readonly string[]): string {
  const texts = loadAccountTexts(language);
  const user = renderHtml`<input type="hidden" name="email" value="${email}" autocomplete="username">`;
  const field = renderField({ ...passwordField, label: texts.presentPassword, hasFocus: true });
  const form = renderStep('password', texts.confirmSubmit, renderHtml`${user}${field}`);
  return renderFrame(language, texts.confirmTitle, texts.confirmLead, renderHtml`${renderProblems(problems)}${form}`);
}

export function renderFactorOffPage(language: UiLanguage): string {
  const texts = loadAccountTexts(language);
  return renderFrame(language, texts.factorTitle, texts.factorOffLead, renderStep('begin', texts.factorBegin));
}

export function renderFactorOnPage(language: UiLanguage, count: number): string {
  const texts = loadAccountTexts(language);
  const content = renderHtml`${renderStep('codes', texts.factorNewCodes)}
<p class="lead">${texts.factorRemoveText}</p>${renderStep('remove', texts.factorRemove, { markup: '' }, 'button quiet')}`;
  return renderFrame(language, texts.factorTitle, fillText(texts.factorOnLead, { count }), content);
}

/** Shows the secret for an authenticator app as picture, link and text, and takes the first code. */
export function renderEnrolPage(
  language: UiLanguage,
  secret: string,
  email: string,
  problems: readonly string[],
): string {
  const texts = loadAccountTexts(language);
  const describedBy = problems.length === 0 ? '' : 'problems';
  const field = renderField({ ...codeField, label: texts.code, describedBy, hasFocus: problems.length > 0 });
  const picture = renderQrCode(createEnrolmentAddress(secret, email), texts.enrolPicture);
  const content = renderHtml`${picture}<p class="fixed"><span>${texts.enrolKey}</span> <code class="secret">${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
<p><a href="${createEnrolmentAddress(secret, email)}">${texts.enrolOpen}</a></p>
${renderProblems(problems)}${renderStep('confirm', texts.enrolSubmit, field)}`;
  return renderFrame(language, texts.factorTitle, texts.enrolLead, content);
}

export function renderCodesPage(language: UiLanguage, codes: readonly string[]): string {
  const texts = loadAccountTexts(language);
  const items = codes.map((code) => renderHtml`<li><code>${code}</code></li>`);
  return renderFrame(language, texts.codesTitle, texts.codesLead, renderHtml`<ul class="codes">${items}</ul>`);
}

export function renderSignedOutPage(language: UiLanguage): string {
  const texts = loadAccountTexts(language);
  const action = { text: texts.signIn, href: `/${language}/mykomax/account` };
  return renderNotice({ language, title: texts.signedOutTitle, text: texts.signedOutText, action });
}
