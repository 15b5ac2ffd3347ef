// Has to run in whatever Node is installed: no syntax or API newer than ten years.

/**
 * The version range that can install the dependencies: the narrowest among those with a binary part, which npm silently
 * skips otherwise.
 */
export const installingNode = '^20.19.0 || >=22.12.0';

function parseVersion(text) {
  const parts = text
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);
  return [parts[0] || 0, parts[1] || 0, parts[2] || 0];
}

function isAtLeast(version, minimum) {
  for (let place = 0; place < 3; place += 1) {
    if (version[place] !== minimum[place]) return version[place] > minimum[place];
  }
  return true;
}

/** Whether a version of Node is in a range of the form of `engines`: parts like `^20.19.0` and `>=22.12.0`, joined by `||`. */
export function isInRange(text, range) {
  const version = parseVersion(text);
  return range.split('||').some((part) => {
    const minimum = parseVersion(part);
    return isAtLeast(version, minimum) && (!part.trim().startsWith('^') || version[0] === minimum[0]);
  });
}

/** Why this Node cannot even install the dependencies, in one sentence; null when it can. */
export function describeOldNode(version) {
  if (isInRange(version, installingNode)) return null;
  return `Node ${version} cannot install this: Node 20.19, 22.12 or a newer one is needed to begin with (https://nodejs.org). Nothing was changed.`;
}
