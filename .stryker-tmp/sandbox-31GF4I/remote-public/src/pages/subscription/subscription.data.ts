/** What a mailed link asks for; a link without a token only explains. */
// @ts-nocheck

export interface SubscriptionData {
  readonly page: 'subscription';
  readonly action: 'confirm' | 'end';
  readonly token: string | null;
}
