// A server that drains: `/slow` responds when its parent says so.
import fastify from 'fastify';
import { createRequestLog } from './log-requests.server.ts';
import { createProcessLog, printThroughLog } from './process-log.server.ts';
import { createDrain } from './stop-on-signals.server.ts';

const log = createProcessLog({ process: 'fixture', level: 'info' });
printThroughLog(log);
const drain = createDrain();
const app = fastify({ return503OnClosing: false });
createRequestLog({ log, isDraining: drain.isDraining, observe: () => {} }).watch(app);
app.get('/readyz', (_request, reply) => reply.code(drain.isDraining() ? 503 : 200).send({}));
app.get('/page', () => 'page');
app.get('/slow', async () => {
  process.send?.('asked');
  await new Promise((resolve) => {
    process.once('message', resolve);
  });
  return 'slow';
});
drain.stopOnSignals({ log, delayMs: Number(process.argv[2]), close: () => app.close() });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
