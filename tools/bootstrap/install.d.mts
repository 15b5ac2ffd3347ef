export function listMissing(folder?: string): readonly string[];
export function runNpm(words: readonly string[]): boolean;
