import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text with AES-256-GCM; `boundTo` says whose it is, and it can be read for nobody else. The key has 32 bytes. */
export function encryptText(key: Buffer, text: string, boundTo: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo));
  const content = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...content, cipher.getAuthTag()]).toString('base64url');
}

/** Reads an encrypted text; null for one that was changed, or made with another key or for somebody else. */
export function decryptText(key: Buffer, encrypted: string, boundTo: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
