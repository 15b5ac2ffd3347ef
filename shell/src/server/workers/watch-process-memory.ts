/** Heap and buffers that a thread may have, with room for what the process does meanwhile. */
const maxGrowthMegabytes = 512;
const lookMs = 25;

/**
 * Tells once when the whole process has grown by more than a loading bundle may take: buffers count in no limit of a thread,
 * and one that never gives its turn back cannot be asked. Returns the end of the watch.
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
