const parentMs = 500;

/**
 * Calls back when npm has exited. On SIGTERM npm ends the shell between itself and this process without passing the
 * signal on; the only sign is a new parent process. A caller without npm may leave this process running on purpose.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentMs);
  timer.unref();
}
