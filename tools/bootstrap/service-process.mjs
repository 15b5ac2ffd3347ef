import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describeLogLine } from './describe-log-line.ts';

const shownLines = 20;
// How long a process may take to stop: it keeps serving (5 s on a public origin by default), finishes its work within 10 s, and exits.
const stopMs = (Number(process.env.SHUTDOWN_DELAY_MS) || 5_000) + 12_000;

/** Whether something already listens on a port of this machine. */
export function isPortTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts a Node process whose output goes to `{dataDirectory}/logs/{name}.log`; `exited` resolves with what ended it. */
export function startProcess(name, words, environment, dataDirectory, logMode = 'w') {
  const folder = join(dataDirectory, 'logs');
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, logMode);
  // A separate process group: Ctrl+C must only reach it through the code that stops processes in the right order.
  const child = spawn(process.execPath, words, { stdio: ['ignore', log, log], env: environment, detached: true });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  return { name, child, logFile, exited };
}

/** The last lines of a process's log in readable form; the file has them as JSON. */
export function readLogEnd({ logFile }) {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-shownLines).map(describeLogLine).join('\n');
}

/** Stops a process: it may drain and finish its work, and is killed when that takes longer than allowed. */
export async function stopProcess({ child, exited }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await exited;
  clearTimeout(timer);
}

/** Waits until the address answers 2xx; rejects when the process exits before or the time (milliseconds) is up. */
export async function waitUntilReady(service, url, timeoutMs) {
  const deadline = performance.now() + timeoutMs;
  let end = null;
  service.exited.then((reason) => {
    end = reason;
  });
  while (performance.now() < deadline) {
    if (end !== null) throw new Error(`${service.name} ended while starting (${end})`);
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${service.name} was not ready after ${timeoutMs / 1000} s (${url})`);
}
