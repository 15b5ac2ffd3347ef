import { existsSync } from 'node:fs';
import { copyRegistry, RegistryInUseError } from '@kmx/release-registry/registry/copy-registry.server.ts';
import { openRegistry as openAt } from '@kmx/release-registry/registry/open-registry.server.ts';
import type { Command } from './command.ts';
import { openRegistry } from './open-registry.ts';
import { NotDoneError, UsageError } from './parse-arguments.ts';

/** Copies the registry in a folder into the empty one of the environment; the folder stays as it is. */
export const carry: Command = async ({ from, operands }, { environment }) => {
  if (from === undefined || operands.length > 0)
    throw new UsageError('carry needs --from and the folder of a registry');
  if (!existsSync(from)) throw new NotDoneError(`There is no registry at ${from}.`);
  const target = openRegistry(environment);
  try {
    const copied = await copyRegistry(openAt({ kind: 'folder', directory: from }, null), target);
    const { statements, releases, damaged } = copied;
    const left = damaged.map(({ name, version, code, detail }) => `Left out: ${name}@${version}: ${code} (${detail}).`);
    return { message: [`Copied ${releases} releases and ${statements} acts.`, ...left].join('\n'), data: copied };
  } catch (error) {
    throw error instanceof RegistryInUseError ? new NotDoneError(error.message) : error;
  } finally {
    await target.close();
  }
};
