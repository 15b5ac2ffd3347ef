/** Secrets that are public because they are part of this code: they may only guard a machine that nobody else can reach. */
export const sampleSecrets = {
  contentToken: 'kmx-development-content',
  contentDraftToken: 'kmx-development-draft',
  contentBrowserToken: 'kmx-development-browser',
  contentWebhookSecret: 'kmx-development-webhook',
  formsToken: 'kmx-development-forms',
  /** Opens every seeded page that has a password. */
  pagePassword: 'kmx-demo-2026',
} as const;

/** Argon2id of the sample content's page password, which a database filled by an earlier local start may contain. */
export const samplePagePasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KDUEDZr7d7V9Wy7pbaC85g$LnLUz0iedAnYnkwsAoWzH5nAAiSrZdL1PKS0pxmkn7g';
