import { setTimeout as sleep } from 'node:timers/promises';
import { createPublicVisitor } from './public-visitor.ts';

const patienceMs = 60_000;

/** Requests a page of a site by the address of its balancer until it answers 200; rejects after a minute. */
export async function waitForPage(origin: string, address: string, place: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  let last = 0;
  while (performance.now() < deadline) {
    const answer = await createPublicVisitor(origin, Number(new URL(origin).port), address).send(place);
    if (answer.status === 200) return;
    last = answer.status;
    await sleep(250);
  }
  throw new Error(`${place} answered ${last} instead of 200 for ${patienceMs} ms`);
}
