import * as v from 'valibot';

/** Version of the contract in this package; rules for its parts: docs/contracts.md. */
export const contractVersion = '1.0.0';

/** Version of the Module Federation runtime that shell and remotes share through the bundler runtime. */
export const federationVersion = '2.9.2';

export const remoteNames = ['remote-public', 'remote-portal', 'remote-editor', 'remote-styleguide'] as const;
export type RemoteName = (typeof remoteNames)[number];
export const unitNames = ['shell', ...remoteNames] as const;
export type UnitName = (typeof unitNames)[number];

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const filePath = v.pipe(
  v.string(),
  v.regex(/^(?:[\w@.-]+\/)*[\w@.-]+$/),
  v.check((path) => !path.split('/').includes('..'), 'must stay inside the release'),
);

/** One file of a release: length in bytes and both hashes. */
export const releaseFileSchema = v.object({ path: filePath, bytes: v.number(), sha256, integrity });
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

const assetsSchema = v.object({ scripts: v.array(filePath), styles: v.array(filePath) });

/** `release.json`: what a release says of itself; everything in it is verified before activation. */
export const releaseManifestSchema = v.object({
  name: v.picklist(unitNames),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/)),
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  federationVersion: v.string(),
  createdAt: v.string(),
  /** Browser entry (`browser/remoteEntry.x.js`; for the shell its main script). */
  browserEntry: filePath,
  /** Server bundle; null for the shell, whose server is the running process. */
  serverEntry: v.nullable(filePath),
  /** Files the first view needs besides the entry, in order. */
  initial: assetsSchema,
  /** Message catalogue chunk by language. */
  catalogues: v.record(v.string(), filePath),
  files: v.array(releaseFileSchema),
  /** Ed25519 signature over the canonical manifest; null until teams have keys. */
  signature: v.nullable(v.string()),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;

/** The active versions of all units; its hash is the build id (design.md 5). */
export const releaseSetSchema = v.object({
  buildId: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  activatedAt: v.string(),
  versions: v.record(v.picklist(unitNames), v.string()),
});
export type ReleaseSet = v.InferOutput<typeof releaseSetSchema>;
