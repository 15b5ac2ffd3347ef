/** Version of the contract in this package; rules for its parts: docs/contracts.md; each version has its entry in CHANGELOG.md. */
export const contractVersion = '2.3.0';

/** Version of the Module Federation build plugin whose containers this shell runs (decision 0008). */
export const federationVersion = '2.9.2';

export const remoteNames = ['remote-public', 'remote-portal', 'remote-editor', 'remote-styleguide'] as const;
export type RemoteName = (typeof remoteNames)[number];
export const unitNames = ['shell', ...remoteNames] as const;
export type UnitName = (typeof unitNames)[number];
