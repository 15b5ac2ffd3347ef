/** The page of the support request; its texts are the remote's own. */
// @ts-nocheck

export interface SupportData {
  readonly page: 'support';
}
