import { parseArgs } from 'node:util';
import { pruneAll } from './prune-all.ts';

const usage = `Usage: npm run prune [-- --yes] [--keep 5] [--days 30]

  Says which releases and leftovers nobody needs, and why the others stay; with --yes it removes them for good. Shells and
  services go on meanwhile. What they themselves forget is in docs/operations.md, "What is kept".

  --keep  how many versions of each unit stay for going back
  --days  for how long what was in use or was built stays
  Environment: RELEASES_DIR (.releases) or RELEASES_DATABASE_URL with S3_..., RELEASE_PUBLIC_KEYS of all units, DATA_DIR (.data), LOGS_KEPT_DAYS.
  Exit codes: 0 done, 1 failed, 2 usage.`;

const options = {
  yes: { type: 'boolean', default: false },
  keep: { type: 'string', default: '5' },
  days: { type: 'string', default: '30' },
} as const;

function parseCount(name: string, text: string, least: number): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < least)
    throw new Error(`--${name}: ${text} is not a number from ${least}`);
  return Number(text);
}

function parseWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...words], options, strict: true });
    // Without the version before the active one nobody could go back.
    return {
      isMeant: values.yes,
      keptVersions: parseCount('keep', values.keep, 2),
      days: parseCount('days', values.days, 0),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return null;
  }
}

async function run(words: readonly string[]): Promise<number> {
  if (words.join(' ') === 'help') {
    console.log(usage);
    return 0;
  }
  const parsed = parseWords(words);
  if (parsed === null) return 2;
  try {
    const all = await pruneAll(process.env, parsed);
    const gone = all.filter(({ reason }) => reason === null);
    for (const { name, reason } of all) if (reason !== null) console.log(`  ${name} stays: it ${reason}.`);
    for (const { name } of gone)
      console.log(`  ${name} ${parsed.isMeant ? 'was removed' : 'would be removed, with --yes'}.`);
    console.log(
      `${gone.length} of ${all.length} ${parsed.isMeant ? 'were removed' : 'are not needed; nothing was removed'}.`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
