import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createQueueMetrics } from '../watching/watch-queues.ts';

/** First segment of a path and the service that serves it; anything else is `other`. */
const servicesByPath: ReadonlyMap<string, string> = new Map([
  ['content', 'content'],
  ['catalogue', 'catalogue'],
  ['am', 'identity'],
  ['images', 'images'],
  ['videos', 'videos'],
  ['files', 'files'],
  ['search', 'search'],
  ['forms', 'forms'],
  ['api', 'uploads'],
  ['uploads', 'uploads'],
  ['service-desk', 'service-desk'],
  ['editor-sessions', 'editor-sessions'],
  ['healthz', 'probes'],
  ['readyz', 'probes'],
  ['metrics', 'probes'],
]);

export function findServiceName(url: string): string {
  return servicesByPath.get(url.split(/[/?]/, 2)[1] ?? '') ?? 'other';
}

/** Prometheus metrics of the services; labels come from closed lists, never from addresses or people. */
export function createServiceMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    watchQueue: createQueueMetrics(registry),
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answers by service and status; probes: health, readiness and metrics themselves',
      labelNames: ['service', 'status'],
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to the complete answer',
      labelNames: ['service'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers: [registry],
    }),
  };
}
