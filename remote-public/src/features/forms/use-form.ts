import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import {
  type FieldProblem,
  type FormField,
  type FormKind,
  type FormProblems,
  type FormState,
  findFieldProblem,
  findFormProblems,
  formFields,
  maxLengths,
} from '@kmx/shared-contracts/forms.ts';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from './form-draft.ts';
import { sendForm } from './send-form.ts';

/** Attributes of the control of one field, in the form that the fields of the design system take. */
export interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly maxLength: number;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

/** One form of a page: what it shows and what happens to it. */
export interface FormControls {
  readonly kind: FormKind;
  readonly page: string;
  readonly token: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly status: FormState['status'] | 'idle' | 'sending';
  readonly problems: FormProblems;
  /** Of a form that was taken, when it has one. */
  readonly reference: string | undefined;
  readonly getField: (name: string) => FieldAttributes;
  readonly translateProblem: (problem: FieldProblem) => string;
  readonly handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly handleInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly startAgain: () => void;
}

function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function findTextFields(kind: FormKind): readonly FormField[] {
  return formFields[kind].filter(({ type }) => type === 'text' || type === 'email' || type === 'long-text');
}

function restoreDraft(form: HTMLFormElement, kind: FormKind, draftName: string): void {
  const draft = readDraft(draftName);
  for (const { name } of findTextFields(kind)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // What was typed before the page came to life, or sent back by the server, is newer.
    if (isText && control.value === '' && draft[name] !== undefined) control.value = draft[name];
  }
}

/**
 * A form that works without script, checks with the rules of the server, and loses nothing that was typed: not at a
 * failure, a reload or a change of language. Native controls keep the values; nothing is drawn while somebody types.
 */
export function useForm(kind: FormKind, subject = ''): FormControls {
  const t = useTranslate();
  const { form: sent, formToken, url } = usePageRequest();
  // Two forms of a kind on one page differ by their subject; the address after sending does not name it.
  const isOwn = sent?.kind === kind && (sent.status === 'sent' || (sent.values['slug'] ?? '') === subject);
  const own = isOwn ? sent : null;
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormControls['status']>(own?.status ?? 'idle');
  const [problems, setProblems] = useState<FormProblems>(own?.problems ?? {});
  const [reference, setReference] = useState(own?.reference);
  const [token, setToken] = useState(formToken);
  const tokenSince = useRef(0);
  const draftName = `${kind}-${subject}`;

  useEffect(() => {
    tokenSince.current = performance.now();
  }, []);
  useEffect(() => {
    if (own?.status === 'sent') removeDraft(draftName);
    else if (form.current !== null) restoreDraft(form.current, kind, draftName);
    // The server answers a form under the address of its door; reloading that would send it again.
    if (location.pathname.startsWith(apiPrefix)) history.replaceState(history.state, '', url);
  }, [own, draftName, kind, url]);

  const submit = async (values: Record<string, string>): Promise<void> => {
    setStatus('sending');
    const answer = await sendForm(kind, values, tokenSince.current);
    if (answer.token !== '') {
      setToken(answer.token);
      tokenSince.current = performance.now();
    }
    if (answer.status === 'sent') removeDraft(draftName);
    setReference(answer.reference);
    setProblems(answer.problems);
    setStatus(answer.status === 'early' ? 'failed' : answer.status);
  };
  return {
    kind,
    page: url,
    token,
    form,
    status,
    problems,
    reference,
    translateProblem: (problem) => t(`form.problem.${problem}`),
    getField: (name) => {
      const field = formFields[kind].find((candidate) => candidate.name === name);
      const problem = problems[name];
      return {
        id: `${kind}-${name}`,
        name,
        required: field?.isRequired ?? false,
        maxLength: maxLengths[field?.type ?? 'text'],
        defaultValue: own?.values[name] ?? '',
        error: problem === undefined ? undefined : t(`form.problem.${problem}`),
      };
    },
    handleSubmit: (event) => {
      event.preventDefault();
      if (status === 'sending') return;
      const values = readValues(event.currentTarget);
      const found = findFormProblems(kind, values);
      setProblems(found);
      if (Object.keys(found).length === 0) void submit(values);
      else setStatus('invalid');
    },
    handleInput: (event) => {
      const values = readValues(event.currentTarget);
      const kept = findTextFields(kind).map(({ name }) => [name, values[name] ?? ''] as const);
      saveDraft(draftName, Object.fromEntries(kept));
      const { target } = event;
      const name = target instanceof Element ? target.getAttribute('name') : null;
      const field = formFields[kind].find((candidate) => candidate.name === name);
      // Only what is wrong already is looked at while typing, and only to take the error away.
      if (field === undefined || problems[field.name] === undefined) return;
      if (findFieldProblem(field, values[field.name] ?? '') !== null) return;
      setProblems(Object.fromEntries(Object.entries(problems).filter(([other]) => other !== field.name)));
    },
    startAgain: () => {
      setStatus('idle');
      setProblems({});
    },
  };
}
