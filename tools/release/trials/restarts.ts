import type { CommandResult } from '../command-result.ts';
import { actPastGate } from './act-past-gate.ts';
import { awaitDecision } from './await-decision.ts';
import { listUnanswered, otherPages, readGuideStatus } from './check-pages.ts';
import { type BadBundle, badBundles } from './restarts/bad-bundles.ts';
import { startTrialProduct, type TrialProduct, type TrialShell } from './trial-product.ts';
import { concludeTrial } from './trial-result.ts';

const unit = 'remote-styleguide';
const decisionMs = 60_000;
const warmPages = { firstPages: otherPages };

interface Round {
  readonly name: string;
  readonly guideBefore: number;
  readonly guideAfter: number;
  readonly guideFirst: number;
  readonly problems: readonly string[];
}

async function runRound(product: TrialProduct, shell: TrialShell, bundle: BadBundle, version: string) {
  const { name, change } = bundle;
  const problems: string[] = [];
  const check = async (when: string, origin: string): Promise<number> => {
    const unanswered = await listUnanswered(origin, otherPages);
    problems.push(...unanswered.map((problem) => `${name}, ${when}: ${problem}`));
    return readGuideStatus(origin);
  };
  await product.publishChanged(unit, version, change);
  const revision = await actPastGate(product, unit, version);
  if ((await awaitDecision(product, revision, decisionMs)) >= decisionMs)
    problems.push(`${name}: the running shell did not decide`);
  const guideBefore = await check('running', shell.origin);
  if (!shell.isRunning()) problems.push(`${name}: the shell has ended`);
  await shell.stop();
  const restarted = await product.startShell('shell', warmPages);
  const guideAfter = await check('restarted', restarted.origin);
  for (const status of [guideBefore, guideAfter])
    if (status !== 200) problems.push(`${name}: the version before is gone, its page answers ${status}`);
  // One that has served nothing before.
  const first = await product.startShell(`first-${version}`, warmPages);
  const guideFirst = await check('started for the first time', first.origin);
  await first.stop();
  return { round: { name, guideBefore, guideAfter, guideFirst, problems } satisfies Round, restarted };
}

/**
 * Releases that throw, loop, use up memory or are mislabelled are active although the gate would have refused them: the
 * running shell, the same after a restart, and one that starts for the first time serve all other units. Throws TrialError.
 */
export async function restarts(count: number): Promise<CommandResult> {
  const product = await startTrialProduct();
  try {
    const good = (await product.registry.pointer.read())?.versions[unit] ?? '';
    let shell = await product.startShell('shell');
    const rounds: Round[] = [];
    for (const [index, bundle] of badBundles.slice(0, count).entries()) {
      const { round, restarted } = await runRound(product, shell, bundle, `bad-${index}`);
      rounds.push(round);
      shell = restarted;
      await awaitDecision(product, await actPastGate(product, unit, good), decisionMs);
      const back = await readGuideStatus(shell.origin);
      if (back !== 200) rounds.push({ ...round, problems: [`${bundle.name}: taken back, its page answers ${back}`] });
    }
    return concludeTrial({
      title: `restarts: ${rounds.length} bad releases of ${unit}; the status of its own page while all others answer 200`,
      table: [
        ['the release', 'running', 'restarted', 'first start'],
        ...rounds.map(({ name, guideBefore, guideAfter, guideFirst }) => [
          ...[name, String(guideBefore), String(guideAfter), String(guideFirst)],
        ]),
      ],
      problems: rounds.flatMap(({ problems }) => problems),
      data: rounds,
    });
  } finally {
    await product.stop();
  }
}
