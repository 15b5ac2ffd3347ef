import { setTimeout as wait } from 'node:timers/promises';
import { type Container, startContainer } from './container.ts';
import type { Expect } from './expectations.ts';
import type { Site } from './site.ts';

/** The first start of the services fills an empty database, on a machine that may be busy. */
const readySeconds = 300;
const finishMs = 10_000;
const reserveMs = 5_000;

async function request(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response | null> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(5_000) });
  } catch {
    return null;
  }
}

async function waitForStatus(url: string, status: number, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if ((await request(url))?.status === status) return true;
    await wait(250);
  }
  return false;
}

const tryToWrite = (file: string) =>
  `import { writeFileSync } from 'node:fs'; try { writeFileSync('${file}', 'x'); console.log('written'); } catch (error) { console.log(error.code); }`;

const createHelp = (command: string) =>
  `import { spawnSync } from 'node:child_process'; console.log(spawnSync(process.execPath, ['services/src/${command}', 'help'], { encoding: 'utf8' }).stdout);`;

function checkConfinement(name: string, container: Container, expect: Expect): void {
  const written = ['/app/x', '/etc/x', '/usr/bin/x'].map((file) => container.evaluate(tryToWrite(file)).output);
  expect(
    written.every((code) => code === 'EROFS'),
    `${name}: the root file system is read-only (${written.join(', ')})`,
  );
  const open = ['/tmp/x', '/data/x'].map((file) => container.evaluate(tryToWrite(file)).output);
  expect(
    open.every((answer) => answer === 'written'),
    `${name}: /tmp and /data can be written`,
  );
  const { output } = container.evaluate(
    `import { readFileSync } from 'node:fs'; const status = readFileSync('/proc/self/status', 'utf8');
    console.log(process.getuid(), readFileSync('/proc/1/comm', 'utf8').trim(), /CapEff:\\s*0+\\n/.test(status), /NoNewPrivs:\\s*1/.test(status));`,
  );
  expect(output === '10001 tini true true', `${name}: user 10001 without any capability, below tini (${output})`);
}

/** SIGTERM: not ready at once, still serving, then an end with 0 within the delay and the ten seconds of requests. */
async function checkEnd(
  name: string,
  container: Container,
  readyUrl: string,
  site: Site,
  expect: Expect,
): Promise<void> {
  const ending = waitForStatus(readyUrl, 503, site.shutdownDelayMs / 1000);
  const isSeen = ending.then((seen) => expect(seen, `${name}: SIGTERM: not ready, and still answering`));
  const { code, milliseconds } = await container.terminate(30);
  await isSeen;
  const isInTime = milliseconds < site.shutdownDelayMs + finishMs + reserveMs;
  expect(code === 0 && isInTime, `${name}: ended with ${code} after ${(milliseconds / 1000).toFixed(1)} s`);
}

/** Starts both images read-only on an empty database, looks at the site, and ends them. */
export async function checkRunning(site: Site, runtime: readonly string[], expect: Expect): Promise<void> {
  const containers: Container[] = [];
  const start = (settings: Site['shell']) => {
    const container = startContainer(runtime, settings);
    containers.push(container);
    return container;
  };
  try {
    const early = start(site.services);
    const isOpen = await waitForStatus(`${site.servicesOrigin}/healthz`, 200, 60);
    const { code, milliseconds } = await early.terminate(30);
    // 128 + SIGTERM, as tini reports it.
    expect(isOpen && code === 143, `services: SIGTERM while it starts ends it (${code}, ${milliseconds} ms)`);
    early.remove();

    const startedAt = performance.now();
    const services = start(site.services);
    const areReady = await waitForStatus(`${site.servicesOrigin}/readyz`, 200, readySeconds);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    expect(areReady, `services: ready after ${seconds} s, on an empty database`);
    if (!areReady) console.log(services.readLog());
    expect(services.checkHealth(`${site.servicesOrigin}/healthz`), 'services: healthy, by the program of the image');
    checkConfinement('services', services, expect);
    // The commands of operators are in the image, with all that they import.
    const commands = ['accounts/main.ts', 'backup/backup-command.ts', 'keys/main.ts', 'person/main.ts'];
    const missing = commands.filter((command) => !services.evaluate(createHelp(command)).output.includes('Usage'));
    expect(missing.length === 0, `services: its commands say what they do (${missing.join(', ') || 'all'})`);

    const shellStartedAt = performance.now();
    const shell = start(site.shell);
    const isReady = await waitForStatus(`${site.shellOrigin}/readyz`, 200, 120);
    expect(isReady, `shell: ready after ${((performance.now() - shellStartedAt) / 1000).toFixed(1)} s`);
    if (!isReady) console.log(shell.readLog());
    expect(shell.checkHealth(`${site.shellOrigin}/healthz`), 'shell: healthy, by the program of the image');
    checkConfinement('shell', shell, expect);
    const home = await request(`${site.shellOrigin}/en/`, {
      'x-forwarded-host': site.host,
      'x-forwarded-for': '192.0.2.1',
    });
    const page = (await home?.text()) ?? '';
    expect(
      home?.status === 200 && page.includes('</html>') && page.includes('<h1'),
      `the site answers (${home?.status}, ${page.length} characters)`,
    );
    for (const [name, origin] of Object.entries(site.privateOrigins)) {
      const metrics = await request(`${origin}/metrics`);
      expect(
        ((await metrics?.text()) ?? '').includes('process_resident_memory_bytes'),
        `${name}: metrics on the private port`,
      );
    }
    await checkEnd('shell', shell, `${site.privateOrigins.shell}/readyz`, site, expect);
    await checkEnd('services', services, `${site.privateOrigins.services}/readyz`, site, expect);
  } finally {
    for (const container of containers) container.remove();
  }
}
