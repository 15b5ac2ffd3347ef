import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { type Context, compileFunction } from 'node:vm';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

interface LoadBundleOptions {
  readonly serverFile: string;
  readonly serverFolder: string;
  readonly context: Context;
  readonly allowedModules: ReadonlyMap<string, object>;
}

const bundleSchema = v.object({
  remote: v.object({ contractVersion: v.string(), load: v.function(), render: v.function() }),
});

function isBundle(exports: unknown): exports is { readonly remote: RemoteServer } {
  return v.is(bundleSchema, exports);
}

/** Whether a remote built against `theirs` runs in a shell that offers `ours`: same major, not a later minor. */
export function isCompatibleContract(theirs: string, ours: string): boolean {
  const [theirMajor, theirMinor] = theirs.split('.').map(Number);
  const [ourMajor, ourMinor] = ours.split('.').map(Number);
  return theirMajor === ourMajor && Number(theirMinor) <= Number(ourMinor);
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`);
}

/** Evaluates a remote's server bundle in its context; throws what the bundle throws, or why it cannot serve. */
export function loadBundle({ serverFile, serverFolder, context, allowedModules }: LoadBundleOptions): RemoteServer {
  const loaded = new Map<string, { exports: unknown }>();

  function loadFile(file: string): unknown {
    if (!isInside(serverFolder, file)) throw new Error('A server bundle may only require files of its own release');
    const known = loaded.get(file);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    loaded.set(file, module);
    const run = compileFunction(
      readFileSync(file, 'utf8'),
      ['exports', 'require', 'module', '__filename', '__dirname'],
      { filename: file, parsingContext: context },
    );
    const requireModule = (request: string): unknown => {
      const allowed = allowedModules.get(request);
      if (allowed) return allowed;
      if (!request.startsWith('.')) throw new Error(`A server bundle may not require ${request}`);
      return loadFile(resolve(dirname(file), request));
    };
    run(module.exports, requireModule, module, file, dirname(file));
    return module.exports;
  }

  const exports = loadFile(resolve(serverFile));
  if (!isBundle(exports)) throw new Error('The server bundle does not export `remote` with load and render');
  if (!isCompatibleContract(exports.remote.contractVersion, contractVersion)) {
    throw new Error(`Contract ${exports.remote.contractVersion} does not fit the shell's ${contractVersion}`);
  }
  return exports.remote;
}
