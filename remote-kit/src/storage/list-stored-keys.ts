/** Lists the keys with a prefix that are stored in this browser; none where storage is forbidden or cannot be opened. */
export function listStoredKeys(prefix: string, open: () => Storage = () => localStorage): readonly string[] {
  try {
    return Object.keys(open()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
