import * as v from 'valibot';
import type { ContentDocument, FieldValues } from '../../model/content-document.ts';
import { parseFieldValues, type Stage, stages } from '../../model/content-document.ts';
import type { Model } from '../../model/model-types.ts';
import type { DocumentView } from '../../store/document-view.ts';
import type { MatchContext } from './match-context.ts';

const partsSchema = v.union([
  v.array(v.record(v.string(), v.unknown())),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((part) => [part]),
  ),
]);

/** The readable part of an entry in one stage. */
interface StagedEntry {
  readonly stage: Stage;
  readonly updatedAt: string;
}

/** Undefined for an entry with nothing readable in its stage. */
function readStaged(context: MatchContext, model: Model, document: ContentDocument): StagedEntry | undefined {
  const { stage, base, localizations } = document;
  const isSeen = (locales: readonly string[]) => context.view(model, document, { stage, locales }) !== undefined;
  if (!isSeen(context.contentModel.locales)) return undefined;
  const seen = [...localizations.values()].filter(({ locale }) => isSeen([locale]));
  const [updatedAt = ''] = [base, ...seen]
    .map((version) => version.updatedAt)
    .toSorted()
    .toReversed();
  return { stage, updatedAt };
}

function matchesStage(parent: StagedEntry, entry: StagedEntry, where: FieldValues): boolean {
  return Object.entries(where).every(([key, expected]) => {
    switch (key) {
      case 'AND':
        return v.parse(partsSchema, expected ?? []).every((part) => matchesStage(parent, entry, part));
      case 'OR':
        return v.parse(partsSchema, expected ?? []).some((part) => matchesStage(parent, entry, part));
      case 'NOT':
        return !v.parse(partsSchema, expected ?? []).every((part) => matchesStage(parent, entry, part));
      case 'stage':
        return expected === null || expected === entry.stage;
      case 'compareWithParent': {
        const isOutdated = entry.updatedAt < parent.updatedAt;
        const wanted = parseFieldValues(expected ?? {})['outdated_to'];
        return wanted === undefined || wanted === null || wanted === isOutdated;
      }
      default:
        return true;
    }
  });
}

/**
 * HY-22: `documentInStages_every`, `_some` and `_none`. They compare the entry's other stages; `compareWithParent: {
 * outdated_to: true }` finds entries published in an older form than the draft (HY-73). Only readable content counts;
 * status 403 when nothing of the model may be read in the other stages.
 */
export function matchesStages(
  context: MatchContext,
  model: Model,
  view: DocumentView,
  key: string,
  expected: unknown,
): boolean {
  const where = parseFieldValues(expected ?? {});
  const others = stages.filter((stage: Stage) => stage !== view.document.stage);
  // Checked regardless of content, so that a refusal reveals nothing about it.
  for (const stage of others) context.checkStage(model, stage);
  const parent = readStaged(context, model, view.document);
  const documents = others.flatMap((stage) => context.entries.find(model.name, stage, view.document.id) ?? []);
  const entries = documents.flatMap((document) => readStaged(context, model, document) ?? []);
  const tests = entries.map((entry) => parent !== undefined && matchesStage(parent, entry, where));
  if (key.endsWith('_every')) return tests.every(Boolean);
  return key.endsWith('_none') ? !tests.some(Boolean) : tests.some(Boolean);
}
