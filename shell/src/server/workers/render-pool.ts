import { runInSpan } from '@kmx/server-kit/operations/spans.server.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { beatMs } from './heartbeat.ts';
import type { JobKind } from './messages.ts';
import type { RemoteKey, RemoteVersion, RenderedPage, RenderPool, RenderPoolOptions } from './pool-types.ts';
import { RemoteError } from './remote-error.ts';
import { VersionWorkers } from './version-workers.ts';
import { WorkerThread } from './worker-thread.ts';

interface ActiveVersion {
  readonly workers: VersionWorkers;
  readonly prepared: Promise<void>;
}

function formatKey({ name, version }: RemoteKey): string {
  return `${name}@${version}`;
}

/** Creates the pool; it holds one warm spare thread without a bundle from the first version on (DES-02, DES-03). */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const versions = new Map<string, ActiveVersion>();
  const retiring = new Set<VersionWorkers>();
  const threads = new Set<WorkerThread>();
  let spare: WorkerThread | null = null;
  let isClosed = false;

  function startThread(): WorkerThread {
    const thread = new WorkerThread(options);
    threads.add(thread);
    void thread.exited.then(() => threads.delete(thread));
    return thread;
  }

  function takeThread(): WorkerThread {
    if (isClosed) throw new RemoteError('load-failed', 'The render pool is closed');
    const thread = spare && !spare.isEnded ? spare : startThread();
    spare = startThread();
    return thread;
  }

  async function prepare(version: RemoteVersion): Promise<void> {
    const key = formatKey(version);
    const known = versions.get(key);
    if (known) return known.prepared;
    const workers = new VersionWorkers(version, options, takeThread);
    const prepared = workers.prepare();
    versions.set(key, { workers, prepared });
    try {
      await prepared;
    } catch (error) {
      versions.delete(key);
      workers.stop();
      throw error;
    }
  }

  async function run(kind: JobKind, key: RemoteKey, request: PageRequest): Promise<RenderedPage> {
    const version = versions.get(formatKey(key));
    if (!version) throw new RemoteError('load-failed', `${formatKey(key)} is not prepared`);
    // Recorded here and not in the thread: its queries come back to this thread in the context of the job.
    return runInSpan(
      { name: `${kind} ${key.name}`, kind: 'internal', attributes: { 'kmx.unit': formatKey(key) } },
      () => version.workers.run(kind, request),
      ({ timings: { waitMs, loadMs, queryMs, renderMs } }) => ({
        ...{ 'kmx.wait_ms': Math.round(waitMs), 'kmx.load_ms': Math.round(loadMs) },
        ...{ 'kmx.query_ms': Math.round(queryMs), 'kmx.render_ms': Math.round(renderMs) },
      }),
    );
  }

  async function retire(key: RemoteKey): Promise<void> {
    const version = versions.get(formatKey(key));
    if (!version) return;
    versions.delete(formatKey(key));
    retiring.add(version.workers);
    await version.prepared.catch(() => {});
    await version.workers.drain();
    version.workers.stop();
    retiring.delete(version.workers);
  }

  const looking = setInterval(() => {
    const now = performance.now();
    for (const { workers } of versions.values()) workers.look(now);
    for (const workers of retiring) workers.look(now);
  }, beatMs);
  looking.unref();

  return {
    prepare,
    renderPage: (key, request) => run('render', key, request),
    loadPage: async (key, request) => (await run('load', key, request)).result,
    retire,
    stats: () => ({
      versions: [...versions.values()].map(({ workers }) => workers.stats()),
      threads: threads.size,
    }),
    close: async () => {
      isClosed = true;
      clearInterval(looking);
      for (const { workers } of versions.values()) workers.stop();
      for (const workers of retiring) workers.stop();
      versions.clear();
      const ending = [...threads];
      for (const thread of ending) thread.end('stopped', 'The render pool is closed');
      await Promise.all(ending.map(({ exited }) => exited));
    },
  };
}
