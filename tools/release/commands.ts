import { findChangedSources } from '@kmx/build-kit/source-hashes.ts';
import {
  activateReleases,
  type ChangedSet,
  deactivateReleases,
  rollBackSet,
  rollBackUnits,
} from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { findRollbackSet } from '@kmx/release-registry/active-set/find-rollback.ts';
import { findHost, ownHost } from '@kmx/release-registry/active-set/release-host.ts';
import { verifyRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseReference } from '@kmx/release-registry/release/release-reference.ts';
import { BuildError } from './build-description.ts';
import { canary } from './canary.ts';
import { carry } from './carry.ts';
import type { Command, CommandContext } from './command.ts';
import { describeChange } from './describe-change.ts';
import { enter } from './enter.ts';
import { createEntryRule } from './entry-rule.ts';
import { keys } from './keys.ts';
import {
  NotDoneError,
  parseReleaseReference,
  parseUnitName,
  type ReleaseArguments,
  UsageError,
} from './parse-arguments.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publishAll } from './publish-all.ts';
import { publishBuild } from './publish-build.ts';
import { readBuild, type UnitBuild } from './read-build.ts';
import { readPlainBuild } from './read-plain-build.ts';
import { renderCanary } from './render-canaries.ts';
import { renderHistory, renderList, renderPublished, renderRollbackQuestion, renderSet } from './render-messages.ts';
import { findUnitFolder } from './unit-folder.ts';
import { findActiveRevoked, units } from './units.ts';

const publish: Command = async ({ operands, version, from, mounts, titles }, { registry, root }) => {
  const name = parseUnitName(operands[0]);
  const folder = findUnitFolder(root, name);
  const dist = from ?? `${folder}/dist`;
  // A build without our preset does not say itself where its pages are.
  const isPlain = mounts.length > 0 && name !== 'shell';
  const build = await (isPlain ? readPlainBuild(name, dist, { mounts, titles }) : readBuild(name, dist));
  if (from === undefined) await refuseOldBuild(build, folder);
  const { store, pointer, signingKeys } = registry;
  const rule = createEntryRule(registry.trustedKeys, (await pointer.readState()).unitEntries);
  const privateKey = signingKeys?.(name, 'release') ?? null;
  const result = await publishBuild(build, { store, ...rule, privateKey, ...(version ? { version } : {}) });
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
  const { operands, expect, reason, overBudget } = options;
  const releases = operands.map(parseReleaseReference);
  if (releases.length === 0) throw new UsageError('activate needs at least one unit@version');
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  if (Object.keys(versions).length < releases.length) throw new UsageError('a unit can have only one active version');
  const change = await activateReleases(context.registry, versions, {
    by: context.by,
    reason: reason ?? `activate ${operands.join(' ')}`,
    ...(expect ? { expectedBuildId: expect } : {}),
    ...(overBudget ? { overBudget } : {}),
  });
  return describeChange(change, options, context);
};

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
  const [releases, state, shells] = await Promise.all([
    registry.store.list(),
    registry.pointer.readState(),
    reports.listRunning(),
  ]);
  const { set: active } = state;
  const refused = [...state.refused, ...state.refusedEntries, ...state.refusedCanaries];
  const canaries = [...state.canaries.values()];
  const revoked = await findActiveRevoked(registry, state);
  const data = releases.map((release) => ({
    ...release,
    isActive: active?.versions[release.name] === release.version,
    isCanary: canaries.some(({ unit, version }) => unit === release.name && version === release.version),
  }));
  const message = renderList(data, { active, canaries, refused, revoked, shells });
  return { message, data: { active, canaries, refused, revoked, releases: data, shells } };
};

const verify: Command = async ({ operands }, { registry }) => {
  const { store } = registry;
  // Throws when the chain of statements is broken.
  const { set, unitEntries, canaries, ...state } = await registry.pointer.readState();
  const refused = [...state.refused, ...state.refusedEntries, ...state.refusedCanaries];
  const { trustedKeys, describeMissing } = createEntryRule(registry.trustedKeys, unitEntries);
  const host = await findHost(set?.versions ?? {}, store).catch(() => ownHost);
  const isNamed = operands.length > 0;
  const releases: readonly ReleaseReference[] = isNamed ? operands.map(parseReleaseReference) : await store.list();
  const inspect = (release: ReleaseReference) => {
    // What an entry does not grant speaks against what is active or a canary, and against what is asked about.
    const isCanary = release.name !== 'shell' && canaries.get(release.name)?.version === release.version;
    const isMeasured = isNamed || isCanary || set?.versions[release.name] === release.version;
    const grants = isMeasured ? { unitEntries } : {};
    return verifyRelease(release, { store, trustedKeys, host, ...grants, ...(isNamed ? { describeMissing } : {}) });
  };
  const found = (await Promise.all(releases.map(inspect))).flat();
  const reasons = [...found, ...(isNamed ? [] : refused)];
  if (reasons.length > 0) throw new ReleaseRefusedError(reasons);
  const intact = releases.length === 1 ? 'The release is intact.' : `All ${releases.length} releases are intact.`;
  const running = [...canaries.values()];
  const message = [intact, ...(isNamed ? [] : running.map(renderCanary))].join('\n');
  return { message, data: { verified: releases, canaries: running } };
};

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

/** The commands of the release tool by name. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['publish', publish],
  ['publish-all', publishEverything],
  ['carry', carry],
  ['activate', activate],
  ['deactivate', deactivate],
  ['rollback', rollback],
  ['list', list],
  ['verify', verify],
  ['history', history],
  ['prune', prune],
  ['canary', canary],
  ['promote', promote],
  ['preview', preview],
  ['enter', enter],
  ['units', units],
  ['keys', keys],
]);
