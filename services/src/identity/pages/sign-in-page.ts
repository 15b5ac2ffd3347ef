import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { emptyHtml, renderHtml, type SafeHtml } from '../../markup/html.ts';
import { samplePassword } from '../../sample/sample-accounts.ts';
import { type AccountTexts, loadAccountTexts } from '../accounts/account-texts.ts';
import { passwordPath } from '../realm/realm.ts';
import { renderPage } from './page-frame.ts';
import { type SignInMessages, signInMessages } from './sign-in-messages.ts';

export type SignInError =
  | { readonly kind: 'refused' | 'missing' | 'expired' }
  | { readonly kind: 'throttled'; readonly seconds: number };

interface SampleName {
  readonly fullName: string;
  readonly email: string;
}

export interface SignInPage {
  readonly language: UiLanguage;
  readonly email: string;
  readonly error: SignInError | undefined;
  /** Accounts whose password is public; none on a site that others use. */
  readonly samples: readonly SampleName[];
}

function renderError(error: SignInError | undefined, messages: SignInMessages, texts: AccountTexts): SafeHtml {
  if (error === undefined) return emptyHtml;
  const seconds = error.kind === 'throttled' ? String(error.seconds) : '';
  const text = error.kind === 'expired' ? texts.challengeExpired : messages[error.kind];
  return renderHtml`<p class="error" id="sign-in-error" role="alert">${text.replace('{seconds}', seconds)}</p>`;
}

function renderSampleAccounts(messages: SignInMessages, samples: readonly SampleName[]): SafeHtml {
  const items = samples.map(
    ({ fullName, email }) => renderHtml`<li><span>${fullName}</span> <code>${email}</code></li>`,
  );
  return renderHtml`<section class="samples" aria-labelledby="samples-title"><h2 id="samples-title">${messages.sampleTitle}</h2>
<ul>${items}</ul><p>${messages.samplePassword}: <code>${samplePassword}</code></p></section>`;
}

/** The sign-in form; it posts to its own address, and keeps the typed e-mail address after an error. */
export function renderSignInPage({ language, email, error, samples }: SignInPage): string {
  const messages = signInMessages[language];
  const texts = loadAccountTexts(language);
  const invalid = error === undefined ? emptyHtml : renderHtml` aria-describedby="sign-in-error"`;
  const marked =
    error === undefined || ['throttled', 'expired'].includes(error.kind) ? emptyHtml : renderHtml` aria-invalid="true"`;
  const focus = renderHtml` autofocus`;
  const content = renderHtml`<h1>${messages.signInTitle}</h1>
<p class="lead">${messages.signInLead}</p>
${renderError(error, messages, texts)}
<form method="post">
<label for="email">${messages.email}</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="254" required${invalid}${marked}${email === '' ? focus : emptyHtml}>
<label for="password">${messages.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${invalid}${marked}${email === '' ? emptyHtml : focus}>
<button class="button" type="submit">${messages.submit}</button>
</form>
<p class="home"><a href="${passwordPath}?ui_locales=${language}">${texts.forgotLink}</a></p>
<p class="home"><a href="/">${messages.home}</a></p>
${samples.length > 0 ? renderSampleAccounts(messages, samples) : emptyHtml}`;
  return renderPage(language, messages.signInTitle, content);
}
