// @ts-nocheck
import * as v from 'valibot';
import type { Model } from '../model/model-types.ts';
import type { ContentDocument, FieldValues } from '../store/content-document.ts';
import { parseFieldValues, type Stage, stages } from '../store/content-document.ts';
import type { DocumentView } from '../store/document-view.ts';
import type { MatchContext } from './match-context.ts';

const partsSchema = v.union([
  v.array(v.record(v.string(), v.unknown())),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((part) => [part]),
  ),
]);

function findLatest(document: ContentDocument): string {
  return (
    [document.base, ...document.localizations.values()]
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? ''
  );
}

function matchesStage(parent: ContentDocument, document: ContentDocument, where: FieldValues): boolean {
  return Object.entries(where).every(([key, expected]) => {
    switch (key) {
      case 'AND':
        return v.parse(partsSchema, expected ?? []).every((part) => matchesStage(parent, document, part));
      case 'OR':
        return v.parse(partsSchema, expected ?? []).some((part) => matchesStage(parent, document, part));
      case 'NOT':
        return !v.parse(partsSchema, expected ?? []).every((part) => matchesStage(parent, document, part));
      case 'stage':
        return expected === null || expected === document.stage;
      case 'compareWithParent': {
        const isOutdated = findLatest(document) < findLatest(parent);
        const wanted = parseFieldValues(expected ?? {})['outdated_to'];
        return wanted === undefined || wanted === null || wanted === isOutdated;
      }
      default:
        return true;
    }
  });
}

/**
 * HY-22: `documentInStages_every`, `_some` and `_none`. The stages compared are those the entry is in besides its own;
 * `compareWithParent: { outdated_to: true }` finds what is published in an older form than the draft (HY-73).
 */
export function matchesStages(
  { store }: MatchContext,
  model: Model,
  view: DocumentView,
  key: string,
  expected: unknown,
): boolean {
  const where = parseFieldValues(expected ?? {});
  const others = stages.filter((stage: Stage) => stage !== view.document.stage);
  const documents = others.flatMap((stage) => store.find(model.name, stage, view.document.id) ?? []);
  const tests = documents.map((document) => matchesStage(view.document, document, where));
  if (key.endsWith('_every')) return tests.every(Boolean);
  return key.endsWith('_none') ? !tests.some(Boolean) : tests.some(Boolean);
}
