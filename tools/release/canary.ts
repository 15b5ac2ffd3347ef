import { changeCanary, endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { NotServedError } from '@kmx/release-registry/active-set/confirm-serving.server.ts';
import type { Canary } from '@kmx/release-registry/history/canary.ts';
import { awaitCanary } from '@kmx/release-registry/reports/await-canary.ts';
import { awaitDecisions } from '@kmx/release-registry/reports/await-shells.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Command, CommandContext } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { NotDoneError, parseUnitName, type ReleaseArguments, UsageError } from './parse-arguments.ts';
import { planCanary } from './plan-canary.ts';
import { renderCanary, renderCanaryReports, renderFigures } from './render-canaries.ts';
import { watchCanary } from './watch-canary.ts';

/** The name of a remote; throws UsageError. The server half of the shell is the running process. */
export function parseRemoteName(text: string | undefined): RemoteName {
  const name = parseUnitName(text);
  if (name === 'shell') throw new UsageError('a shell cannot be a canary: its server half is the running process');
  return name;
}

async function stop(unit: RemoteName, { reason, waitSeconds }: ReleaseArguments, context: CommandContext) {
  const { registry, reports, by } = context;
  try {
    const { revision } = await endCanary(registry, unit, { by, reason: reason ?? `end the canary of ${unit}` });
    if (waitSeconds > 0) await awaitDecisions({ reports, revision, timeoutMs: waitSeconds * 1000 });
    return { message: `${unit} has no canary any more: everybody gets the active version.`, data: { unit, revision } };
  } catch (error) {
    if (error instanceof RangeError) throw new NotDoneError(error.message);
    throw error;
  }
}

/** Waits until all running shells hand a canary out; one that was begun by this command ends when they do not. */
async function confirm(
  canary: Canary,
  { waitSeconds }: ReleaseArguments,
  { registry, reports, by }: CommandContext,
): Promise<readonly string[]> {
  if (waitSeconds === 0) return [];
  const { revision, since, unit } = canary;
  const { shells, problems } = await awaitCanary({ reports, revision, timeoutMs: waitSeconds * 1000, canary });
  if (problems.length === 0) return shells;
  if (revision === since) {
    const reason = `not handed out by ${problems.map(({ shell }) => shell).join(', ')}`.slice(0, 300);
    await endCanary(registry, unit, { by, reason, since }).catch(() => null);
  }
  throw new NotServedError(problems, null);
}

async function describe(canary: Canary, { reports }: CommandContext): Promise<CommandResult> {
  const running = await reports.listRunning();
  const lines = [renderCanary(canary), ...renderCanaryReports(canary, running), renderFigures(canary, running)];
  const states = running.map(({ shell, canaries = [] }) => ({
    shell,
    ...canaries.find(({ unit, since }) => unit === canary.unit && since === canary.since),
  }));
  return { message: lines.join('\n'), data: { canary, shells: states } };
}

const isAsked = ({ canary, operands }: ReleaseArguments) =>
  operands[0]?.includes('@') === true || Object.values(canary).some((value) => value !== undefined);

/** Begins the canary of a unit, changes it, ends it, shows its numbers, or waits for what becomes of it (REL-11). */
export const canary: Command = async (options, context) => {
  const { operands, canary: asked, reason, isStopped, isWatched, isYes, isJson, overBudget } = options;
  const { registry, reports, by, ask } = context;
  if (operands.length !== 1) throw new UsageError('canary takes one remote, with its version when it begins');
  const [name, version = null, rest] = (operands[0] ?? '').split('@');
  if (rest !== undefined || version === '') throw new UsageError(`${operands[0]} must have the form remote@version`);
  const unit = parseRemoteName(name);
  if (isStopped && (isAsked(options) || isWatched)) throw new UsageError('--stop takes the remote alone');
  if (isStopped) return stop(unit, options, context);
  let running = (await registry.pointer.readState()).canaries.get(unit) ?? null;
  if (isAsked(options)) {
    const plan = (present: Canary | null) => planCanary(unit, version, asked, present);
    const words = { by, reason: reason ?? `canary ${operands[0]}`, overBudget };
    running = (await changeCanary(registry, unit, plan, words)).canary;
    if (running) await confirm(running, options, context);
  }
  if (running === null) throw new NotDoneError(`${unit} has no canary.`);
  if (!isWatched) return describe(running, context);
  const show = (text: string): void => void (isJson ? null : process.stdout.write(`${text}\n`));
  const askOrKnow = (question: string) => (isYes ? Promise.resolve(true) : ask(question));
  return watchCanary(running, { registry, reports, by, show, confirm: askOrKnow });
};
