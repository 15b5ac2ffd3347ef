import { cp, link, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { requestPage } from '../../../product-runner/request-page.ts';
import { actPastGate } from '../act-past-gate.ts';
import { awaitDecision } from '../await-decision.ts';
import { allPages, listUnanswered } from '../check-pages.ts';
import type { TrialProduct, TrialShell } from '../trial-product.ts';
import { historyChanges, withChangedHistory } from './tamper-history.ts';
import type { TamperCount } from './tamper-release.ts';
import { flipByte } from './with-changed-file.ts';

const unit = 'remote-styleguide';
const decisionMs = 30_000;
/** The shell looks at the registry every second. */
const noticeMs = 1_500;

interface ReleaseChange {
  readonly name: string;
  readonly change: (folder: string, manifest: ReleaseManifest) => Promise<void>;
}

const rewriteManifest = async (folder: string, value: unknown) =>
  writeFile(path.join(folder, 'release.json'), JSON.stringify(value));

/** What somebody can do to a release that is active, or to one that a team activates next. */
const releaseChanges: readonly ReleaseChange[] = [
  {
    name: 'a byte of the server bundle',
    change: async (folder, { serverEntry }) => {
      const file = path.join(folder, serverEntry ?? '');
      await writeFile(file, flipByte(await readFile(file), 1000));
    },
  },
  {
    name: 'a byte of the browser entry',
    change: async (folder, { browserEntry }) => {
      const file = path.join(folder, browserEntry);
      await writeFile(file, flipByte(await readFile(file), 100));
    },
  },
  {
    name: 'a hash of the manifest',
    change: (folder, manifest) => rewriteManifest(folder, { ...manifest, files: manifest.files.slice(1) }),
  },
  {
    name: 'the mounts of the manifest',
    change: (folder, manifest) => rewriteManifest(folder, { ...manifest, mounts: [] }),
  },
  {
    name: 'a link in the place of a file',
    change: async (folder, { browserEntry }) => {
      const file = path.join(folder, browserEntry);
      await rename(file, `${folder}-moved.js`);
      await symlink(`${folder}-moved.js`, file);
    },
  },
  {
    name: 'a further file, a hard link of another',
    change: (folder, { browserEntry }) =>
      link(path.join(folder, browserEntry), path.join(folder, 'browser/planted.js')),
  },
  { name: 'the release removed', change: (folder) => rm(folder, { recursive: true }) },
];

async function readBuildId(origin: string): Promise<string> {
  return (await requestPage(origin, '/builds/latest.json')).body;
}

/**
 * Changes the active release, a release that its team activates next, and the history, under a running shell: it goes on
 * serving what it served, and does so after a restart as well.
 */
export async function tamperWithRunning(product: TrialProduct, max: number) {
  const { registry, releasesDirectory, folder } = product;
  let shell: TrialShell = await product.startShell('shell');
  let restarts = 0;
  const counts: TamperCount[] = [];
  const build = await readBuildId(shell.origin);
  const check = async (name: string): Promise<readonly string[]> => {
    const look = async (when: string) => {
      const unanswered = await listUnanswered(shell.origin, allPages);
      const isSame = (await readBuildId(shell.origin)).slice(0, 30) === build.slice(0, 30);
      return [...unanswered, ...(isSame ? [] : ['another build is served'])].map((one) => `${name}, ${when}: ${one}`);
    };
    await wait(noticeMs);
    const before = await look('running');
    await shell.stop();
    shell = await product.startShell('shell');
    restarts += 1;
    return [...before, ...(await look('restarted'))];
  };
  const active = (await registry.pointer.read())?.versions[unit] ?? '';
  const place = path.join(releasesDirectory, unit, active);
  const manifest = await registry.store.readManifest({ name: unit, version: active });

  const ofActive: string[] = [];
  for (const { name, change } of releaseChanges.slice(0, max)) {
    const copy = path.join(folder, 'release-copy');
    await cp(place, copy, { recursive: true });
    await change(place, manifest);
    ofActive.push(...(await check(`the active release, ${name}`)));
    await rm(place, { recursive: true, force: true });
    await rename(copy, place);
  }
  counts.push({
    kind: 'the active release, running',
    changes: releaseChanges.slice(0, max).length,
    accepted: ofActive,
  });

  const ofNext: string[] = [];
  for (const [index, { name, change }] of releaseChanges.slice(0, max).entries()) {
    const version = `tampered-${index}`;
    await product.copyRelease(unit, version);
    const next = path.join(releasesDirectory, unit, version);
    await change(next, await registry.store.readManifest({ name: unit, version }));
    await awaitDecision(product, await actPastGate(product, unit, version), decisionMs);
    ofNext.push(...(await check(`the next release, ${name}`)));
    await awaitDecision(product, await actPastGate(product, unit, active), decisionMs);
  }
  counts.push({ kind: 'the next release, running', changes: releaseChanges.slice(0, max).length, accepted: ofNext });

  const ofHistory: string[] = [];
  for (const change of historyChanges.slice(0, max)) {
    ofHistory.push(...(await withChangedHistory(product, change, () => check(`the history, ${change.name}`))));
    await wait(noticeMs);
  }
  counts.push({ kind: 'the history, running', changes: historyChanges.slice(0, max).length, accepted: ofHistory });
  return { counts, restarts, origin: shell.origin };
}
