import { findChangedSources } from '@kmx/build-kit/source-hashes.ts';
import {
  activateReleases,
  type ReleaseRegistry,
  rollBackReleases,
} from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { verifyRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import { parsePrivateKey } from '@kmx/release-registry/signature/signature.server.ts';
import { contractVersion, federationVersion } from '@kmx/shared-contracts/units.ts';
import { BuildError } from './build-description.ts';
import { confirmServing } from './confirm-serving.ts';
import { parseReleaseReference, parseUnitName, type ReleaseArguments, UsageError } from './parse-arguments.ts';
import { publishAll } from './publish-all.ts';
import { publishBuild } from './publish-build.ts';
import { readBuild, type UnitBuild } from './read-build.ts';
import {
  renderHistory,
  renderList,
  renderPointed,
  renderPublished,
  renderServed,
  renderSet,
} from './render-messages.ts';

/** The output of a command: a message for people and the same as data for `--json`. */
export interface CommandResult {
  readonly message: string;
  readonly data: unknown;
}

/** The input of a command; `by` is the name recorded in the history, `root` the folder of the units. */
export interface CommandContext {
  readonly registry: ReleaseRegistry;
  readonly reports: ShellReports;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly root: string;
  readonly by: string;
}

type Command = (options: ReleaseArguments, context: CommandContext) => Promise<CommandResult>;

const publish: Command = async ({ operands, version, from }, { registry, environment, root }) => {
  const name = parseUnitName(operands[0]);
  const build = await readBuild(name, from ?? `${root}/${name}/dist`);
  if (from === undefined) await refuseOldBuild(build, `${root}/${name}`);
  const privateKey = parsePrivateKey(environment['RELEASE_PRIVATE_KEY']);
  const result = await publishBuild(build, { store: registry.store, privateKey, ...(version ? { version } : {}) });
  return { message: renderPublished(result), data: result };
};

// A changed source together with a new version name means that the change is intended.
async function refuseOldBuild({ name, sources }: UnitBuild, folder: string): Promise<void> {
  const [first, ...others] = await findChangedSources(folder, sources);
  if (first === undefined) return;
  const changed = others.length === 0 ? first : `${first} and ${others.length} more`;
  throw new BuildError(
    `${name}: the build is older than its sources (${changed}). Build it again, or publish it on purpose with --from ${name}/dist`,
  );
}

const activate: Command = async ({ operands, expect, reason, waitSeconds }, { registry, reports, by }) => {
  const releases = operands.map(parseReleaseReference);
  if (releases.length === 0) throw new UsageError('activate needs at least one unit@version');
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  if (Object.keys(versions).length < releases.length) throw new UsageError('a unit can have only one active version');
  const change = {
    by,
    reason: reason ?? `activate ${operands.join(' ')}`,
    ...(expect ? { expectedBuildId: expect } : {}),
  };
  const before = await registry.pointer.read();
  const set = await activateReleases(registry, versions, change);
  if (waitSeconds === 0) return { message: renderPointed(set), data: { ...set, shells: null } };
  const shells = await confirmServing({
    pointer: registry.pointer,
    reports,
    timeoutMs: waitSeconds * 1000,
    set,
    changed: versions,
    previous: before?.versions ?? {},
    by,
  });
  return { message: renderServed(set, shells), data: { ...set, shells } };
};

const rollback: Command = async ({ to, reason }, { registry, by }) => {
  try {
    const set = await rollBackReleases(registry, { by, reason: reason ?? 'rollback' }, to);
    return { message: `Rolled back to: ${renderSet(set)}`, data: set };
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`Cannot roll back: ${error.message}`);
    throw error;
  }
};

const list: Command = async (_options, { registry, reports }) => {
  const [releases, active, shells] = await Promise.all([
    registry.store.list(),
    registry.pointer.read(),
    reports.listRunning(),
  ]);
  const data = releases.map((release) => ({
    ...release,
    isActive: active?.versions[release.name] === release.version,
  }));
  return { message: renderList(data, active, shells), data: { active, releases: data, shells } };
};

const verify: Command = async ({ operands }, { registry }) => {
  const releases: readonly ReleaseReference[] =
    operands.length > 0 ? operands.map(parseReleaseReference) : await registry.store.list();
  const options = {
    store: registry.store,
    trustedKeys: registry.trustedKeys,
    host: { contractVersion, federationVersion },
  };
  const reasons = (await Promise.all(releases.map((release) => verifyRelease(release, options)))).flat();
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const message = releases.length === 1 ? 'The release is intact.' : `All ${releases.length} releases are intact.`;
  return { message, data: { verified: releases } };
};

const history: Command = async (_options, { registry }) => {
  const entries = await registry.pointer.readHistory();
  return { message: renderHistory(entries), data: entries };
};

const publishEverything: Command = async (_options, { root, environment }) => {
  const result = await publishAll(root, environment);
  const active = result.set === null ? 'Nothing is active.' : `Active: ${renderSet(result.set)}`;
  return { message: [...result.releases.map(renderPublished), active].join('\n'), data: result };
};

/** The commands of the release tool by name. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['publish', publish],
  ['publish-all', publishEverything],
  ['activate', activate],
  ['rollback', rollback],
  ['list', list],
  ['verify', verify],
  ['history', history],
]);
