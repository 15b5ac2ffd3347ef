import * as v from 'valibot';
import { type LocalizedText, localizedTextSchema } from '../../sample/localized-text.ts';
import { readSample } from '../../sample/read-sample.ts';
import type { Machine } from './machines.ts';

const closings = readSample(
  'catalogue/closings.json',
  v.strictObject(v.entriesFromList(['bench', 'floor', 'line', 'applicator'], localizedTextSchema)),
);
const closingBySize = { 1: closings.bench, 2: closings.floor, 3: closings.line } as const;

/** The last paragraph of a machine, by its size; an applicator is a tool and has its own. */
export function findClosing(machine: Machine): LocalizedText {
  return machine.classification === 'applicators' ? closings.applicator : closingBySize[machine.sizeClass];
}
