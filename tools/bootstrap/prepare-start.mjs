// A process of its own, which ends: what it needs to build and publish must not stay in memory beside the product.
import { tmpdir } from 'node:os';
import { resolveEnvironment } from './environment.mjs';
import { withoutShellKeys } from './release-keys.mjs';
import { runStep } from './step-runner.ts';
import { buildSteps } from './steps.ts';
import { renderWelcome } from './welcome.mjs';

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

try {
  const settings = resolveEnvironment();
  const { port, servicesPort, shellOrigin, dataDirectory, environment } = settings;
  const environments = { shell: environment, services: withoutShellKeys(environment) };
  const welcome = await renderWelcome(settings);
  process.send({ port, servicesPort, shellOrigin, dataDirectory, environments, welcome });
  await buildAndPublish(settings);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.disconnect();
