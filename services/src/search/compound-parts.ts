/** Splits compounds and finds the words that contain a given one. */
export interface CompoundSplitter {
  /** Whether the language writes a compound as one word. */
  readonly isCompounding: boolean;
  /** Adds words that may be parts of others. */
  readonly learn: (terms: Iterable<string>) => void;
  /** Parts of a compound, none for a simple word. */
  readonly split: (term: string) => readonly string[];
  /** Compounds that contain the word anywhere but at their beginning, which a prefix search finds anyway. */
  readonly listHolders: (term: string) => readonly string[];
}

const shortestPart = 4;
const shortestCompound = 9;
const shortestHeld = 6;
const maxHolders = 24;
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const mixed = /^(?:\p{L}{2,}\d{2,}|\d{2,}\p{L}{2,})$/u;
/** Languages that write a compound as one word. */
const compounding: ReadonlySet<string> = new Set(['de', 'hu']);

/**
 * Splits compounds into words that occur alone elsewhere in the texts, `crimphohenuberwachung` into crimp, hohe,
 * uberwachung; in other languages what is wrongly written as one word, `spareparts`, and a name with its number,
 * `ferro115`.
 */
export function createCompoundSplitter(language: string): CompoundSplitter {
  const known = new Set<string>();
  const isCompounding = compounding.has(language);

  function findPart(head: string): string | undefined {
    return joints
      .map((joint) => (head.endsWith(joint) ? head.slice(0, head.length - joint.length) : ''))
      .find((candidate) => candidate.length >= shortestPart && known.has(candidate));
  }

  /** `maxParts` counts this word too; a word that is known as a whole ends the search. */
  function splitAt(term: string, maxParts: number): readonly string[] | null {
    for (let length = shortestPart; length <= term.length - shortestPart; length += 1) {
      const part = findPart(term.slice(0, length));
      if (part === undefined) continue;
      const rest = term.slice(length);
      const tail = known.has(rest) ? [rest] : maxParts > 2 ? splitAt(rest, maxParts - 1) : null;
      if (tail !== null) return [part, ...tail];
    }
    return null;
  }

  return {
    isCompounding,
    learn: (terms) => {
      for (const term of terms) if (term.length >= shortestPart && !/\d/.test(term)) known.add(term);
    },
    split: (term) => {
      if (mixed.test(term)) return term.match(/\p{L}+|\d+/gu) ?? [];
      if (term.length < shortestCompound || (!isCompounding && known.has(term))) return [];
      return splitAt(term, 4) ?? [];
    },
    listHolders: (term) => {
      if (!isCompounding || term.length < shortestHeld) return [];
      const holders: string[] = [];
      for (const word of known) {
        if (word.indexOf(term) > 0) holders.push(word);
        if (holders.length === maxHolders) break;
      }
      return holders;
    },
  };
}
