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

const tokensText = v.pipe(v.string(), v.parseJson(), tokensSchema);

/** Tokens of a visitor as the shell holds them in token mode `server`. */
export type HeldTokens = v.InferOutput<typeof tokensSchema>;

/** Encrypts tokens for the visitor's cookie; without the shell's secret they can be neither read nor changed. */
export function sealTokens(secret: string, tokens: HeldTokens): string {
  const nonce = randomBytes(nonceLength);
  const [key] = deriveSigningKey(secret, 'held-tokens');
  const cipher = createCipheriv(algorithm, key, nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** Reads sealed tokens back; null for anything that no shell with this secret has sealed. */
export function openTokens(secret: string, sealed: string): HeldTokens | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceLength + tagLength) return null;
  for (const key of deriveSigningKey(secret, 'held-tokens')) {
    const content = decrypt(key, bytes);
    const tokens = v.safeParse(tokensText, content);
    if (tokens.success) return tokens.output;
  }
  return null;
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const content = [decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()];
    return Buffer.concat(content).toString('utf8');
  } catch {
    return null;
  }
}
