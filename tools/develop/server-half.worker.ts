import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { isPageRedirect, type LoadAnswer, loadAnswerSchema } from '@kmx/shared-contracts/page-redirect.ts';
import type { DataQuery, RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { RenderAnswer, RenderJob } from './server-half-messages.ts';

const renderDeadlineMs = 10_000;
const { file } = v.parse(v.object({ file: v.string() }), workerData);

function loadRemote(): RemoteServer {
  const { remote } = createRequire(import.meta.url)(file) as { readonly remote: RemoteServer };
  return remote;
}

/** Backends answer the product alone: a loader that asks one gets what the product has loaded for this address. */
async function loadPage(remote: RemoteServer, { request, given }: RenderJob): Promise<LoadAnswer> {
  const asked = new Set<string>();
  const query = ({ service }: DataQuery) => {
    asked.add(service);
    return Promise.reject(new Error(`${service} answers only the product`));
  };
  const result = await remote.load(request, { query, log: () => {} }).catch((error: unknown) => {
    if (asked.size === 0) throw error;
    return null;
  });
  if (asked.size === 0) return v.parse(loadAnswerSchema, JSON.parse(JSON.stringify(result)));
  if (given !== null) return given;
  throw new Error(
    `The loader of this page asks ${[...asked].join(' and ')}, which answers the product alone. It works once a version of this remote is active there: its data are then used.`,
  );
}

async function answer(job: RenderJob): Promise<RenderAnswer> {
  try {
    const remote = loadRemote();
    const result = await loadPage(remote, job);
    if (isPageRedirect(result)) return { state: 'redirected', location: result.redirect.location };
    const html = await remote.render({ request: job.request, result }, AbortSignal.timeout(renderDeadlineMs));
    return { state: 'rendered', result, html };
  } catch (error) {
    return { state: 'failed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: RenderJob) => {
  void answer(job).then((given) => parentPort?.postMessage({ id: job.id, answer: given }));
});
