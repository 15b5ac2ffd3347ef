import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { type FilesCdn, startFilesCdn } from './start-files-cdn.ts';

/** A shell with a CDN for its files of releases, and services where its visitors can sign in. */
export interface SiteWithCdn {
  readonly origin: string;
  readonly cdn: FilesCdn;
  /** Its folder `shell` has the log of the shell. */
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

/** Starts all three, with the releases of a registry in a folder. */
export async function startSiteWithCdn(releasesDirectory: string): Promise<SiteWithCdn> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'kmx-files-cdn-'));
  const running: RunningProcess[] = [];
  const cdn = await startFilesCdn();
  const stop = async (): Promise<void> => {
    for (const { stop: stopProcess } of running.toReversed()) await stopProcess();
    await cdn.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    const [port, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
    const origin = `http://localhost:${port}`;
    cdn.pullFrom(`http://127.0.0.1:${port}`);
    running.push(await startServices({ port: servicesPort, dataDirectory, environment: { PUBLIC_ORIGIN: origin } }));
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
    const environment = { RELEASE_FILES_ORIGIN: cdn.origin };
    const settings = { name: 'shell', port, dataDirectory, releasesDirectory, servicesOrigin, environment };
    running.push(await startShell(settings));
    // A shell that has only just started may need longer than a page may take.
    for (const place of ['/en', '/en/mykomax', '/style-guide']) await waitForStatus(origin, place, 200, 60_000);
    return { origin, cdn, dataDirectory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
