// @ts-nocheck
// Preloaded into the shell of the memory bench: the heap is read after a collection, or it tells nothing.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
});
