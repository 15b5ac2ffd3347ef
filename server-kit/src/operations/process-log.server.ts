import { format } from 'node:util';
import { type DestinationStream, type Logger, destination as openDestination, pino, stdTimeFunctions } from 'pino';
import { readRequestScope } from './request-scope.server.ts';

/** Keys that every line has once; a caller's value of the same name is kept under another one. */
const ownKeys: ReadonlySet<string> = new Set(['level', 'time', 'process', 'pid', 'msg']);

function renameOwnKeys(fields: Record<string, unknown>): Record<string, unknown> {
  for (const key of ownKeys) {
    if (!(key in fields)) continue;
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [ownKeys.has(name) ? `own_${name}` : name, value]),
    );
  }
  return fields;
}

interface ProcessLogOptions {
  /** `shell` or `services`. */
  readonly process: string;
  readonly level: string;
  /** Standard output if absent. */
  readonly destination?: DestinationStream;
}

/**
 * Standard output, written in larger pieces: one system call per line would cost a cached page a tenth of its time. The
 * rest is written when the process ends; a killed process loses a tenth of a second.
 */
function openOutput(): DestinationStream {
  return openDestination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 100 });
}

/** The log of a process: each line is one JSON object with time, level, process and its request, if any. */
export function createProcessLog({ process: name, level, destination = openOutput() }: ProcessLogOptions): Logger {
  return pino(
    {
      level,
      base: { process: name, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: renameOwnKeys },
      mixin: () => ({ ...readRequestScope()?.fields }),
    },
    destination,
  );
}

const consoleLevels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const;

/**
 * Makes the log the only output of the process: console output of libraries, warnings of Node, and the uncaught error
 * that ends the process.
 */
export function printThroughLog(log: Logger): void {
  for (const [method, level] of Object.entries(consoleLevels) as [keyof typeof consoleLevels, 'info'][]) {
    console[method] = (...values: unknown[]) => log[level]({ origin: 'console' }, format(...values));
  }
  // Node's own listener prints to standard error.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning, origin: 'node' }, warning.message));
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the process ends by an error that nobody has caught');
    process.exit(1);
  });
}

/** The log message of a failed start: our own refusals are one sentence, anything else has its stack. */
export function logFailedStart(log: Logger, error: unknown): void {
  const isRefusal = error instanceof Error && error.constructor === Error;
  const message = error instanceof Error ? error.message : String(error);
  log.fatal(isRefusal ? {} : { err: error }, `cannot start: ${message}`);
}
