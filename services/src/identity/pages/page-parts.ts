import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { PolicyRequirement } from '../../configuration/password-policies.ts';
import { emptyHtml, renderHtml, type SafeHtml } from '../../markup/html.ts';
import { fillText } from '../../texts/fill-text.ts';
import { type AccountTextKey, type AccountTexts } from '../accounts/account-texts.ts';
import type { FailedProperty } from '../credentials/evaluate-policies.ts';
import { renderPage } from './page-frame.ts';

const keyByPolicy: Readonly<Record<string, AccountTextKey>> = {
  REQUIRED: 'isRequired',
  MIN_LENGTH: 'minLength',
  MAX_LENGTH: 'maxLength',
  AT_LEAST_X_CAPITAL_LETTERS: 'capitals',
  AT_LEAST_X_NUMBERS: 'digits',
  CANNOT_CONTAIN_CHARACTERS: 'forbiddenCharacters',
  CANNOT_CONTAIN_DUPLICATES: 'repetition',
  CANNOT_CONTAIN_OTHERS: 'others',
  UNIQUE: 'unique',
  VALID_NAME_FORMAT: 'nameFormat',
};
/** Rules that are only shown once they are broken. */
const unlisted = ['REQUIRED', 'MAX_LENGTH', 'VALID_TYPE'];

function describeRule({ policyRequirement, params }: PolicyRequirement, texts: AccountTexts): string {
  const key = keyByPolicy[policyRequirement];
  return key === undefined ? fillText(texts.otherRule, { policyRequirement }) : fillText(texts[key], params);
}

/** Sentences about the failures, each with the name of its field. */
export function describeFailures(failures: readonly FailedProperty[], texts: AccountTexts): readonly string[] {
  const labels: Readonly<Record<string, string>> = { givenName: texts.firstName, sn: texts.lastName };
  return failures.flatMap(({ property, policyRequirements }) =>
    policyRequirements.map((rule) => `${labels[property] ?? texts.newPassword}: ${describeRule(rule, texts)}`),
  );
}

/** What went wrong, announced by screen readers; nothing otherwise. */
export function renderProblems(problems: readonly string[]): SafeHtml {
  const [first, ...others] = problems;
  if (first === undefined) return emptyHtml;
  if (others.length === 0) return renderHtml`<p class="error" id="problems" role="alert">${first}</p>`;
  const items = problems.map((problem) => renderHtml`<li>${problem}</li>`);
  // A list that was an alert itself would be no list any more.
  return renderHtml`<div class="error" id="problems" role="alert"><ul>${items}</ul></div>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly maxLength: number;
  readonly describedBy?: string;
  readonly isNumeric?: boolean;
  readonly hasFocus?: boolean;
}

/** One labelled input. */
export function renderField(field: Field): SafeHtml {
  const describedBy = field.describedBy ? renderHtml` aria-describedby="${field.describedBy}"` : emptyHtml;
  const numeric = field.isNumeric ? renderHtml` inputmode="numeric" autocapitalize="characters"` : emptyHtml;
  const focus = field.hasFocus ? renderHtml` autofocus` : emptyHtml;
  return renderHtml`<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" type="${field.type}" value="${field.value ?? ''}" autocomplete="${field.autocomplete}" maxlength="${field.maxLength}" spellcheck="false" required${describedBy}${numeric}${focus}>`;
}

/** Both inputs of a new password below its rules. */
export function renderPasswordFields(
  texts: AccountTexts,
  policies: readonly PolicyRequirement[],
  describedBy: string,
): SafeHtml {
  const rules = policies.filter(({ policyRequirement }) => !unlisted.includes(policyRequirement));
  const items = rules.map((rule) => renderHtml`<li>${describeRule(rule, texts)}</li>`);
  const field = { type: 'password', autocomplete: 'new-password', maxLength: 500 } as const;
  return renderHtml`<section class="rules" id="rules"><h2>${texts.rules}</h2><ul>${items}</ul></section>
${renderField({ ...field, name: 'password', label: texts.newPassword, describedBy: `rules ${describedBy}`.trim() })}
${renderField({ ...field, name: 'repeated', label: texts.repeatedPassword })}`;
}

interface Notice {
  readonly language: UiLanguage;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly text: string; readonly href: string };
}

/** A page that says one thing and offers the next step. */
export function renderNotice({ language, title, text, action }: Notice): string {
  const content = renderHtml`<h1>${title}</h1><p class="lead">${text}</p><p><a class="button" href="${action.href}">${action.text}</a></p>`;
  return renderPage(language, title, content);
}
