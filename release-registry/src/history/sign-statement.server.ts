import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { isSignedBy, sign } from '../signature/signature.server.ts';
import type { Statement } from './statement.ts';

/** The name of a key in statements: the first 16 hex digits of the SHA-256 of its public half. */
export function resolveKeyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

function selectSigned(statement: Statement): unknown {
  return { ...statement, signatures: null };
}

/** The statement with a signature by each of these private keys. */
export function signStatement(statement: Statement, keys: readonly KeyObject[]): Statement {
  const signatures = keys.map((key) => ({ key: resolveKeyId(key), signature: sign(selectSigned(statement), key) }));
  return { ...statement, signatures };
}

/** Whether the statement carries a signature by the private half of this key. */
export function isStatementSignedBy(statement: Statement, publicKey: KeyObject): boolean {
  const id = resolveKeyId(publicKey);
  return statement.signatures.some(
    ({ key, signature }) => key === id && isSignedBy(selectSigned(statement), signature, publicKey),
  );
}
