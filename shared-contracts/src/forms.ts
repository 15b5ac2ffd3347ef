/** Forms of the public site, by the name in their endpoint `POST /api/forms/{kind}`. */
export const formKinds = ['support-request', 'whitepaper', 'story-feedback', 'subscribe', 'subscription'] as const;
export type FormKind = (typeof formKinds)[number];

/** Problems of a field; the texts are in the catalogues as `form.problem.{id}` (PUB-100..104). */
export const fieldProblems = [
  'value',
  'checkbox',
  'email',
  'firstName',
  'lastName',
  'company',
  'country',
  'product',
  'serialNumber',
  'message',
  'password',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** One field of a form: the rules that browser and server share. */
export interface FormField {
  readonly name: string;
  readonly type: 'text' | 'email' | 'long-text' | 'checkbox' | 'slug' | 'ids';
  readonly isRequired: boolean;
  readonly problem: FieldProblem;
}

const required = (name: string, problem: FieldProblem, type: FormField['type'] = 'text'): FormField => ({
  name,
  type,
  problem,
  isRequired: true,
});
const optional = (name: string, type: FormField['type'] = 'text'): FormField => ({
  name,
  type,
  problem: 'value',
  isRequired: false,
});

const email = required('email', 'email', 'email');
const firstName = required('firstName', 'firstName');
const lastName = required('lastName', 'lastName');
const company = required('company', 'company');
const country = required('country', 'country');
const message = required('message', 'message', 'long-text');
const privacy = required('privacy', 'checkbox', 'checkbox');
const slug = required('slug', 'value', 'slug');

/** Fields of every form in their order (SYS-036, SYS-037, PUB-102, PUB-104, PUB-109). */
export const formFields: Readonly<Record<FormKind, readonly FormField[]>> = {
  'support-request': [
    required('product', 'product'),
    required('serialNumber', 'serialNumber'),
    message,
    optional('uploads', 'ids'),
    firstName,
    lastName,
    company,
    country,
    email,
  ],
  whitepaper: [firstName, lastName, email, company, optional('country'), privacy, slug],
  'story-feedback': [firstName, lastName, company, country, message, slug],
  subscribe: [email, privacy, optional('slug', 'slug')],
  subscription: [required('token', 'value', 'slug'), required('action', 'value', 'slug')],
};

/** Longest text of a field in characters. */
export const maxLengths: Readonly<Record<FormField['type'], number>> = {
  text: 200,
  email: 254,
  'long-text': 5000,
  checkbox: 10,
  slug: 200,
  ids: 1000,
};

const patterns: Readonly<Partial<Record<FormField['type'], RegExp>>> = {
  // Loose on purpose: only a mail can tell whether an address accepts mail.
  email: /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/u,
  checkbox: /^on$/,
  slug: /^[\w-]+$/,
  ids: /^[\w-]+(?:,[\w-]+)*$/,
};

/** The problem of a field's value, or null; the same result in the browser and on the server (PUB-100..102). */
export function findFieldProblem(field: FormField, value: string): FieldProblem | null {
  const text = value.trim();
  if (text === '') return field.isRequired ? field.problem : null;
  if (text.length > maxLengths[field.type]) return 'value';
  return patterns[field.type]?.test(text) === false ? field.problem : null;
}

export type FormProblems = Readonly<Record<string, FieldProblem>>;

/** The problems of a form's values, by field; empty when it can be sent. */
export function findFormProblems(kind: FormKind, values: Readonly<Record<string, string>>): FormProblems {
  return Object.fromEntries(
    formFields[kind].flatMap((field) => {
      const problem = findFieldProblem(field, values[field.name] ?? '');
      return problem === null ? [] : [[field.name, problem] as const];
    }),
  );
}

/** A form that was sent, as the page that answers it has to show it; passwords are never among the values. */
export interface FormState {
  readonly kind: FormKind | 'page-password';
  readonly status: 'sent' | 'invalid' | 'failed';
  readonly values: Readonly<Record<string, string>>;
  readonly problems: FormProblems;
  /** Reference under which an accepted form can be found again, such as KMX-7Q2M4XKD; absent if it has none. */
  readonly reference?: string | undefined;
}

/** Response of a form's endpoint to a program. */
export interface FormAnswer {
  readonly status: FormState['status'] | 'early';
  readonly problems: FormProblems;
  /** A new token: the old one may have expired. */
  readonly token: string;
  /** As of FormState. */
  readonly reference?: string | undefined;
}

/** Field that people never see and programs fill in. */
export const honeypotName = 'website';

/** Largest file of an upload in bytes, inclusive (PUB-105, CON-013, D-43). */
export const maxUploadBytes = 104_857_600;
/** Files of one form. */
export const maxUploads = 8;
