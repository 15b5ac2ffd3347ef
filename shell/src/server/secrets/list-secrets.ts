/**
 * The values of a secret that is being replaced, `new,old`: the first one signs and encrypts, what any of them has made
 * is still taken.
 */
export function listSecrets(secret: string): readonly [string, ...string[]] {
  const [first = '', ...others] = secret.split(',').map((part) => part.trim());
  return [first, ...others];
}
