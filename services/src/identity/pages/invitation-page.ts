import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { isFamilyNameFirst } from '@kmx/shared-contracts/name-order.ts';
import type { PolicyRequirement } from '../../configuration/password-policies.ts';
import { renderHtml } from '../../markup/html.ts';
import type { LinkRefusal } from '../accounts/account-links.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';

import { renderPage } from './page-frame.ts';
import { renderField, renderNotice, renderPasswordFields, renderProblems } from './page-parts.ts';

interface InvitationPage {
  readonly language: UiLanguage;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly policies: readonly PolicyRequirement[];
  readonly problems: readonly string[];
}

/** The form that turns an invitation into an active account; it posts to its own address. */
export function renderInvitationPage(page: InvitationPage): string {
  const { language, email, firstName, lastName, problems } = page;
  // A first password has no predecessor to differ from.
  const policies = page.policies.filter(({ policyRequirement }) => policyRequirement !== 'UNIQUE');
  const texts = loadAccountTexts(language);
  const describedBy = problems.length === 0 ? '' : 'problems';
  const name = { type: 'text', maxLength: 100, describedBy } as const;
  const firstField = renderField({
    ...name,
    name: 'firstName',
    label: texts.firstName,
    autocomplete: 'given-name',
    value: firstName,
  });
  const lastField = renderField({
    ...name,
    name: 'lastName',
    label: texts.lastName,
    autocomplete: 'family-name',
    value: lastName,
  });
  const content = renderHtml`<h1>${texts.invitationTitle}</h1>
<p class="lead">${texts.invitationLead}</p>
${renderProblems(problems)}
<form method="post">
<p class="fixed"><span>${texts.email}</span> <strong>${email}</strong></p>
<input type="hidden" name="email" value="${email}" autocomplete="username">
${isFamilyNameFirst(language) ? [lastField, firstField] : [firstField, lastField]}
${renderPasswordFields(texts, policies, describedBy)}
<button class="button" type="submit">${texts.invitationSubmit}</button>
</form>
<p class="home"><a href="/">${texts.home}</a></p>`;
  return renderPage(language, texts.invitationTitle, content);
}

/** Says why an invitation does not work and what to do (AUTH-029 is next if there is an account). */
export function renderDeadInvitation(language: UiLanguage, reason: LinkRefusal): string {
  const texts = loadAccountTexts(language);
  const home = { text: texts.home, href: '/' };
  const portal = { text: texts.signIn, href: `/${language}/mykomax` };
  switch (reason) {
    case 'used':
      return renderNotice({
        language,
        title: texts.invitationUsedTitle,
        text: texts.invitationUsedText,
        action: portal,
      });
    case 'expired':
      return renderNotice({
        language,
        title: texts.invitationExpiredTitle,
        text: texts.invitationExpiredText,
        action: home,
      });
    case 'replaced':
      return renderNotice({
        language,
        title: texts.invitationReplacedTitle,
        text: texts.invitationReplacedText,
        action: home,
      });
    case 'withdrawn':
      return renderNotice({
        language,
        title: texts.invitationWithdrawnTitle,
        text: texts.invitationWithdrawnText,
        action: home,
      });
    default:
      return renderNotice({ language, title: texts.linkUnknownTitle, text: texts.linkUnknownText, action: home });
  }
}
