/** Whether the company's own directory keeps names and password of this e-mail address (POR-082, D-28). */
export function isManagedInternally(email: string, managedEmailDomains: readonly string[]): boolean {
  return managedEmailDomains.includes(email.slice(email.lastIndexOf('@') + 1));
}
