import type { KeyObject } from 'node:crypto';
import { remoteNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { ByUnit, RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { resolveKeyId } from '../history/sign-statement.server.ts';
import { isSignedBy, sign } from '../signature/signature.server.ts';
import type { SigningKeys } from '../signature/signing-keys.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';

/** Versions of remotes that somebody may see before they are active, until a time in milliseconds since 1970. */
export interface ReleasePreview {
  readonly versions: ByUnit<string>;
  readonly expires: number;
}

/** What a token says of itself; `foreign` names a remote for which no trusted key has signed it. */
export type PreviewReading =
  | { readonly verdict: 'valid'; readonly preview: ReleasePreview }
  | { readonly verdict: 'expired' | 'unreadable' }
  | { readonly verdict: 'foreign'; readonly unit: RemoteName };

/** A token must fit into a cookie; each signature takes 180 characters. */
const maxTokenLength = 3_000;
const maxUnits = 10;
/** The longest life of a preview. */
export const maxPreviewMs = 7 * 24 * 60 * 60 * 1000;

/** Of an Ed25519 key, with the name of that key as in statements: no other key has to be tried. */
const signatureSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});
const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/));
const tokenSchema = v.pipe(
  v.string(),
  v.maxLength(maxTokenLength),
  v.transform((token) => Buffer.from(token, 'base64url').toString('utf8')),
  v.parseJson(),
  v.strictObject({
    versions: v.pipe(
      v.record(remoteNameSchema, version),
      v.transform((versions) => versions as ByUnit<string>),
      v.check((versions) => Object.keys(versions).length > 0 && Object.keys(versions).length <= maxUnits),
    ),
    expires: v.pipe(v.number(), v.integer()),
    signatures: v.pipe(v.array(signatureSchema), v.maxLength(maxUnits)),
  }),
  // Each is of another key, and each remote needs one.
  v.check(
    ({ versions, signatures }) =>
      signatures.length <= Object.keys(versions).length &&
      new Set(signatures.map(({ key }) => key)).size === signatures.length,
  ),
);

/** What the signatures cover; its first field keeps them from being those of anything else. */
const describePreview = ({ versions, expires }: ReleasePreview) => ({ preview: 1, versions, expires });

const listUnits = ({ versions }: ReleasePreview) => Object.keys(versions) as RemoteName[];

/**
 * A token that shows these versions, with a signature for each remote; throws an error naming one without a key, or saying
 * that it would be too long.
 */
export function createPreviewToken(preview: ReleasePreview, signingKeys: SigningKeys): string {
  const units = listUnits(preview);
  if (units.length > maxUnits) throw new Error(`a preview shows ${maxUnits} remotes at most`);
  const keys = units.map((unit): KeyObject => {
    const key = signingKeys(unit, 'act');
    if (key === null) throw new Error(`this machine has no key of ${unit}, and only its team can show it`);
    return key;
  });
  const byId = new Map(keys.map((key) => [resolveKeyId(key), key]));
  const signatures = [...byId].map(([key, signer]) => ({ key, signature: sign(describePreview(preview), signer) }));
  const token = Buffer.from(JSON.stringify({ ...preview, signatures })).toString('base64url');
  if (token.length > maxTokenLength) throw new Error('the link would be too long: show fewer remotes at a time');
  return token;
}

/** Whether a time in milliseconds since 1970 is one at which a preview may be shown. */
export function isPreviewOpen({ expires }: ReleasePreview, now: number): boolean {
  return expires > now && expires <= now + maxPreviewMs;
}

/**
 * Reads a token at a time in milliseconds since 1970; without trusted keys no token is valid. Anybody can send one with
 * every request, so signatures are checked last, with the key alone that they name, and not after one is wrong.
 */
export function readPreviewToken(token: string, trustedKeys: TrustedKeys | null, now = Date.now()): PreviewReading {
  const parsed = v.safeParse(tokenSchema, token);
  if (!parsed.success) return { verdict: 'unreadable' };
  const { signatures, ...preview } = parsed.output;
  if (!isPreviewOpen(preview, now)) return { verdict: 'expired' };
  const signed = describePreview(preview);
  const signatureByKey = new Map(signatures.map(({ key, signature }) => [key, signature]));
  const right = new Set<string>();
  for (const unit of listUnits(preview)) {
    const keys = new Map((trustedKeys?.(unit, 'act') ?? []).map((key) => [resolveKeyId(key), key]));
    const [found] = [...keys].filter(([id]) => signatureByKey.has(id)).toSorted(([id]) => (right.has(id) ? -1 : 1));
    if (found === undefined) return { verdict: 'foreign', unit };
    const [id, key] = found;
    if (!right.has(id) && !isSignedBy(signed, signatureByKey.get(id) ?? '', key)) return { verdict: 'foreign', unit };
    right.add(id);
  }
  return { verdict: 'valid', preview };
}
