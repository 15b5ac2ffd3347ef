import { findChangedSources } from '@kmx/build-kit/source-hashes.ts';
import {
  activateReleases,
  type ChangedSet,
  deactivateReleases,
  type ReleaseRegistry,
  rollBackSet,
  rollBackUnits,
} from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { findPrunable, type StoredRelease } from '@kmx/release-registry/active-set/find-prunable.ts';
import { findRollbackSet } from '@kmx/release-registry/active-set/find-rollback.ts';
import { verifyRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import { contractVersion, federationVersion } from '@kmx/shared-contracts/units.ts';
import { BuildError } from './build-description.ts';
import type { CommandResult } from './command-result.ts';
import { confirmServing } from './confirm-serving.ts';
import {
  NotDoneError,
  parseReleaseReference,
  parseUnitName,
  type ReleaseArguments,
  UsageError,
} from './parse-arguments.ts';
import { publishAll } from './publish-all.ts';
import { publishBuild } from './publish-build.ts';
import { readBuild, type UnitBuild } from './read-build.ts';
import {
  renderHistory,
  renderList,
  renderPointed,
  renderPruneQuestion,
  renderPublished,
  renderRollbackQuestion,
  renderServed,
  renderSet,
} from './render-messages.ts';
import { crash } from './trials/crash.ts';
import { race } from './trials/race.ts';

/** The input of a command; `by` is the name recorded in the history, `root` the folder of the units. */
export interface CommandContext {
  readonly registry: ReleaseRegistry;
  readonly reports: ShellReports;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly root: string;
  readonly by: string;
  /** Asks a person; false where there is nobody to ask. */
  readonly ask: (question: string) => Promise<boolean>;
}

type Command = (options: ReleaseArguments, context: CommandContext) => Promise<CommandResult>;

const publish: Command = async ({ operands, version, from }, { registry, root }) => {
  const name = parseUnitName(operands[0]);
  const build = await readBuild(name, from ?? `${root}/${name}/dist`);
  if (from === undefined) await refuseOldBuild(build, `${root}/${name}`);
  const { store, trustedKeys, signingKeys } = registry;
  const privateKey = signingKeys?.(name, 'release') ?? null;
  const result = await publishBuild(build, { store, trustedKeys, privateKey, ...(version ? { version } : {}) });
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

const activate: Command = async (options, context) => {
  const { operands, expect, reason } = options;
  const releases = operands.map(parseReleaseReference);
  if (releases.length === 0) throw new UsageError('activate needs at least one unit@version');
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  if (Object.keys(versions).length < releases.length) throw new UsageError('a unit can have only one active version');
  const change = await activateReleases(context.registry, versions, {
    by: context.by,
    reason: reason ?? `activate ${operands.join(' ')}`,
    ...(expect ? { expectedBuildId: expect } : {}),
  });
  return describeChange(change, options, context);
};

// Done means served: the answer waits for the running shells, and a refusal puts the units back.
async function describeChange(
  change: ChangedSet,
  { waitSeconds }: ReleaseArguments,
  { registry, reports, by }: CommandContext,
): Promise<CommandResult> {
  const { set } = change;
  if (waitSeconds === 0) return { message: renderPointed(set), data: { ...set, shells: null } };
  const shells = await confirmServing({ registry, reports, timeoutMs: waitSeconds * 1000, change, by });
  return { message: renderServed(set, shells), data: { ...set, shells } };
}

const deactivate: Command = async (options, context) => {
  const { operands, reason } = options;
  const remotes = operands.map(parseUnitName).map((name) => {
    if (name === 'shell') throw new UsageError('Without a shell there is no page; only remotes can be taken out.');
    return name;
  });
  if (remotes.length === 0) throw new UsageError('deactivate needs at least one remote');
  const change = { by: context.by, reason: reason ?? `deactivate ${operands.join(' ')}` };
  try {
    return await describeChange(await deactivateReleases(context.registry, remotes, change), options, context);
  } catch (error) {
    if (error instanceof RangeError) throw new NotDoneError(`Cannot take out: ${error.message}`);
    throw error;
  }
};

const rollback: Command = async (options, context) => {
  const { operands, to, reason, isSet } = options;
  if (isSet === operands.length > 0)
    throw new UsageError('rollback takes the units that go back, or --set for the whole set');
  if (to !== undefined && operands.length > 1) throw new UsageError('--to names the version of one unit');
  try {
    return await describeChange(await rollBack(options, context), options, context);
  } catch (error) {
    if (error instanceof RangeError) throw new NotDoneError(`Cannot roll back: ${error.message}`);
    throw error;
  }

  async function rollBack({ isYes }: ReleaseArguments, { registry, by, ask }: CommandContext): Promise<ChangedSet> {
    const change = { by, reason: reason ?? `rollback ${isSet ? 'of the set' : operands.join(' ')}` };
    if (!isSet) {
      return rollBackUnits(registry, operands.map(parseUnitName), { ...change, ...(to ? { toVersion: to } : {}) });
    }
    const { entries, set } = await registry.pointer.readState();
    const question = renderRollbackQuestion(set, findRollbackSet(entries, to));
    if (!isYes && !(await ask(question))) throw new NotDoneError('Nothing was rolled back.');
    return rollBackSet(registry, { ...change, ...(set ? { expectedBuildId: set.buildId } : {}) }, to);
  }
};

const list: Command = async (_options, { registry, reports }) => {
  const [releases, { set: active, refused }, shells] = await Promise.all([
    registry.store.list(),
    registry.pointer.readState(),
    reports.listRunning(),
  ]);
  const data = releases.map((release) => ({
    ...release,
    isActive: active?.versions[release.name] === release.version,
  }));
  return { message: renderList(data, { active, refused, shells }), data: { active, refused, releases: data, shells } };
};

const verify: Command = async ({ operands }, { registry }) => {
  // Throws when the chain of statements is broken.
  const { refused } = await registry.pointer.readState();
  const releases: readonly ReleaseReference[] =
    operands.length > 0 ? operands.map(parseReleaseReference) : await registry.store.list();
  const options = {
    store: registry.store,
    trustedKeys: registry.trustedKeys,
    host: { contractVersion, federationVersion },
  };
  const found = (await Promise.all(releases.map((release) => verifyRelease(release, options)))).flat();
  const reasons = [...found, ...(operands.length > 0 ? [] : refused)];
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const message = releases.length === 1 ? 'The release is intact.' : `All ${releases.length} releases are intact.`;
  return { message, data: { verified: releases } };
};

const dayMs = 86_400_000;

const prune: Command = async ({ keep, days, isYes }, { registry, reports, ask }) => {
  const { store, pointer } = registry;
  const rule = { keptVersions: keep, keptMs: days * dayMs, nowMs: Date.now() };
  const releases = await listStored(store);
  const find = async (): Promise<readonly ReleaseReference[]> => {
    const [state, running] = await Promise.all([pointer.readState(), reports.listRunning()]);
    // With the keys of one team the acts of all others count for nothing here, and their releases would seem unused.
    const [ignored] = state.refused;
    if (ignored)
      throw new NotDoneError(
        `Prune with the keys of all units: an act upon ${ignored.name} counts for nothing here (${ignored.detail}).`,
      );
    return findPrunable(releases, state, running, rule);
  };
  const found = await find();
  if (found.length === 0)
    return { message: 'Every release is still needed.', data: { removed: [], kept: releases.length } };
  if (!isYes && !(await ask(renderPruneQuestion(found, releases.length - found.length))))
    throw new NotDoneError('Nothing was removed.');
  const removed: ReleaseReference[] = [];
  for (const release of found) {
    // Somebody may have activated it while the question was open.
    const isUnused = (await find()).some(({ name, version }) => name === release.name && version === release.version);
    if (!isUnused) continue;
    await store.remove(release);
    removed.push(release);
  }
  const kept = releases.length - removed.length;
  return { message: `Removed ${removed.length} releases, kept ${kept}.`, data: { removed, kept } };
};

// A release that cannot be read says no time, and stays until somebody has looked at it.
async function listStored(store: ReleaseRegistry['store']): Promise<readonly StoredRelease[]> {
  const describe = async (release: ReleaseReference): Promise<StoredRelease> => {
    const manifest = await store.readManifest(release).catch(() => null);
    const createdAtMs = Date.parse(manifest?.createdAt ?? '');
    return { ...release, createdAtMs: Number.isNaN(createdAtMs) ? null : createdAtMs };
  };
  return Promise.all((await store.list()).map(describe));
}

const history: Command = async (_options, { registry }) => {
  const { entries } = await registry.pointer.readState();
  const data = entries.map(({ statement, counts, problems }) => ({ ...statement, counts, problems }));
  return { message: renderHistory(entries), data };
};

const publishEverything: Command = async (_options, { root, environment }) => {
  const result = await publishAll(root, environment);
  const active = result.set === null ? 'Nothing is active.' : `Active: ${renderSet(result.set)}`;
  const left = result.left.map((name) => `${name} was left as it is: its team has the key.`);
  return { message: [...result.releases.map(renderPublished), ...left, active].join('\n'), data: result };
};

/** The commands of the release tool by name; the last ones are trials on a registry of their own. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['publish', publish],
  ['publish-all', publishEverything],
  ['activate', activate],
  ['deactivate', deactivate],
  ['rollback', rollback],
  ['list', list],
  ['verify', verify],
  ['history', history],
  ['prune', prune],
  ['race', race],
  ['crash', crash],
]);
