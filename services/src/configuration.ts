import * as v from 'valibot';

/** Settings of the services process, read once from the environment; times are in seconds. */
export interface ServicesConfiguration {
  readonly port: number;
  readonly dataDirectory: string;
  readonly publicOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly contentToken: string;
  readonly contentDraftToken: string;
  readonly accessTokenSeconds: number;
  /** Bearer token of forms and uploads, which the shell alone holds. */
  readonly formsToken: string;
  /** Mail server, `smtp://user:password@host:587`; without one mails stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailSender: string;
  /** Who reads support requests, and who reads everything else. */
  readonly supportAddress: string;
  readonly editorialAddress: string;
  /** Nobody but this machine can reach the site. */
  readonly isLocal: boolean;
}

const developmentContentToken = 'kmx-development-content';
const developmentDraftToken = 'kmx-development-draft';
const developmentFormsToken = 'kmx-development-forms';

const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://www.kmx.example',
  ),
);

function createIntegerSchema(minimum: number, maximum: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum, `must be at least ${minimum}`),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );
}

const tokenSchema = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));

const environmentSchema = v.object({
  SERVICES_PORT: v.optional(createIntegerSchema(1, 65535), '3001'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './.data'),
  PUBLIC_ORIGIN: v.optional(originSchema, 'http://localhost:3000'),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.array(originSchema),
    ),
  ),
  CMS_TOKEN: v.optional(tokenSchema, developmentContentToken),
  CMS_DRAFT_TOKEN: v.optional(tokenSchema, developmentDraftToken),
  FORMS_TOKEN: v.optional(tokenSchema, developmentFormsToken),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be smtp://… or smtps://…'),
    ),
  ),
  MAIL_SENDER: v.optional(v.pipe(v.string(), v.minLength(3)), 'KMX <no-reply@kmx.example>'),
  SUPPORT_ADDRESS: v.optional(v.pipe(v.string(), v.email()), 'support@kmx.example'),
  EDITORIAL_ADDRESS: v.optional(v.pipe(v.string(), v.email()), 'editorial@kmx.example'),
  ACCESS_TOKEN_SECONDS: v.optional(createIntegerSchema(10, 86_400), '600'),
});

function createDefaultOrigins(publicOrigin: string): readonly string[] {
  const { protocol, port } = new URL(publicOrigin);
  return [publicOrigin, `${protocol}//crimp.localhost${port === '' ? '' : `:${port}`}`];
}

function isLocalOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
}

/** Reads the environment of the services process; throws an error naming the variable that is wrong. */
export function parseConfiguration(environment: Readonly<Record<string, string | undefined>>): ServicesConfiguration {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environmentSchema, present);
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw new Error(`Invalid configuration. ${issues.join('; ')}`);
  }
  const { output } = result;
  if (output.CMS_TOKEN === output.CMS_DRAFT_TOKEN) {
    throw new Error('Invalid configuration. CMS_DRAFT_TOKEN: must differ from CMS_TOKEN');
  }
  // The development tokens are public knowledge, so they may only guard a machine nobody else can reach.
  if (!isLocalOrigin(output.PUBLIC_ORIGIN)) {
    if (output.CMS_TOKEN === developmentContentToken) throw new Error('Invalid configuration. CMS_TOKEN: is missing');
    if (output.FORMS_TOKEN === developmentFormsToken) throw new Error('Invalid configuration. FORMS_TOKEN: is missing');
    if (output.CMS_DRAFT_TOKEN === developmentDraftToken) {
      throw new Error('Invalid configuration. CMS_DRAFT_TOKEN: is missing');
    }
  }
  return {
    port: output.SERVICES_PORT,
    dataDirectory: output.DATA_DIR,
    publicOrigin: output.PUBLIC_ORIGIN,
    allowedOrigins: output.ALLOWED_ORIGINS ?? createDefaultOrigins(output.PUBLIC_ORIGIN),
    contentToken: output.CMS_TOKEN,
    contentDraftToken: output.CMS_DRAFT_TOKEN,
    accessTokenSeconds: output.ACCESS_TOKEN_SECONDS,
    formsToken: output.FORMS_TOKEN,
    smtpUrl: output.SMTP_URL ?? null,
    mailSender: output.MAIL_SENDER,
    supportAddress: output.SUPPORT_ADDRESS,
    editorialAddress: output.EDITORIAL_ADDRESS,
    isLocal: isLocalOrigin(output.PUBLIC_ORIGIN),
  };
}
