import { productVersion } from '@kmx/server-kit/operations/product-version.server.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createQueueMetrics } from '../watching/watch-queues.ts';

/** Prometheus metrics of a process with these services; labels come from closed lists, never from addresses or people. */
export function createServiceMetrics(services: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'Always 1: the version of the product, and the services that this process has',
    labelNames: ['version', 'services'],
    registers: [registry],
  }).set({ version: productVersion, services }, 1);
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
