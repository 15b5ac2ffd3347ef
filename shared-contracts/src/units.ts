/** Version of the contract in this package; rules for its parts: docs/contracts.md; each version has its entry in CHANGELOG.md. */
export const contractVersion = '3.2.0';

/** The last version of the major before, which the shell offers beside it by adapters (decision 0058). */
export const earlierContractVersion = '2.6.0';

/** Version of the Module Federation build plugin whose containers of contracts before 2.6 this shell runs (decision 0053). */
export const federationVersion = '2.9.2';

/** A remote by the name that its team gave it. The set of remotes is open: which ones there are is said by the registry. */
export type RemoteName = `remote-${string}`;

/** What is released by itself: the shell, or a remote. */
export type UnitName = 'shell' | RemoteName;

/** Values by unit; any of them may be absent. */
export type ByUnit<Value> = Readonly<Record<RemoteName, Value> & Partial<Record<'shell', Value>>>;

/**
 * The name of a unit as part of a regular expression, for addresses of files of releases. A text on purpose: the first
 * script of every page needs it, and gets it as a constant.
 */
export const unitNamePattern = '(?:shell|remote(?:-[a-z][a-z0-9]*)+)';

/** Whether a text can be the name of a remote: `remote-` and lower-case words, 50 characters at most. */
export function isRemoteName(text: string): text is RemoteName {
  return text !== 'shell' && isUnitName(text);
}

/** Whether a text can be the name of a unit. */
export function isUnitName(text: string): text is UnitName {
  return text.length <= 50 && new RegExp(`^${unitNamePattern}$`).test(text);
}
