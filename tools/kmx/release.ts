import { commands } from '../release/commands.ts';
import { renderUsage } from '../release/render-usage.ts';
import { runRelease } from '../release/run-release.ts';

/** `kmx release`: the release command, without what only a checkout of the whole product can do. */
export function release(words: readonly string[]): Promise<number> {
  const own = [...commands].filter(([name]) => name !== 'publish-all');
  return runRelease(words, { commands: new Map(own), usage: renderUsage('kmx release') });
}
