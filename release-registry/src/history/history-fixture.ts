import { createHash, generateKeyPairSync } from 'node:crypto';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import { renderPublicKey } from '../signature/signature.server.ts';
import { applyChanges } from './apply-changes.ts';
import type { RecordedStatement } from './resolve-history.server.ts';
import { signStatement } from './sign-statement.server.ts';
import type { Statement } from './statement.ts';

/** Creates a key pair of a team or of the platform. */
export const createPair = () => generateKeyPairSync('ed25519');
export type Pair = ReturnType<typeof createPair>;

/** A public key as entries and variables name it. */
export const writePublic = ({ publicKey }: Pair) => renderPublicKey(publicKey);

/** A statement as the registry would keep it. */
export function record(statement: Statement): RecordedStatement {
  return { statement, hash: createHash('sha256').update(JSON.stringify(statement)).digest('hex') };
}

/** Continues a history with one more statement. */
export function say(
  history: readonly RecordedStatement[],
  changes: ByUnit<string | null>,
  keys: readonly Pair[],
  more: Partial<Statement> = {},
): readonly RecordedStatement[] {
  const head = history.at(-1);
  const versions = applyChanges(head?.statement.versions ?? {}, changes);
  const statement: Statement = {
    ...{ revision: history.length + 1, previous: head?.hash ?? null, changes, versions },
    ...{ buildId: resolveBuildId(versions), activatedAt: '2026-11-23T12:00:00.000Z', signatures: [] },
    ...{ kind: 'activation', by: 'somebody', reason: 'test' },
    ...more,
  };
  const privateKeys = keys.map(({ privateKey }) => privateKey);
  return [...history, record(signStatement(statement, privateKeys))];
}

/** Continues a history with a statement about an entry. */
export function sayEntry(
  history: readonly RecordedStatement[],
  entry: unknown,
  keys: readonly Pair[],
  more: Partial<Statement> = {},
): readonly RecordedStatement[] {
  return say(history, {}, keys, { kind: 'entry', entry, ...more });
}
