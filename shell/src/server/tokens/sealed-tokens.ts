import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deriveSigningKey } from '../secrets/signing-key.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

const tokensSchema = v.object({
  /** Null between a revocation and the end of the session, which still needs the identity token. */
  accessToken: v.nullable(v.string()),
  idToken: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
  /** Their owner has signed out, but the provider did not revoke the access token: they are only good for a retry. */
  isSignedOut: v.optional(v.boolean()),
});

/** Tokens of a visitor as the shell holds them in token mode `server`. */
export type HeldTokens = v.InferOutput<typeof tokensSchema>;

/** Encrypts tokens for the visitor's cookie; without the shell's secret they can be neither read nor changed. */
export function sealTokens(secret: string, tokens: HeldTokens): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, deriveSigningKey(secret, 'held-tokens'), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** Reads sealed tokens back; null for anything that this shell did not seal. */
export function openTokens(secret: string, sealed: string): HeldTokens | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceLength + tagLength) return null;
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv(algorithm, deriveSigningKey(secret, 'held-tokens'), nonce);
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const content = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
    return v.parse(tokensSchema, JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}
