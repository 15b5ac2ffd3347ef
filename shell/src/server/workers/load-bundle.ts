import { posix } from 'node:path';
import { type Context, compileFunction } from 'node:vm';
import type { RemoteServer2 } from '@kmx/shared-contracts/contract-2.ts';
import { checkContract, offeredContracts, readMajor } from '@kmx/shared-contracts/offered-contracts.ts';
import type { RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { adaptServer } from './contract-2.ts';
import type { ServerBundle } from './messages.ts';

interface LoadBundleOptions {
  readonly bundle: ServerBundle;
  readonly context: Context;
  readonly allowedModules: ReadonlyMap<string, object>;
}

const bundleSchema = v.object({
  remote: v.object({ contractVersion: v.string(), load: v.function(), render: v.function() }),
});

function isBundle(exports: unknown): exports is { readonly remote: RemoteServer | RemoteServer2 } {
  return v.is(bundleSchema, exports);
}

function isOfContract2(remote: RemoteServer | RemoteServer2): remote is RemoteServer2 {
  return readMajor(remote.contractVersion) === 2;
}

/** Evaluates a remote's server bundle in its context, adapted to the present contract; throws the bundle's error, or why it cannot serve. */
export function loadBundle({ bundle, context, allowedModules }: LoadBundleOptions): RemoteServer {
  const loaded = new Map<string, { exports: unknown }>();

  function loadFile(path: string): unknown {
    const known = loaded.get(path);
    if (known) return known.exports;
    const source = bundle.files.get(path);
    if (source === undefined) throw new Error('A server bundle may only require files of its own release');
    const module: { exports: unknown } = { exports: {} };
    loaded.set(path, module);
    const filename = `${bundle.unit}/${path}`;
    const run = compileFunction(source, ['exports', 'require', 'module', '__filename', '__dirname'], {
      filename,
      parsingContext: context,
    });
    const requireModule = (request: string): unknown => {
      const allowed = allowedModules.get(request);
      if (allowed) return allowed;
      if (!request.startsWith('.')) throw new Error(`A server bundle may not require ${request}`);
      return loadFile(posix.join(posix.dirname(path), request));
    };
    run(module.exports, requireModule, module, filename, posix.dirname(filename));
    return module.exports;
  }

  const exports = loadFile(bundle.entry);
  if (!isBundle(exports)) throw new Error('The server bundle does not export `remote` with load and render');
  const { remote } = exports;
  const theirs = remote.contractVersion;
  if (checkContract(theirs, offeredContracts) !== 'fits') {
    throw new Error(`Contract ${theirs} does not fit the shell's ${offeredContracts.join(' and ')}`);
  }
  if (theirs !== bundle.contractVersion) {
    throw new Error(`The bundle speaks contract ${theirs}, its manifest says ${bundle.contractVersion}`);
  }
  return isOfContract2(remote) ? adaptServer(remote) : remote;
}
