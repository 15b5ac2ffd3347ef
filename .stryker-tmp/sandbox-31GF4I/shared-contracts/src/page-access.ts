/** Whether the content of an address may be shown, as the server has decided (PUB-120, D-23, D-31). */
// @ts-nocheck

export interface PageAccess {
  /** `sign-in`: nobody is known to be signed in; `forbidden`: somebody is, without one of the roles. */
  readonly state: 'open' | 'granted' | 'password' | 'sign-in' | 'forbidden';
  /** The page that the decision is about; null when the address is not protected. */
  readonly pageId: string | null;
}

/** An address without protection. */
export const openAccess: PageAccess = { state: 'open', pageId: null };
