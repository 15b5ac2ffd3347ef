import * as v from 'valibot';

/** Settings of the service desk; without an address of keys it trusts the embedded identity provider. */
export interface DeskConfiguration {
  readonly issuer: string | null;
  readonly clientId: string | null;
  readonly jwksUrl: string | null;
  readonly tokenAlgorithms: readonly string[];
  /** Life of an invitation (D-25). */
  readonly invitationDays: number;
  /** How long a solved ticket can be opened again (D-22). */
  readonly reopenDays: number;
  /** How long a change can be taken back; its mails wait for it. */
  readonly undoSeconds: number;
  readonly writesPerMinute: number;
  readonly invitationsPerHour: number;
}

const createNumberSchema = (min: number, max: number, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    fallback,
  );
const urlSchema = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http(s) URL'),
);

/** Variables of the service desk, as part of those of the services. */
export const deskEnvironmentEntries = {
  SIS_ISSUER: v.optional(urlSchema),
  SIS_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  SIS_JWKS_URL: v.optional(urlSchema),
  SIS_TOKEN_ALGORITHMS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.array(
        v.pipe(v.string(), v.regex(/^(?:RS|PS|ES)(?:256|384|512)$|^EdDSA$/, 'must be a list such as RS256,ES256')),
      ),
    ),
    'RS256',
  ),
  SIS_INVITATION_DAYS: createNumberSchema(1, 30, '7'),
  SIS_REOPEN_DAYS: createNumberSchema(0, 365, '14'),
  // The portal offers it for 20 seconds, which has to fit.
  SIS_UNDO_SECONDS: createNumberSchema(25, 600, '30'),
  SIS_WRITES_PER_MINUTE: createNumberSchema(1, 1_000_000, '600'),
  SIS_INVITATIONS_PER_HOUR: createNumberSchema(1, 1_000_000, '60'),
} as const;

const environmentSchema = v.object(deskEnvironmentEntries);

/** The settings from parsed variables. */
export function mapDeskConfiguration(output: v.InferOutput<typeof environmentSchema>): DeskConfiguration {
  return {
    issuer: output.SIS_ISSUER ?? null,
    clientId: output.SIS_CLIENT_ID ?? null,
    jwksUrl: output.SIS_JWKS_URL ?? null,
    tokenAlgorithms: output.SIS_TOKEN_ALGORITHMS,
    invitationDays: output.SIS_INVITATION_DAYS,
    reopenDays: output.SIS_REOPEN_DAYS,
    undoSeconds: output.SIS_UNDO_SECONDS,
    writesPerMinute: output.SIS_WRITES_PER_MINUTE,
    invitationsPerHour: output.SIS_INVITATIONS_PER_HOUR,
  };
}
