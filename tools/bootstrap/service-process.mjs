import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setAsideLog } from './log-files.mjs';

const shownLines = 20;
/** Often at first, seldom when it takes long: each look leaves some memory behind for a while. */
const pollMs = { least: 50, most: 500, share: 0.05 };
const answerMs = 2_000;
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

/**
 * Starts a Node process whose output goes to `{dataDirectory}/logs/{name}.log`, a new file unless it goes on after a crash;
 * `exited` resolves with what ended it.
 */
export function startProcess(name, words, environment, dataDirectory, goesOn = false) {
  const folder = join(dataDirectory, 'logs');
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, `${name}.log`);
  if (!goesOn) setAsideLog(logFile);
  // Appending: the file may be cut while the process writes.
  const log = openSync(logFile, 'a');
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
export async function readLogEnd({ logFile }) {
  // Only for a process that failed: a program in TypeScript takes memory that its caller keeps.
  const { describeLogLine } = await import('./describe-log-line.ts');
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

// Not with node:http or fetch, whose code takes 15 MB and more of a process that only waits.
function isAnswering({ hostname, port, pathname, host }) {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) });
    const finish = (isReady) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.setTimeout(answerMs, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    // The status line is in the first packet.
    socket.once('data', (bytes) => finish(/^HTTP\/1\.1 2\d\d /.test(bytes.toString('latin1'))));
    socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  });
}

/** Waits until the address answers 2xx; rejects when the process exits before or the time (milliseconds) is up. */
export async function waitUntilReady(service, url, timeoutMs) {
  const startedAt = performance.now();
  let end = null;
  service.exited.then((reason) => {
    end = reason;
  });
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs = performance.now() - startedAt) {
    if (end !== null) throw new Error(`${service.name} ended while starting (${end})`);
    if (await isAnswering(new URL(url))) return;
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(Math.max(waitedMs * pollMs.share, pollMs.least), pollMs.most)),
    );
  }
  throw new Error(`${service.name} was not ready after ${timeoutMs / 1000} s (${url})`);
}
