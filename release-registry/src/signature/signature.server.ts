import { createPrivateKey, createPublicKey, sign as createSignature, type KeyObject, verify } from 'node:crypto';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { renderCanonicalJson } from '../release/canonical-json.ts';

/** An Ed25519 signature (base64) over the canonical form of a JSON value. */
export function sign(value: unknown, privateKey: KeyObject): string {
  return createSignature(null, Buffer.from(renderCanonicalJson(value)), privateKey).toString('base64');
}

/** Whether the signature (base64) was made over the value with the private half of this key. */
export function isSignedBy(value: unknown, signature: string, publicKey: KeyObject): boolean {
  let text: string;
  try {
    text = renderCanonicalJson(value);
  } catch {
    // Nested by the thousand: nobody can have signed it.
    return false;
  }
  const bytes = Buffer.from(signature, 'base64');
  // Node reads many texts as the same bytes: a signature that somebody has rewritten is not the one that was made.
  return bytes.toString('base64') === signature && verify(null, Buffer.from(text), publicKey, bytes);
}

function assertEd25519(key: KeyObject, variable: string): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${variable}: must be an Ed25519 key`);
  return key;
}

// Secret stores hand a key over either as PEM (often with escaped line ends) or as base64 of the DER form.
function isPem(text: string): boolean {
  return text.includes('-----BEGIN');
}

/** Reads a public key (PEM or base64 SPKI); throws an error naming its variable. */
export function parsePublicKey(text: string, variable: string): KeyObject {
  let key: KeyObject;
  try {
    key = isPem(text)
      ? createPublicKey(text.replaceAll('\\n', '\n'))
      : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  } catch {
    throw new Error(`${variable}: holds what is not a readable public key`);
  }
  return assertEd25519(key, variable);
}

/** Writes a public key as `parsePublicKey` reads it: base64 SPKI. */
export function renderPublicKey(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** Reads a private key (PEM or base64 PKCS 8); throws an error naming its variable. */
export function parsePrivateKey(text: string, variable: string): KeyObject {
  let key: KeyObject;
  try {
    key = isPem(text)
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error(`${variable}: holds what is not a readable private key`);
  }
  return assertEd25519(key, variable);
}

/** Returns the manifest with its signature over everything else in it. */
export function createSignedManifest(manifest: ReleaseManifest, privateKey: KeyObject): ReleaseManifest {
  return { ...manifest, signature: sign({ ...manifest, signature: null }, privateKey) };
}

/** Whether the manifest carries a signature by the private half of this key. */
export function isSignatureValid(manifest: ReleaseManifest, publicKey: KeyObject): boolean {
  return manifest.signature !== null && isSignedBy({ ...manifest, signature: null }, manifest.signature, publicKey);
}
