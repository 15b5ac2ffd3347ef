import { setTimeout as wait } from 'node:timers/promises';
import { requestPage } from '../../product-runner/request-page.ts';
import { TrialError } from './trial-result.ts';

const maxMs = 30_000;

/** Waits until a shell serves a build; throws TrialError when it does not. */
export async function awaitBuild(origin: string, buildId: string): Promise<void> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    const { body } = await requestPage(origin, '/builds/latest.json');
    if (body.includes(buildId)) return;
    await wait(20);
  }
  throw new TrialError([`build ${buildId} was not served within ${maxMs} ms`]);
}
