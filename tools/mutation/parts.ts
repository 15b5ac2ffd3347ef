/** Code whose tests are tested: each of its statements is broken on purpose, and a test has to notice. */
export interface MutationPart {
  readonly name: string;
  /** The mutated files, as globs from the root of the repository. */
  readonly mutate: readonly string[];
  /**
   * Tests that have to notice: the quick ones that cover these rules, because they run once for every mutant of a
   * file's top-level code.
   */
  readonly tests: readonly string[];
}

/** The rules whose errors nothing else would catch. */
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
      'services/src/service-desk/authorization/policies.test.ts',
      'services/src/service-desk/authorization/policy-document.test.ts',
      'services/src/service-desk/authorization/rules.test.ts',
    ],
  },
  {
    name: 'transitions',
    mutate: [
      'services/src/service-desk/model/access-transitions.ts',
      'services/src/service-desk/model/ticket-transitions.ts',
    ],
    tests: ['services/src/service-desk/model/transitions.test.ts'],
  },
  {
    name: 'session',
    mutate: [
      'shell/src/session/adopt-tokens.ts',
      'shell/src/session/callback-query.ts',
      'shell/src/session/create-auth.browser.ts',
      'shell/src/session/end-provider-session.browser.ts',
      'shell/src/session/ended-status.ts',
      'shell/src/session/handle-callback.browser.ts',
      'shell/src/session/re-login-limit.browser.ts',
      'shell/src/session/return-target.ts',
      'shell/src/session/token-keeper.browser.ts',
      'shell/src/session/user-info-failure.ts',
      'shell/src/server/tokens/ended-sessions.ts',
      'shell/src/server/tokens/open-ended-sessions.ts',
    ],
    tests: [
      'shell/src/session/*.test.ts',
      'shell/src/server/tokens/open-ended-sessions.test.ts',
      'shell/src/server/api/tokens/back-channel-logout.test.ts',
    ],
  },
  {
    name: 'basket',
    mutate: [
      'shell/src/state/basket/change-basket.ts',
      'shell/src/state/basket/parse-basket.ts',
      'shared-contracts/src/basket.ts',
    ],
    tests: ['shell/src/state/basket/*.test.ts'],
  },
  {
    name: 'form-tokens',
    mutate: ['shell/src/server/forms/form-token.ts', 'shell/src/server/forms/kept-form-token.ts'],
    tests: ['shell/src/server/forms/*.test.ts'],
  },
  {
    name: 'releases',
    mutate: [
      'shared-contracts/src/release.ts',
      'release-registry/src/active-set/activate-releases.server.ts',
      'release-registry/src/release/build-id.server.ts',
      'release-registry/src/release/canonical-json.ts',
      'release-registry/src/active-set/container-version.server.ts',
      'release-registry/src/active-set/find-grant-problems.ts',
      'release-registry/src/history/apply-entry.server.ts',
      'release-registry/src/history/find-act-problems.server.ts',
      'release-registry/src/history/join-entry-keys.server.ts',
      'release-registry/src/history/resolve-history.server.ts',
      'release-registry/src/pointer/file-release-pointer.server.ts',
      'release-registry/src/store/file-release-store.server.ts',
      'release-registry/src/active-set/last-known-good.server.ts',
      'release-registry/src/store/release-file.server.ts',
      'release-registry/src/active-set/served-sets.server.ts',
      'release-registry/src/signature/signature.server.ts',
      'release-registry/src/signature/trusted-keys.server.ts',
      'release-registry/src/store/verified-copies.server.ts',
      'release-registry/src/active-set/verify-release-set.server.ts',
      'shell/src/server/releases/choose-first-set.ts',
      'shell/src/server/releases/release-files.ts',
      'shell/src/server/releases/settle-set.ts',
    ],
    tests: [
      'release-registry/src/release/release.test.ts',
      'release-registry/src/active-set/activate-releases.test.ts',
      'release-registry/src/active-set/find-grant-problems.test.ts',
      'release-registry/src/history/resolve-history.test.ts',
      'release-registry/src/history/unit-entries.test.ts',
      'release-registry/src/pointer/file-release-pointer.test.ts',
      'release-registry/src/store/file-release-store.test.ts',
      'release-registry/src/active-set/load-active-set.test.ts',
      'release-registry/src/pointer/release-pointer-order.test.ts',
      'release-registry/src/active-set/served-sets.test.ts',
      'release-registry/src/signature/signature.test.ts',
      'release-registry/src/active-set/verify-release-set.test.ts',
      'shell/src/server/releases/choose-first-set.test.ts',
      'shell/src/server/releases/release-files.test.ts',
    ],
  },
  {
    name: 'caches',
    mutate: [
      'shell/src/browser/navigation/payload-cache.ts',
      'shell/src/server/pages/compress-response.ts',
      'shell/src/server/http/compress-body.ts',
      'shell/src/server/cache/content-tags.ts',
      'shell/src/server/cache/data-cache.ts',
      'shell/src/server/pages/document-key.ts',
      'shell/src/server/pages/document-rules.ts',
      'shell/src/server/cache/drop-log.ts',
      'shell/src/server/cache/html-cache.ts',
      'shell/src/server/cache/invalidate-content.ts',
      'shell/src/server/cache/kept-rendering.ts',
      'shell/src/server/cache/content-event.ts',
      'shell/src/server/backends/content/find-entry-tags.ts',
      'shell/src/server/memory/keep-by-object.ts',
      'shell/src/server/memory/keep-last.ts',
      'shell/src/server/page-steps/pin-origin.ts',
      'shell/src/server/workers/kept-answers.ts',
    ],
    tests: [
      'shell/src/browser/navigation/payload-cache.test.ts',
      'shell/src/server/api/tokens/content-webhook.test.ts',
      'shell/src/server/cache/*.test.ts',
      'shell/src/server/pages/compress-response.test.ts',
      'shell/src/server/pages/document-rules.test.ts',
      'shell/src/server/memory/keep-last.test.ts',
      'shell/src/server/page-steps/pin-origin.test.ts',
      'shell/src/server/workers/kept-answers.test.ts',
    ],
  },
];
