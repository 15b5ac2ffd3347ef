/** The request of an e-mailed link; a link without a token only shows an explanation. */
export interface SubscriptionData {
  readonly page: 'subscription';
  readonly action: 'confirm' | 'end';
  readonly token: string | null;
}
