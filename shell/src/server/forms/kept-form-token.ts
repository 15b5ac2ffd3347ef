import type { Configuration } from '../configuration.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import { keepLast } from '../memory/keep-last.ts';
import { deriveSigningKey } from '../secrets/signing-key.ts';
import { createFormToken } from './form-token.ts';

// Exact enough for a time that is compared with seconds; a signature for each page would cost as much as its header.
const momentMs = 100;

const findFormKey = keepByObject(({ EDITOR_SECRET }: Configuration) => deriveSigningKey(EDITOR_SECRET, 'form-token'));
const createTokenOfMoment = keepLast(
  ({ configuration, moment }: { readonly configuration: Configuration; readonly moment: number }) =>
    createFormToken(findFormKey(configuration), moment * momentMs),
  ({ configuration }) => configuration,
  ({ moment }) => [moment],
);

/** The token for forms of a page that is rendered now, the same for a tenth of a second. */
export function findFormToken(configuration: Configuration): string {
  return createTokenOfMoment({ configuration, moment: Math.floor(Date.now() / momentMs) });
}
