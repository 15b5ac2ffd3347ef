import * as v from 'valibot';
import { browserOnlySchema } from './browser-only.ts';
import { capabilityNamesSchema } from './capabilities.ts';
import { mountsSchema } from './mount.ts';
import { smokePagesSchema } from './smoke-pages.ts';
import { unitNameSchema } from './units.schema.ts';
import type { ByUnit } from './units.ts';

const integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const filePath = v.pipe(
  v.string(),
  v.regex(/^(?:[\w@.-]+\/)*[\w@.-]+$/),
  v.check((path) => !path.split('/').includes('..'), 'must stay inside the release'),
);

/** One file of a release: length in bytes and the hash that release tools and browsers check. */
export const releaseFileSchema = v.looseObject({ path: filePath, bytes: v.number(), integrity });
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

const assetsSchema = v.looseObject({ scripts: v.array(filePath), styles: v.array(filePath) });
export type ReleaseAssets = v.InferOutput<typeof assetsSchema>;

const partSchema = v.looseObject({
  ...assetsSchema.entries,
  /** How many times in a row a browser learns of further files of the page; absent where the build did not record it. */
  levels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/**
 * `release.json`: what a release says about itself; everything in it is verified before activation. Fields of a later
 * version are kept, because the signature covers them.
 */
export const releaseManifestSchema = v.looseObject({
  name: unitNameSchema,
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/)),
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Of a shell: the contracts of earlier majors that it offers beside its own; absent before contract 3. */
  earlierContracts: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)))),
  federationVersion: v.string(),
  createdAt: v.string(),
  /** Where its pages are; absent for the shell, and in releases of contracts before 2.4. */
  mounts: v.optional(mountsSchema),
  /** What it asks of the shell; absent for the shell, and in releases of contracts before 2.5, which get the queries of `load`. */
  capabilities: v.optional(capabilityNamesSchema),
  /** Pages that must render, at least one at each mount. */
  smokePages: v.optional(smokePagesSchema),
  /** The file of the operations that its browser half sends (`operations.ts`). */
  operations: v.optional(filePath),
  /** Browser entry (`browser/remoteEntry.x.js`; for the shell its main script). */
  browserEntry: filePath,
  /** Present when the remote was built elsewhere and has no server half. */
  browserOnly: v.optional(browserOnlySchema),
  /** Server bundle; null for the shell, whose server is the running process, and for browser-only remotes. */
  serverEntry: v.nullable(filePath),
  /** Files other than the entry that the first view needs, in order. */
  initial: assetsSchema,
  /** Further files by the part of the remote that renders a page (`PageResult.part`). */
  parts: v.record(v.string(), partSchema),
  /** Message catalogue chunk by language. */
  catalogues: v.record(v.string(), filePath),
  files: v.array(releaseFileSchema),
  /** Ed25519 signature over the canonical manifest; null until teams have keys. */
  signature: v.nullable(v.string()),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifestSchema>;

/** The active versions of all units; its hash is the build id (DES-08). */
export const releaseSetSchema = v.object({
  buildId: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  activatedAt: v.string(),
  versions: v.pipe(
    v.record(unitNameSchema, v.string()),
    v.transform((versions) => versions as ByUnit<string>),
  ),
});
export type ReleaseSet = v.InferOutput<typeof releaseSetSchema>;
