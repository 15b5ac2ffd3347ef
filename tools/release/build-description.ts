import { capabilityNamesSchema } from '@kmx/shared-contracts/capabilities.ts';
import { mountsSchema } from '@kmx/shared-contracts/mount.ts';
import { smokePagesSchema } from '@kmx/shared-contracts/smoke-pages.ts';
import * as v from 'valibot';

const pathsSchema = v.optional(v.array(v.string()), []);
const assetsSchema = v.object({ scripts: pathsSchema, styles: pathsSchema });
const partSchema = v.object({
  ...assetsSchema.entries,
  levels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/**
 * `dist/build.json`: the bundler's record of a unit's build. Paths start at `dist` or at `dist/browser`; `serverEntry`
 * may be left out when `dist/server` holds one script, or one called `main` or `remote`.
 */
export const buildDescriptionSchema = v.object({
  /** Recorded by the build: the program that publishes it may be of another version. */
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  earlierContracts: v.optional(v.array(v.string())),
  federationVersion: v.pipe(v.string(), v.nonEmpty()),
  /** Where the pages of a remote are; a shell has none. */
  mounts: v.optional(mountsSchema),
  capabilities: v.optional(capabilityNamesSchema),
  smokePages: v.optional(smokePagesSchema),
  operations: v.optional(v.string()),
  browserEntry: v.string(),
  serverEntry: v.optional(v.nullable(v.string())),
  initial: v.optional(assetsSchema, { scripts: [], styles: [] }),
  parts: v.optional(v.record(v.string(), partSchema), {}),
  catalogues: v.optional(v.record(v.string(), v.string()), {}),
  /** Hashes of the compiled sources, by path from the unit's folder. */
  sources: v.optional(v.record(v.string(), v.string()), {}),
});
export type BuildDescription = v.InferOutput<typeof buildDescriptionSchema>;

/** A build that cannot become a release, with a sentence for the person who built it. */
export class BuildError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BuildError';
  }
}

const descriptionTextSchema = v.pipe(v.string(), v.parseJson(), buildDescriptionSchema);

/** Reads the text of a `build.json`; throws BuildError naming the field that is wrong. */
export function parseBuildDescription(text: string): BuildDescription {
  const result = v.safeParse(descriptionTextSchema, text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BuildError(`build.json, ${v.getDotPath(issue) ?? 'whole file'}: ${issue.message}`);
}
