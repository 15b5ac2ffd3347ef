/** Code whose tests are tested: each of its statements is broken on purpose, and a test has to notice. */
export interface MutationPart {
  readonly name: string;
  /** What is broken, as globs from the root of the repository. */
  readonly mutate: readonly string[];
  /** Tests that have to notice: the quick ones that know these rules, because they run once for every break of what a file makes at its start. */
  readonly tests: readonly string[];
}

/** The rules that nothing else would catch if they were wrong. */
export const mutationParts: readonly MutationPart[] = [
  {
    name: 'sites',
    mutate: [
      'shell/src/site/match-site.ts',
      'shell/src/site/resolve-address.ts',
      'shell/src/site/parse-path.ts',
      'shell/src/site/parse-locale.ts',
      'shell/src/site/merge-query.ts',
      'shell/src/site/address.ts',
    ],
    tests: ['shell/src/site/*.test.ts'],
  },
  {
    name: 'authorization',
    mutate: ['services/src/service-desk/authorization/policies.ts', 'services/src/service-desk/authorization/rules.ts'],
    tests: [
      'services/src/service-desk/authorization/policy-document.test.ts',
      'services/src/service-desk/authorization/rules.test.ts',
    ],
  },
  {
    name: 'transitions',
    mutate: ['services/src/service-desk/access-transitions.ts', 'services/src/service-desk/ticket-transitions.ts'],
    tests: ['services/src/service-desk/transitions.test.ts'],
  },
  {
    name: 'session',
    mutate: [
      'shell/src/session/adopt-tokens.ts',
      'shell/src/session/callback-query.ts',
      'shell/src/session/end-provider-session.browser.ts',
      'shell/src/session/ended-status.ts',
      'shell/src/session/handle-callback.browser.ts',
      'shell/src/session/re-login-limit.browser.ts',
      'shell/src/session/return-target.ts',
      'shell/src/session/token-keeper.browser.ts',
      'shell/src/session/user-info-failure.ts',
      'shell/src/server/access/ended-sessions.ts',
      'shell/src/server/access/open-ended-sessions.ts',
    ],
    tests: [
      'shell/src/session/*.test.ts',
      'shell/src/server/access/open-ended-sessions.test.ts',
      'shell/src/server/api/back-channel-logout.test.ts',
    ],
  },
  {
    name: 'basket',
    mutate: ['shell/src/basket/change-basket.ts', 'shell/src/basket/parse-basket.ts', 'shared-contracts/src/basket.ts'],
    tests: ['shell/src/basket/*.test.ts'],
  },
  {
    name: 'form-tokens',
    mutate: ['shell/src/server/forms/form-token.ts', 'shell/src/server/forms/kept-form-token.ts'],
    tests: ['shell/src/server/forms/*.test.ts'],
  },
];
