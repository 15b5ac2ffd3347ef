import * as v from 'valibot';

/**
 * What a remote may ask of the shell. `content`, `catalogue` and `search` are services of `LoadContext.query`; the others
 * are what its browser half sends to endpoints of the shell.
 */
export const capabilities = [
  /** Published content, on the server and at `/api/cms`. */
  'content',
  'catalogue',
  'search',
  /** `/api/cms-draft` and the endpoints for editors. */
  'content-drafts',
  /** The service desk: `/api/sis-proxy` and `/api/tickets-proxy`. */
  'desk',
  /** The account of a signed-in person at the identity provider. */
  'identity',
  /** Forms of the public site, and the passwords of its protected pages. */
  'forms',
  'uploads',
  /** What is released: its state and history, and acts upon it. */
  'releases',
] as const;

/** A capability that this version of the contract knows. */
export type Capability = (typeof capabilities)[number];

/** A capability by its name; shells grant nothing for a name that they do not know. */
export const capabilityNameSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lower-case words'),
);

/** What a release says it asks of the shell; names of later contracts are among them. */
export const capabilityNamesSchema = v.pipe(v.array(capabilityNameSchema), v.maxLength(50));
