import { setDefaultResultOrder } from 'node:dns';
import { tmpdir } from 'node:os';
import { resolveEnvironment } from './environment.mjs';
import { withoutShellKeys } from './release-keys.mjs';
import { isPortTaken, readLogEnd, startProcess, stopProcess, waitUntilReady } from './service-process.mjs';
import { runStep } from './step-runner.ts';
import { buildSteps } from './steps.ts';
import { renderWelcome } from './welcome.mjs';

// Not a promise: loading a lot of data takes minutes, and a process that exits is noticed immediately.
const readyMs = 300_000;
/** This many crashes within this period are no accident. */
const maxDeaths = 3;
const restartMs = 60_000;
const running = [];
let stopping = null;

setDefaultResultOrder('ipv4first');

// The shell first: it may finish its responses while the services are still running.
function stopAll(exitCode) {
  stopping ??= (async () => {
    for (const service of running.toReversed()) await stopProcess(service);
    process.exit(exitCode);
  })();
  return stopping;
}

function keepInMind(service) {
  const place = running.findIndex(({ name }) => name === service.name);
  if (place === -1) running.push(service);
  else running[place] = service;
}

// A process that was ready and dies is started again, as a supervisor would; one that cannot start, or dies again and again, ends all.
async function startService(name, words, url, settings, deaths = []) {
  const service = startProcess(
    name,
    words,
    name === 'shell' ? settings.environment : withoutShellKeys(settings.environment),
    settings.dataDirectory,
    deaths.length === 0 ? 'w' : 'a',
  );
  keepInMind(service);
  let isReady = false;
  service.exited.then((reason) => {
    if (stopping) return;
    console.error(`\n${name} ended (${reason}). Its last lines (${service.logFile}):\n${readLogEnd(service)}`);
    const now = performance.now();
    const recent = [...deaths.filter((death) => now - death < restartMs), now];
    if (!isReady || recent.length > maxDeaths) return stopAll(1);
    console.error(`\nStarting ${name} again ...`);
    return startService(name, words, url, settings, recent);
  });
  try {
    await waitUntilReady(service, url, readyMs);
    isReady = true;
    if (deaths.length > 0) console.log(`${name} answers again.`);
  } catch (error) {
    // A process that ended is reported by its own exit; one that hangs is reported here.
    if (!stopping && service.child.exitCode === null)
      console.error(`\n${error.message}. Its last lines:\n${readLogEnd(service)}`);
    await stopAll(1);
  }
}

async function buildAndPublish({ environment, signingKeys, dataDirectory }) {
  const [build] = buildSteps;
  if ((await runStep(build, tmpdir())).state !== 'passed') throw new Error('The build failed; its messages are above.');
  const { publishAll } = await import('../release/publish-all.ts');
  const { forgetSeenHead } = await import('@kmx/release-registry/history/seen-head.server.ts');
  const { releases, left, set, isChanged, isNew } = await publishAll('.', { ...environment, ...signingKeys });
  // What a shell has seen was another registry, which somebody has removed.
  if (isNew) await forgetSeenHead(dataDirectory);
  const news = releases.filter(({ state }) => state === 'published').map(({ name, version }) => `${name}@${version}`);
  console.log(news.length > 0 ? `Published ${news.join(', ')}.` : 'All releases are published already.');
  if (left.length > 0) console.log(`Left as released by the teams that have their keys: ${left.join(', ')}.`);
  if (set) console.log(`${isChanged ? 'Activated' : 'Active'} build ${set.buildId}.`);
}

async function start() {
  const settings = resolveEnvironment();
  const { port, servicesPort } = settings;
  for (const [name, number] of [
    ['PORT', port],
    ['SERVICES_PORT', servicesPort],
  ]) {
    if (await isPortTaken(number))
      throw new Error(`Port ${number} is in use. Stop what uses it or set ${name} to a free port.`);
  }
  await buildAndPublish(settings);
  console.log('Starting services and shell ...');
  await startService('services', ['services/src/start.ts'], `http://127.0.0.1:${servicesPort}/readyz`, settings);
  await startService('shell', ['shell/dist/server/main.mjs'], `${settings.shellOrigin}/readyz`, settings);
  if (!stopping) console.log(await renderWelcome(settings));
}

process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));
process.on('SIGHUP', () => stopAll(0));
try {
  await start();
} catch (error) {
  console.error(error.message);
  await stopAll(1);
}
