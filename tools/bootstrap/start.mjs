// Stays for as long as the product runs: imports little, so that it costs little memory.
import { fork } from 'node:child_process';
import { setDefaultResultOrder } from 'node:dns';
import { fileURLToPath } from 'node:url';
import { limitLogs, parseLogRule } from './log-files.mjs';
import { isPortTaken, readLogEnd, startProcess, stopProcess, waitUntilReady } from './service-process.mjs';
import { watchNpm } from './watch-npm.mjs';

// Not a promise: loading a lot of data takes minutes, and a process that exits is noticed immediately.
const readyMs = 300_000;
/** This many crashes within this period are no accident. */
const maxDeaths = 3;
const restartMs = 60_000;
/** How often the logs are looked at. */
const logMs = 60_000;
/** Where a program begins; the young generation of a heap would otherwise take up to 128 MB (decision 0063). */
const programs = {
  services: ['--max-semi-space-size=16', 'services/src/start.ts'],
  shell: ['--max-semi-space-size=8', 'shell/dist/server/main.mjs'],
};
const startDefaults = {
  // Compiled code, in a folder of the code itself: whoever can write there decides what runs anyway.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
  // What a start has used and freed goes back to the machine; without these, glibc keeps most of it.
  MALLOC_ARENA_MAX: '2',
  // Above the size of a document, which would otherwise be mapped anew for each answer.
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
const running = [];
let preparation = null;
let stopping = null;

setDefaultResultOrder('ipv4first');

// The shell first: it may finish its responses while the services are still running.
function stopAll(exitCode) {
  stopping ??= (async () => {
    preparation?.kill('SIGTERM');
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
async function startService(name, url, settings, deaths = []) {
  const { environments, dataDirectory } = settings;
  const environment = { ...startDefaults, ...environments[name] };
  const service = startProcess(name, programs[name], environment, dataDirectory, deaths.length > 0);
  keepInMind(service);
  let isReady = false;
  service.exited.then(async (reason) => {
    if (stopping) return;
    const now = performance.now();
    const lastLines = await readLogEnd(service);
    if (stopping) return;
    console.error(`\n${name} ended (${reason}). Its last lines (${service.logFile}):\n${lastLines}`);
    const recent = [...deaths.filter((death) => now - death < restartMs), now];
    if (!isReady || recent.length > maxDeaths) return stopAll(1);
    console.error(`\nStarting ${name} again ...`);
    return startService(name, url, settings, recent);
  });
  try {
    await waitUntilReady(service, url, readyMs);
    isReady = true;
    if (deaths.length > 0) console.log(`${name} answers again.`);
  } catch (error) {
    // A process that ended is reported by its own exit; one that hangs is reported here.
    if (!stopping && service.child.exitCode === null)
      console.error(`\n${error.message}. Its last lines:\n${await readLogEnd(service)}`);
    await stopAll(1);
  }
}

/** The settings come first, so that the services can start while the product is built and published. */
function startPreparation() {
  preparation = fork(fileURLToPath(new URL('prepare-start.mjs', import.meta.url)), {
    env: { ...startDefaults, ...process.env },
    execArgv: [],
  });
  const settings = Promise.withResolvers();
  const published = Promise.withResolvers();
  preparation.once('message', settings.resolve);
  preparation.once('exit', (code) => {
    // It has said why.
    settings.resolve(null);
    published.resolve(code === 0);
  });
  return { settings: settings.promise, published: published.promise };
}

async function start() {
  const logRule = parseLogRule(process.env);
  const { settings: resolved, published } = startPreparation();
  const settings = await resolved;
  if (settings === null) return stopAll(1);
  const { port, servicesPort, shellOrigin, welcome, dataDirectory } = settings;
  for (const [name, number] of [
    ['PORT', port],
    ['SERVICES_PORT', servicesPort],
  ]) {
    if (await isPortTaken(number))
      throw new Error(`Port ${number} is in use. Stop what uses it or set ${name} to a free port.`);
  }
  const services = startService('services', `http://127.0.0.1:${servicesPort}/readyz`, settings);
  setInterval(() => limitLogs(dataDirectory, logRule), logMs).unref();
  // Both, whatever becomes of one: services that are ended while they fill a new database leave half of it.
  const [isPublished] = await Promise.all([published, services]);
  if (!isPublished) return stopAll(1);
  if (stopping) return;
  console.log('Starting the shell ...');
  await startService('shell', `${shellOrigin}/readyz`, settings);
  if (!stopping) console.log(welcome);
}

const stop = () => stopAll(0);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
watchNpm(stop);
try {
  await start();
} catch (error) {
  console.error(error.message);
  await stopAll(1);
}
