import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from '@kmx/test-kit/end-process.ts';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { varnishProgram } from '@kmx/test-kit/varnish-program.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';

const files = path.join(root, 'deploy', 'varnish');
const readyMs = 20_000;

/** A cache in front of a balancer. */
export interface Varnish {
  readonly port: number;
  /** What a shell has as CDN_PURGE_URL. */
  readonly purgeUrl: string;
  readonly stop: () => Promise<void>;
}

/** Settings as an operator writes them, from the example beside the file. */
function writeSettings(backend: URL, token: string): string {
  const example = readFileSync(path.join(files, 'settings.example.vcl'), 'utf8');
  return example
    .replace('"127.0.0.1"', `"${backend.hostname}"`)
    .replace('"8080"', `"${backend.port}"`)
    .replace('replace-by-the-purge-token', token);
}

/** Starts Varnish with the configuration of deploy/varnish; the first start compiles it, which takes seconds. */
export async function startVarnish(balancer: string, token: string): Promise<Varnish> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-varnish-'));
  const port = await findFreePort();
  copyFileSync(path.join(files, 'site.vcl'), path.join(folder, 'site.vcl'));
  writeFileSync(path.join(folder, 'settings.vcl'), writeSettings(new URL(balancer), token));
  const words = [
    ...['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
    ...['-p', `vcl_path=${folder}`, '-f', 'site.vcl'],
  ];
  const server: ChildProcess = spawn(varnishProgram, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const stop = async (): Promise<void> => {
    await endProcess(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline && server.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    await response?.body?.cancel();
    if (response !== null) return { port, purgeUrl: `http://127.0.0.1:${port}/cdn-purge`, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`varnishd does not answer: ${said}`);
}
