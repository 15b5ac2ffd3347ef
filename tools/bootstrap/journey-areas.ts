/** Journeys by area, as `npm test -- journeys:<area>` names them; a new file of e2e/journeys joins one list. */
export const journeyAreas = {
  public: [
    ...['areas', 'chrome', 'find-a-machine', 'first-view', 'locations', 'media', 'navigation'],
    ...['pages-at-rest', 'prefetching', 'public-site', 'rest-conditions', 'stories'],
  ],
  pages: ['page-types', 'pages-without-javascript'],
  tasks: ['comparison', 'forms', 'protected-pages', 'search', 'uploads'],
  addresses: ['addresses', 'machine-readable', 'nonsense', 'sitemaps'],
  identity: ['identity-email', 'identity-help', 'identity-tokens', 'sign-in', 'sign-out'],
  portal: [
    ...['portal-account', 'portal-dashboard', 'portal-interruptions', 'portal-inventory', 'portal-invitations'],
    ...['portal-ticket-list', 'portal-tickets', 'portal-undo', 'portal-users'],
  ],
  editor: ['editor', 'editor-deletion', 'editor-entries', 'editor-pages', 'editor-versions'],
  look: ['keyboard', 'look-forms', 'look-overlays', 'look-pages'],
  releases: [
    ...['activation', 'broken-browser-files', 'canary', 'contract-majors', 'declared-operations', 'federation'],
    ...[
      'fifth-remote',
      'files-from-a-cdn',
      'kmx-dev',
      'new-remote',
      'newer-builds',
      'old-and-new',
      'operators',
      'own-repository',
    ],
    ...['release-preview', 'releases-that-fail'],
  ],
  operations: [
    ...['backends-that-fail', 'content-limits', 'durability', 'measures', 'npm-start', 'public-start'],
    ...['request-ids', 'settings', 'stopping', 'traces'],
  ],
};
