import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path, { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { units } from '../checks/units.ts';
import { resolveEnvironment } from './environment.mjs';
import { withoutShellKeys } from './release-keys.mjs';
import { isPortTaken, readLogEnd, startProcess, stopProcess, waitUntilReady } from './service-process.mjs';
import { renderWelcome } from './welcome.mjs';

const readyMs = 60_000;
/** How often an open page checks for a newer build; it then reloads. */
const buildPollMs = '1000';
const shellFiles = ['shell/dist/server/main.mjs', 'shell/dist/server/worker.mjs'];

// Every change goes through a release: built, published, activated, switched to without a restart. Developers see what
// will be delivered, server rendering included; only changes to the shell's own server restart it.
const settings = resolveEnvironment();
const environment = {
  ...settings.environment,
  BUILD_POLL_MS: buildPollMs,
  RELOAD_ON_BUILD: 'on',
  RELEASE_BY: 'npm run dev',
};
const running = new Map();
let stopping = null;

async function startService(name, words, url) {
  const own = name === 'shell' ? environment : withoutShellKeys(environment);
  const service = startProcess(name, words, own, settings.dataDirectory);
  running.set(name, service);
  service.exited.then(async (reason) => {
    if (stopping || running.get(name) !== service) return;
    console.error(`\n${name} ended (${reason}). Its last lines (${service.logFile}):\n${await readLogEnd(service)}`);
  });
  await waitUntilReady(service, url, readyMs).catch((error) => console.error(`\n${error.message}`));
}

async function restart(name, words, url) {
  const service = running.get(name);
  running.delete(name);
  if (service) await stopProcess(service);
  await startService(name, words, url);
}

const startServices = () =>
  restart('services', ['--watch', 'services/src/start.ts'], `http://127.0.0.1:${settings.servicesPort}/readyz`);
const startShell = () => restart('shell', ['shell/dist/server/main.mjs'], `${settings.shellOrigin}/readyz`);

function readShellHash() {
  const hash = createHash('sha256');
  for (const file of shellFiles) hash.update(readFileSync(file));
  return hash.digest('hex');
}

let shellHash = '';
let publication = Promise.resolve();

/** Publishes what changed; the shell follows automatically, or is restarted when its server changed. */
async function publish() {
  const { publishAll } = await import('../release/publish-all.ts');
  const { forgetSeenHead } = await import('@kmx/release-registry/history/seen-head.server.ts');
  const startedAt = performance.now();
  const keys = { ...environment, ...settings.signingKeys };
  const { releases, set, isChanged, isNew } = await publishAll('.', keys);
  if (isNew) await forgetSeenHead(settings.dataDirectory);
  const hash = readShellHash();
  if (!isChanged && hash === shellHash) return;
  const news = releases.filter(({ state }) => state === 'published').map(({ name, version }) => `${name}@${version}`);
  console.log(
    `${news.join(', ') || 'Nothing new'}: build ${set?.buildId}, ${Math.round(performance.now() - startedAt)} ms`,
  );
  if (hash === shellHash) return;
  const isFirst = shellHash === '';
  shellHash = hash;
  if (!isFirst) await startShell();
}

async function watchUnits() {
  const { rspack } = await import('@rspack/core');
  const modules = await Promise.all(units.map((unit) => import(pathToFileURL(join(unit, 'rspack.config.ts')).href)));
  const configurations = modules.flatMap(({ default: list }, index) =>
    list.map((configuration) => ({
      ...configuration,
      name: `${units[index]} ${configuration.name}`,
      devtool: 'source-map',
      optimization: { ...configuration.optimization, minimize: false },
    })),
  );
  const compiler = rspack(configurations);
  const { promise: firstBuild, resolve } = Promise.withResolvers();
  compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || stats.hasErrors()) {
      console.error(error ?? stats.toString({ preset: 'errors-only', colors: true }));
      return;
    }
    publication = publication.then(publish).then(resolve, (problem) => console.error(problem.message));
  });
  await firstBuild;
  return compiler;
}

/** Shows the product with a remote in it whose edits appear at once and keep the state of the page. */
async function developRemote(name) {
  const { loadRemote } = await import('../kmx/load-remote.ts');
  const { startDevelopment } = await import('../develop/start-development.ts');
  const remote = await loadRemote(name);
  const print = (line) => console.log(`${name}: ${line}`);
  const against = new URL(settings.shellOrigin);
  const { address } = await startDevelopment({ ...remote, folder: path.resolve(name), against, port: 0, print });
  console.log(`${name} with updates that keep state: ${address}`);
}

function stop() {
  stopping ??= (async () => {
    for (const service of [...running.values()].toReversed()) await stopProcess(service);
    process.exit(0);
  })();
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
for (const [name, port] of [
  ['PORT', settings.port],
  ['SERVICES_PORT', settings.servicesPort],
]) {
  if (await isPortTaken(port)) {
    console.error(`Port ${port} is in use. Stop what uses it or set ${name} to a free port.`);
    process.exit(1);
  }
}
const developed = process.argv.slice(2);
const unknown = developed.find((name) => name === 'shell' || !units.includes(name));
if (unknown !== undefined) {
  console.error(`${unknown} is not a remote. Remotes are ${units.filter((name) => name !== 'shell').join(', ')}.`);
  process.exit(2);
}
console.log('Building all units, then watching them ...');
await watchUnits();
await startServices();
await startShell();
console.log(await renderWelcome(settings));
for (const name of developed) await developRemote(name);
