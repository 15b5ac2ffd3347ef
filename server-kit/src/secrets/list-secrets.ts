const splitSecret = (secret: string): readonly string[] => secret.split(',').map((part) => part.trim());

/**
 * The values of a secret that is being replaced, `new,old`: the first one signs and encrypts, what any of them has made
 * is still taken. So is what the text as a whole has made: it was one value before lists were known, even with a comma.
 */
export function listSecrets(secret: string): readonly [string, ...string[]] {
  const [first = '', ...others] = splitSecret(secret);
  return first === secret ? [first] : [first, ...others, secret];
}

/** The values of a secret by its name and their place, so that each can be examined and the bad one named. */
export function nameSecrets(name: string, secret: string | undefined): Readonly<Record<string, string | undefined>> {
  const parts = secret === undefined ? [] : splitSecret(secret);
  if (parts.length < 2) return { [name]: secret };
  return Object.fromEntries(parts.map((part, place) => [`${name} (value ${place + 1})`, part]));
}

const minLength = 16;

/** Whether each of the values is long enough to be one. */
export const areLongEnough = (secret: string): boolean => splitSecret(secret).every((part) => part.length >= minLength);

/** What to say where one is not. */
export const lengthAdvice = `must have at least ${minLength} characters, or be a comma list of such values`;
