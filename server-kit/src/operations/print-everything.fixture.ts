// A process that prints in every way that libraries and Node know, and ends with an uncaught error.
import { createProcessLog, printThroughLog } from './process-log.server.ts';
import { runInRequest } from './request-scope.server.ts';
import { readRequestTrace } from './request-trace.server.ts';

const log = createProcessLog({ process: 'fixture', level: 'debug' });
printThroughLog(log);
log.info('ready');
log.warn(
  { level: 'info', time: 1, msg: 'mine', process: 'theirs', kind: 'loop' },
  'a field with the name of a key of the line',
);
console.log('two\nlines of %s', 'a library');
console.error(new Error('printed'));
process.emitWarning('something is old', 'DeprecationWarning');
const fields = { request: 'request-1', trace: 'trace-1', method: 'GET', host: 'www.kmx.test', path: '/en' };
runInRequest({ trace: readRequestTrace({}), fields, area: 'public' }, () =>
  log.error({ err: new Error('failed') }, 'on behalf of a request'),
);
if (process.argv[2] === 'rejection') void Promise.reject(new Error('nobody caught it'));
else
  setTimeout(() => {
    throw new Error('nobody caught it');
  }, 1);
