import { isMainThread } from 'node:worker_threads';

// A render thread sends its spans by the main thread; an SDK in each would cost its memory again.
if (isMainThread) await import('./start-tracing.ts');
