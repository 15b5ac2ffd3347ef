import { realpathSync } from 'node:fs';

/** Whether this process runs the Node that the product is installed with. */
export function isInstalledNode(node) {
  try {
    return realpathSync(node) === realpathSync(process.execPath);
  } catch {
    return false;
  }
}

/**
 * Replaces this process by Node with these words, so that nothing of it stays in memory; returns where that is
 * impossible: on Windows, and with the older Node that installs the product.
 */
export function becomeNode(words) {
  if (typeof process.execve !== 'function' || process.platform === 'win32') return;
  process.execve(process.execPath, [process.execPath, ...words], process.env);
}
