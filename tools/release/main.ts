import { commands } from './commands.ts';
import { renderUsage } from './render-usage.ts';
import { runRelease } from './run-release.ts';
import { trials } from './trials/trials.ts';

const furtherCommands = `  publish-all                                      publish and activate every unit that has a build

  race                                             50 writers at once, on a registry of their own
  crash                                            100 writers killed, on a registry of their own
  soak [--views 500]                               two builds in turn every 200 ms under pages in a browser
  chaos [kind ...] [--seconds 60]                  pages of one remote hang, loop, throw, flood, use up memory
  tamper [--count n]                               files, hashes, statements and the history changed by hand
  restarts [--count n]                             a restart after each kind of bad release
  caches [--count 200]                             public pages in the cache over activations of others
  canary-trial [--count 2000]                      bad versions as canaries, under visitors with and without cookies
  heap [--count 400]                               memory over activations under load

`;

process.exitCode = await runRelease(process.argv.slice(2), {
  commands: new Map([...commands, ...trials]),
  usage: renderUsage('npm run release --', furtherCommands),
});
