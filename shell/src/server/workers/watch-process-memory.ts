/** Heap and buffers that a thread may use, with room for what the process does in the meantime. */
const maxGrowthMegabytes = 512;
const lookMs = 25;

/**
 * Reports once when the whole process has grown by more than a loading bundle may use: buffers count towards no limit
 * of a thread, and a thread that never yields cannot be asked. Returns the function that stops watching.
 */
export function watchProcessMemory(onTooMuch: (megabytes: number) => void): () => void {
  const before = process.memoryUsage.rss();
  const timer = setInterval(() => {
    const megabytes = Math.round((process.memoryUsage.rss() - before) / 2 ** 20);
    if (megabytes <= maxGrowthMegabytes) return;
    clearInterval(timer);
    onTooMuch(megabytes);
  }, lookMs);
  return () => clearInterval(timer);
}
