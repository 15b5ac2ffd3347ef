import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const explainedSchema = v.array(
  v.object({
    file: v.string(),
    /** The line on which it begins, ignoring white space around it: the same mutant elsewhere in the file needs its own reason. */
    line: v.string(),
    /** The original code, ignoring white space. */
    original: v.string(),
    /** The replacement that no test noticed. */
    replacement: v.string(),
    /** Why no test notices, or need notice. */
    reason: v.pipe(v.string(), v.minLength(20)),
  }),
);

/** A break that no test noticed, and why that is right. */
export type ExplainedSurvivor = v.InferOutput<typeof explainedSchema>[number];

/** A break of one place in the code, as the tool made it. */
export interface Break {
  readonly file: string;
  /** From 1. */
  readonly lineNumber: number;
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
  readonly isNoticed: boolean;
}

const explainedFile = path.join(import.meta.dirname, 'explained-survivors.json');
/** As many breaks of a part have to be noticed, in percent. */
export const leastNoticed = 85;

/** The survivors that a person has reviewed. */
export function readExplained(): readonly ExplainedSurvivor[] {
  return v.parse(explainedSchema, JSON.parse(readFileSync(explainedFile, 'utf8')));
}

const simplify = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isSame = (survivor: Break, explained: ExplainedSurvivor) =>
  survivor.file === explained.file &&
  simplify(survivor.line) === simplify(explained.line) &&
  simplify(survivor.original) === simplify(explained.original) &&
  simplify(survivor.replacement) === simplify(explained.replacement);

export interface Judgement {
  /** In percent, of all breaks. */
  readonly noticed: number;
  readonly unexplained: readonly Break[];
  /** Explanations for these files that no longer explain anything. */
  readonly stale: readonly ExplainedSurvivor[];
}

/** Compares the survivors with the explained ones. */
export function judgeBreaks(breaks: readonly Break[], explained: readonly ExplainedSurvivor[]): Judgement {
  const survivors = breaks.filter(({ isNoticed }) => !isNoticed);
  const files = new Set(breaks.map(({ file }) => file));
  const noticed = breaks.length === 0 ? 0 : (100 * (breaks.length - survivors.length)) / breaks.length;
  return {
    noticed,
    unexplained: survivors.filter((survivor) => !explained.some((each) => isSame(survivor, each))),
    stale: explained.filter((each) => files.has(each.file) && !survivors.some((survivor) => isSame(survivor, each))),
  };
}
