import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentStages } from '@kmx/shared-contracts/content-stage.ts';
import { findBorderLiterals } from './find-border-literals.ts';
import { reportCheck } from './report-check.ts';
import { listFiles, workspaces } from './workspaces.ts';

// Tests spell out what goes over the wire, so that they notice when it changes.
const isTest =
  /\/(?:component|contract)-tests\/|(?:\.(?:test|fixture)\.tsx?$|-fixture\.ts$|\/(?:test|create-test)-[a-z-]+\.tsx?$)/;
const isSide = /^(?:shell|remote-[a-z0-9-]+|design-system)$/;

const contractFiles = ['headers', 'attributes', 'storage-keys', 'endpoints/[a-z-]+'].join('|');

/** The names of the contract: each text that one of its files exports, and each path of an endpoint. */
async function readNames(): Promise<ReadonlyMap<string, string>> {
  const files = listFiles('shared-contracts/src', new RegExp(`^shared-contracts/src/(?:${contractFiles})\\.ts$`));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.resolve(file)).href)));
  return new Map(
    modules.flatMap((exported: Readonly<Record<string, unknown>>) =>
      Object.entries(exported).flatMap(([name, value]): [string, string][] => {
        const text = typeof value === 'object' && value !== null && 'path' in value ? value.path : value;
        return typeof text === 'string' ? [[text, name]] : [];
      }),
    ),
  );
}

const names = await readNames();
const files = workspaces
  .filter((workspace) => isSide.test(workspace))
  .flatMap((workspace) => listFiles(`${workspace}/src`, /\.tsx?$/))
  .filter((file) => !isTest.test(file));
const problems = files.flatMap((file) =>
  findBorderLiterals(readFileSync(file, 'utf8'), names, contentStages).map((problem) => `${file}: ${problem}`),
);
reportCheck(problems, `${files.length} files take ${names.size} names from the contract.`);
