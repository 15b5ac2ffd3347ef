/** The page of the support request; its texts are the remote's own. */
export interface SupportData {
  readonly page: 'support';
}
