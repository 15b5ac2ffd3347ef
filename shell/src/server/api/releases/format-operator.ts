/** How an operator signs in the history: with the id of the account, which says who it was only to identity. */
export function formatOperator(accountId: string): string {
  return `operator ${accountId}`;
}
