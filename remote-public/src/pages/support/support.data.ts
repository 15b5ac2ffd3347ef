/** The page of the support request; its texts belong to the remote itself. */
export interface SupportData {
  readonly page: 'support';
}
