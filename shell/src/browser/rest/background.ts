import { createRequestQueue } from '../navigation/request-queue.ts';
import type { BackgroundAnswer, BackgroundRequest } from './background-message.ts';

/*
 * The background thread of a page at rest (decision 0067): what may be needed next is requested here and stays in the
 * browser's cache, so that the thread of the page does nothing that nobody sees.
 */
const deadlineMs = 8000;
const answered = new Set<string>();

async function request(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low', signal: AbortSignal.timeout(deadlineMs) });
  if (answered.delete(address)) {
    const message: BackgroundAnswer = { address, json: await answer.json() };
    postMessage(message);
  } else {
    // Only an answer that was read to its end is kept.
    await answer.body?.pipeTo(new WritableStream());
  }
}

const queue = createRequestQueue(request);

// Only the page that started this thread can send anything to it.
addEventListener('message', ({ data: { addresses, isUrgent, isAnswered } }: MessageEvent<BackgroundRequest>) => {
  for (const address of addresses) {
    if (isAnswered) answered.add(address);
    queue.add(address, isUrgent);
  }
});
