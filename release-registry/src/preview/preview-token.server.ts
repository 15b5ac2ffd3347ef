import type { KeyObject } from 'node:crypto';
import { remoteNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { ByUnit, RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
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

/** A token must fit into a cookie; each signature takes 90 characters. */
const maxTokenLength = 3_000;
const maxUnits = 10;
/** The longest life of a preview. */
export const maxPreviewMs = 7 * 24 * 60 * 60 * 1000;

const signature = v.pipe(v.string(), v.maxLength(100));
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
    signatures: v.pipe(v.array(signature), v.maxLength(maxUnits)),
  }),
);

/** What the signatures cover; its first field keeps them from being those of anything else. */
const describePreview = ({ versions, expires }: ReleasePreview) => ({ preview: 1, versions, expires });

const listUnits = ({ versions }: ReleasePreview) => Object.keys(versions) as RemoteName[];

/** A token that shows these versions, with a signature for each remote; throws an error naming one without a key. */
export function createPreviewToken(preview: ReleasePreview, signingKeys: SigningKeys): string {
  const keys = listUnits(preview).map((unit): KeyObject => {
    const key = signingKeys(unit, 'act');
    if (key === null) throw new Error(`this machine has no key of ${unit}, and only its team can show it`);
    return key;
  });
  const signatures = [...new Set(keys.map((key) => sign(describePreview(preview), key)))];
  return Buffer.from(JSON.stringify({ ...preview, signatures })).toString('base64url');
}

/** Reads a token at a time in milliseconds since 1970; without trusted keys no token is valid. */
export function readPreviewToken(token: string, trustedKeys: TrustedKeys | null, now = Date.now()): PreviewReading {
  const parsed = v.safeParse(tokenSchema, token);
  if (!parsed.success) return { verdict: 'unreadable' };
  const { signatures, ...preview } = parsed.output;
  const signed = describePreview(preview);
  const isSignedFor = (unit: RemoteName): boolean =>
    (trustedKeys?.(unit, 'act') ?? []).some((key) => signatures.some((text) => isSignedBy(signed, text, key)));
  const foreign = listUnits(preview).find((unit) => !isSignedFor(unit));
  if (foreign !== undefined) return { verdict: 'foreign', unit: foreign };
  if (preview.expires <= now || preview.expires > now + maxPreviewMs) return { verdict: 'expired' };
  return { verdict: 'valid', preview };
}
