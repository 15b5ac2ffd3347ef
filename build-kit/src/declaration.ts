import { type Capability, capabilities as knownCapabilities } from '@kmx/shared-contracts/capabilities.ts';
import { type Mount, mountsSchema } from '@kmx/shared-contracts/mount.ts';
import { findSmokePageProblems, smokePagesSchema } from '@kmx/shared-contracts/smoke-pages.ts';
import * as v from 'valibot';

/** What a remote says of itself in its build. */
export interface RemoteBuildOptions {
  /** Where its pages are (shared-contracts/src/mount.ts). */
  readonly mounts: readonly Mount[];
  /** What it asks of the shell (shared-contracts/src/capabilities.ts). */
  readonly capabilities: readonly Capability[];
  /** Paths that must render, with a locale where the mount is localized; at least one at each mount. */
  readonly smokePages: readonly string[];
  /** A module `x.build.ts`, from the remote's folder, whose export `operations` is what its browser half may send. */
  readonly operations?: string;
}

const declarationSchema = v.object({
  mounts: mountsSchema,
  capabilities: v.pipe(
    v.array(v.picklist(knownCapabilities)),
    v.check((names) => new Set(names).size === names.length, 'names a capability twice'),
  ),
  smokePages: smokePagesSchema,
  operations: v.exactOptional(v.pipe(v.string(), v.endsWith('.build.ts', 'must be a module x.build.ts'))),
});

/** Checks what a remote declares; throws with a sentence for its team. */
export function checkDeclaration(options: RemoteBuildOptions): v.InferOutput<typeof declarationSchema> {
  const result = v.safeParse(declarationSchema, options);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'rspack.config.ts'}: ${issue.message}`);
  }
  const problems = findSmokePageProblems(result.output.mounts, result.output.smokePages);
  if (problems.length > 0) throw new Error(`smokePages: ${problems.join('; ')}`);
  return result.output;
}
