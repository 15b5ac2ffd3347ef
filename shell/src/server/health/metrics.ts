import { productVersion } from '@kmx/server-kit/operations/product-version.server.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of the shell; labels come from closed lists, never from addresses or people. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'Always 1: the version of the product; release_served has those of the units',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: productVersion }, 1);
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answers by area and status: the remote of a page, sign-in for its two ends, otherwise a word of listener/name-area.ts',
      labelNames: ['area', 'status'],
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to the complete answer',
      labelNames: ['area'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
    backendAvailable: new Gauge({
      name: 'backend_available',
      help: '1 while a backend answers, 0 while it does not',
      labelNames: ['backend'],
      registers: [registry],
    }),
    cacheEvents: new Counter({
      name: 'cache_events_total',
      help: 'Reads of the data, HTML and chrome caches by outcome',
      labelNames: ['cache', 'event'],
      registers: [registry],
    }),
    contentRequests: new Counter({
      name: 'content_requests_total',
      help: 'Requests to the content system: sent, waited for their turn, refused (429), given up before their turn',
      labelNames: ['event'],
      registers: [registry],
    }),
    contentRequestsWaiting: new Gauge({
      name: 'content_requests_waiting',
      help: 'Requests that wait for their turn at the content system',
      registers: [registry],
    }),
    cdnPurges: new Counter({
      name: 'cdn_purges_total',
      help: 'Requests to the CDN to purge: done, refused (an answer below 500 that is no success), failed',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    watchCdn: (countWaiting: () => number): void => {
      new Gauge({
        name: 'cdn_purge_keys_waiting',
        help: 'Keys of answers that the CDN has not purged yet',
        registers: [registry],
        collect() {
          this.set(countWaiting());
        },
      });
    },
    watchSharedState: (isReachable: () => boolean): void => {
      new Gauge({
        name: 'shared_state_reachable',
        help: '1 while this shell reaches what all shells share, 0 while it goes on alone',
        registers: [registry],
        collect() {
          this.set(isReachable() ? 1 : 0);
        },
      });
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
