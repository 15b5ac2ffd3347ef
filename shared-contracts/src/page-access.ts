/** Whether the content of an address may be shown, as decided by the server (PUB-120, D-23, D-31). */
export interface PageAccess {
  /** `sign-in`: nobody is known to be signed in; `forbidden`: someone is, without one of the roles. */
  readonly state: 'open' | 'granted' | 'password' | 'sign-in' | 'forbidden';
  /** The page that the decision is about; null when the address is not protected. */
  readonly pageId: string | null;
}

/** An address without protection. */
export const openAccess: PageAccess = { state: 'open', pageId: null };
