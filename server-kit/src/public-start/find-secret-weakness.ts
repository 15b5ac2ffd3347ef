const minimumLength = 16;
const minimumNewCharacters = 12;
const minimumDistinct = 8;
const repeatedLength = 3;

/** Whether a character continues the two before it: `aaa`, `123`, `cba`. */
function continuesRun(text: string, place: number): boolean {
  if (place < 2) return false;
  const step = text.charCodeAt(place) - text.charCodeAt(place - 1);
  return Math.abs(step) <= 1 && step === text.charCodeAt(place - 1) - text.charCodeAt(place - 2);
}

/** Length of the longest piece from a place on that occurred in the text before; 0 when none is worth counting. */
function measureRepetition(text: string, place: number): number {
  let length = 0;
  while (place + length < text.length && text.slice(0, place).includes(text.slice(place, place + length + 1)))
    length += 1;
  return length < repeatedLength ? 0 : length;
}

/** Characters that could not be foretold from those before them. */
function countNewCharacters(text: string): number {
  let count = 0;
  for (let place = 0; place < text.length; ) {
    const repeated = measureRepetition(text, place);
    if (repeated === 0 && !continuesRun(text, place)) count += 1;
    place += Math.max(repeated, 1);
  }
  return count;
}

/** Why a text is too easy to guess for a secret of a public site, as the rest of a sentence; null when it is not. */
export function findSecretWeakness(secret: string): string | null {
  if (secret.length < minimumLength) return `has ${secret.length} characters and needs at least ${minimumLength}`;
  const isVaried = new Set(secret.toLowerCase()).size >= minimumDistinct;
  if (!isVaried || countNewCharacters(secret.toLowerCase()) < minimumNewCharacters) {
    return 'is easy to guess: it repeats itself';
  }
  return null;
}
