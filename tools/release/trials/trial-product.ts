import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '../../product-runner/node-process.ts';
import { root } from '../../product-runner/repository-root.ts';
import { requestPage } from '../../product-runner/request-page.ts';
import { startServices } from '../../product-runner/start-services.ts';
import { type ShellSettings, startShell } from '../../product-runner/start-shell.ts';
import { openRegistry } from '../open-registry.ts';
import { publishAll } from '../publish-all.ts';
import { publishBuild } from '../publish-build.ts';
import { hasBuild, readBuild, type UnitBuild } from '../read-build.ts';
import { createTeamKeys } from './team-keys.ts';
import { TrialError } from './trial-result.ts';

/** A shell of the trial, with its address. */
export interface TrialShell extends RunningProcess {
  readonly origin: string;
}

interface StartSettings extends Pick<ShellSettings, 'environment' | 'nodeOptions'> {
  /** Pages that have to answer 200 before the trial goes on, by default one of each unit. */
  readonly firstPages?: readonly string[];
}

/** The built product on a registry and data folder of its own, each unit signed with the key of its team. */
export interface TrialProduct {
  readonly folder: string;
  readonly releasesDirectory: string;
  /** With the keys of all teams, as one machine of the platform would have them. */
  readonly registry: ReleaseRegistry;
  /** RELEASES_DIR and the keys, for a shell or the release command. */
  readonly environment: Readonly<Record<string, string>>;
  /** RELEASE_GUARD_KEY, for a shell that ends canaries in the history. */
  readonly guardKey: Readonly<Record<string, string>>;
  /** Starts a shell on the data folder of this name; the same name again is a restart, at the same address. */
  readonly startShell: (name: string, settings?: StartSettings) => Promise<TrialShell>;
  /** Publishes the build of a unit with changed files; returns its version. */
  readonly publishChanged: (
    unit: UnitName,
    version: string,
    change: (build: UnitBuild) => UnitBuild,
  ) => Promise<string>;
  /** Publishes the active release of a unit once more under another version. */
  readonly copyRelease: (unit: UnitName, version: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const units: readonly UnitName[] = readdirSync(root)
  .filter(isUnitName)
  .filter((name) => existsSync(path.join(root, name, 'rspack.config.ts')));
const allFirstPages = ['/en', '/en/editor', '/en/mykomax', '/style-guide'];
const firstPageMs = 60_000;

/** Waits until a page answers 200; a shell on a busy machine may answer its first pages too late. */
async function warmUp(origin: string, pages: readonly string[]): Promise<void> {
  const deadline = performance.now() + firstPageMs;
  for (const page of pages) {
    while ((await requestPage(origin, page)).status !== 200 && performance.now() < deadline);
  }
}

/** Publishes the built units into an empty registry and starts the services; throws TrialError without a build. */
export async function startTrialProduct(): Promise<TrialProduct> {
  for (const unit of units) {
    if (!(await hasBuild(path.join(root, unit, 'dist'))))
      throw new TrialError([`${unit} has no build: run npm run build first`]);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'kmx-trial-'));
  const releasesDirectory = path.join(folder, 'releases');
  const keys = createTeamKeys(units);
  const environment = {
    RELEASES_DIR: releasesDirectory,
    RELEASE_PUBLIC_KEYS: keys.trusted,
    RELEASE_PRIVATE_KEYS: keys.listPrivate(units),
    RELEASE_BY: 'trial',
  };
  const running: RunningProcess[] = [];
  const ports = new Map<string, number>();
  const stop = async (): Promise<void> => {
    for (const { stop: stopProcess } of running.toReversed()) await stopProcess();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await publishAll(root, environment);
    const servicesPort = await findFreePort();
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
    const services = { PUBLIC_ORIGIN: servicesOrigin, CONTENT_WEBHOOK_URLS: 'none' };
    running.push(await startServices({ port: servicesPort, dataDirectory: folder, environment: services }));
    const registry = openRegistry(environment);
    const { store, trustedKeys } = registry;
    return {
      folder,
      releasesDirectory,
      registry,
      environment,
      guardKey: { RELEASE_GUARD_KEY: keys.guard },
      async startShell(name, { firstPages = allFirstPages, ...settings } = {}) {
        const port = ports.get(name) ?? (await findFreePort());
        ports.set(name, port);
        const shell = await startShell({
          ...settings,
          ...{ name, port, dataDirectory: folder, releasesDirectory, servicesOrigin },
          environment: { RELEASE_PUBLIC_KEYS: keys.trusted, LOG_LEVEL: 'warn', ...settings.environment },
        });
        running.push(shell);
        const origin = `http://localhost:${port}`;
        await warmUp(origin, firstPages);
        return { ...shell, origin };
      },
      async publishChanged(unit, version, change) {
        const build = change(await readBuild(unit, path.join(root, unit, 'dist')));
        await publishBuild(build, { store, trustedKeys, privateKey: keys.findPrivate(unit), version });
        return version;
      },
      async copyRelease(unit, version) {
        const active = (await registry.pointer.read())?.versions[unit];
        const key = keys.findPrivate(unit);
        if (active === undefined || key === null) throw new TrialError([`${unit} is not active`]);
        const manifest = await store.readManifest({ name: unit, version: active });
        const place = path.join(releasesDirectory, unit, version);
        await cp(path.join(releasesDirectory, unit, active), place, { recursive: true });
        const signed = createSignedManifest({ ...manifest, version }, key);
        await writeFile(path.join(place, 'release.json'), JSON.stringify(signed));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
