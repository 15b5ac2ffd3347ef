import { readTexts } from '@kmx/remote-kit/forms/read-texts.ts';
import { type CheckedForm, type FieldAttributes, useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import {
  type FormField,
  type FormKind,
  type FormProblems,
  type FormState,
  findFieldProblem,
  formFields,
  maxLengths,
} from '@kmx/shared-contracts/forms.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from './form-draft.ts';
import { sendForm } from './send-form.ts';

type Values = Readonly<Record<string, string>>;

/** Attributes for a field of the design system. */
export interface SiteFieldAttributes extends FieldAttributes {
  readonly required: boolean;
  readonly maxLength: number;
  readonly defaultValue: string;
}

/** State and actions of one form of a page. */
export interface SiteFormControls {
  readonly kind: FormKind;
  readonly page: string;
  readonly token: string;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly checked: CheckedForm<string>;
  readonly status: FormState['status'] | 'idle' | 'sending';
  /** Reference of an accepted form, if it has one. */
  readonly reference: string | undefined;
  readonly getField: (name: string) => SiteFieldAttributes;
  readonly send: (values: Values) => Promise<void>;
  readonly keepDraft: (values: Values) => void;
  readonly startAgain: () => void;
}

const createRules = (kind: FormKind) =>
  Object.fromEntries(
    formFields[kind].map((field) => [
      field.name,
      (values: Values) => findFieldProblem(field, values[field.name] ?? ''),
    ]),
  );

function findTextFields(kind: FormKind): readonly FormField[] {
  return formFields[kind].filter(({ type }) => type === 'text' || type === 'email' || type === 'long-text');
}

function restoreDraft(form: HTMLFormElement, kind: FormKind, draftName: string): void {
  const draft = readDraft(draftName);
  for (const { name } of findTextFields(kind)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // Values typed before hydration, or returned by the server, are newer.
    if (isText && control.value === '' && draft[name] !== undefined) control.value = draft[name];
  }
}

/**
 * A form that works without scripts, uses the server's rules, and keeps typed input through a failure, a reload or a
 * change of language. Native controls hold the values, so typing triggers no rendering.
 */
export function useSiteForm(kind: FormKind, subject = ''): SiteFormControls {
  const t = useTranslate();
  const { form: sent, formToken, url } = usePageRequest();
  // Two forms of one kind on a page differ by their subject, which the address after sending does not contain.
  const isOwn = sent?.kind === kind && (sent.status === 'sent' || (sent.values['slug'] ?? '') === subject);
  const own = isOwn ? sent : null;
  const element = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<SiteFormControls['status']>(own?.status ?? 'idle');
  const [refused, setRefused] = useState<FormProblems>(own?.problems ?? {});
  const [reference, setReference] = useState(own?.reference);
  const [token, setToken] = useState(formToken);
  const tokenSince = useRef(0);
  const draftName = `${kind}-${subject}`;
  const checked = useCheckedForm({
    id: kind,
    values: readTexts,
    rules: createRules(kind),
    refused,
    describe: (problem) => t(`form.problem.${problem}`),
  });

  useEffect(() => {
    tokenSince.current = performance.now();
  }, []);
  useEffect(() => {
    if (own?.status === 'sent') removeDraft(draftName);
    else if (element.current !== null) restoreDraft(element.current, kind, draftName);
    // The server answers a form at the address of its endpoint; reloading that would send the form again.
    if (location.pathname.startsWith(apiPrefix)) history.replaceState(history.state, '', url);
  }, [own, draftName, kind, url]);

  return {
    kind,
    page: url,
    token,
    element,
    checked,
    status,
    reference,
    getField: (name) => {
      const field = formFields[kind].find((candidate) => candidate.name === name);
      return {
        ...checked.getField(name),
        required: field?.isRequired ?? false,
        maxLength: maxLengths[field?.type ?? 'text'],
        defaultValue: own?.values[name] ?? '',
      };
    },
    send: async (values) => {
      setStatus('sending');
      setRefused({});
      const answer = await sendForm(kind, values, tokenSince.current);
      if (answer.token !== '') {
        setToken(answer.token);
        tokenSince.current = performance.now();
      }
      if (answer.status === 'sent') removeDraft(draftName);
      setReference(answer.reference);
      setRefused(answer.problems);
      setStatus(answer.status === 'early' ? 'failed' : answer.status);
    },
    keepDraft: (values) => {
      const kept = findTextFields(kind).map(({ name }) => [name, values[name] ?? ''] as const);
      saveDraft(draftName, Object.fromEntries(kept));
    },
    startAgain: () => {
      setStatus('idle');
      setRefused({});
      checked.reset();
    },
  };
}
