import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { renderCanonicalJson } from '../release/canonical-json.ts';

function renderSignedBytes(manifest: ReleaseManifest): Uint8Array {
  return Buffer.from(renderCanonicalJson({ ...manifest, signature: null }));
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

/** Reads RELEASE_PRIVATE_KEY (PEM or base64 PKCS 8); null when it is not configured, an error naming the variable when it is wrong. */
export function parsePrivateKey(text: string | undefined): KeyObject | null {
  if (text === undefined || text === '') return null;
  let key: KeyObject;
  try {
    key = isPem(text)
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error('RELEASE_PRIVATE_KEY: is not a readable private key');
  }
  return assertEd25519(key, 'RELEASE_PRIVATE_KEY');
}

/** Returns the manifest with its Ed25519 signature (base64) over the canonical JSON of everything else in it. */
export function createSignedManifest(manifest: ReleaseManifest, privateKey: KeyObject): ReleaseManifest {
  return { ...manifest, signature: sign(null, renderSignedBytes(manifest), privateKey).toString('base64') };
}

/** Whether the manifest carries a signature by the private half of this key. */
export function isSignatureValid(manifest: ReleaseManifest, publicKey: KeyObject): boolean {
  if (manifest.signature === null) return false;
  return verify(null, renderSignedBytes(manifest), publicKey, Buffer.from(manifest.signature, 'base64'));
}
