import { randomUUID } from 'node:crypto';
import type { FieldValues } from '../../model/content-document.ts';
import { findModel, type Model } from '../../model/model-types.ts';
import { createEntry, deleteEntry, type EntryChange, updateEntry } from '../../publishing/write-entries.ts';
import type { ContentDatabase } from '../../store/content-tables.ts';
import { findByFacts } from '../../store/find-by-values.ts';
import { createRequestError, type ReadingRequest } from '../reading/content-request.ts';
import { checkDeletable } from '../rules/check-deletable.ts';
import {
  applyChange,
  checkComplete,
  checkConditions,
  checkGranted,
  checkUniqueness,
  findDraft,
} from '../rules/write-guards.ts';
import type { NestedWrites } from './map-relations.ts';
import { mapWrittenData } from './map-written-data.ts';

type Step = (transaction: ContentDatabase) => Promise<unknown>;

/** The writes of one mutation: checked when they are named, done together afterwards. */
export interface PlannedWrites extends NestedWrites {
  /** Does everything; entries come before those that name them. */
  readonly run: Step;
  /** Ids of all entries that are written. */
  readonly changed: readonly string[];
}

/** A new entry with its default relations. */
function fillDefaults({ contentModel, entries }: ReadingRequest, model: Model, change: EntryChange): EntryChange {
  const base = change.values.get('') ?? {};
  const defaults = model.fields.flatMap(({ name, type, defaultWhere }) => {
    if (defaultWhere === undefined || base[name] !== undefined) return [];
    const found = findByFacts(entries, findModel(contentModel, type).name, 'DRAFT', defaultWhere);
    return found.length === 1 ? [[name, found[0]?.id] as const] : [];
  });
  return { ...change, values: new Map([...change.values, ['', { ...base, ...Object.fromEntries(defaults) }]]) };
}

/** An address of ours that a client has read is stored in its original form, without origin. */
function useOwnAddress({ assetOrigin }: ReadingRequest, model: Model, data: FieldValues): FieldValues {
  const { url } = data;
  const isOurs = model.name === 'Asset' && assetOrigin !== '' && typeof url === 'string';
  return isOurs && url.startsWith(`${assetOrigin}/`) ? { ...data, url: url.slice(assetOrigin.length) } : data;
}

const maxNestedWrites = 100;

/** Creates the list of one mutation. */
export function createNestedWrites(request: ReadingRequest): PlannedWrites {
  const steps: Step[] = [];
  const changed: string[] = [];
  const claimed = new Set<string>();
  const { author } = request.access;

  function note(id: string, step: Step): string {
    if (steps.length >= maxNestedWrites) throw createRequestError(400, 'the mutation writes too many entries');
    steps.push(step);
    changed.push(id);
    return id;
  }

  /** Two new entries of one mutation must not share a unique value either. */
  function claimUnique(model: Model, change: EntryChange): void {
    for (const { name } of model.fields.filter(({ unique }) => unique === true)) {
      const value = change.values.get('')?.[name] ?? null;
      const key = JSON.stringify([model.name, name, value]);
      if (value !== null && claimed.has(key))
        throw createRequestError(400, `value is not unique for the field "${name}"`);
      claimed.add(key);
    }
  }

  function findOther(model: Model, where: FieldValues) {
    const found = findDraft(request, model, where)?.document;
    if (found === undefined) throw createRequestError(400, `there is no ${model.name} as named in a nested write`);
    return found;
  }

  const writes: PlannedWrites = {
    create: (model, data) => {
      const change = fillDefaults(
        request,
        model,
        mapWrittenData(request, writes, model, useOwnAddress(request, model, data), null),
      );
      checkGranted(request, 'create', model, [...change.values.keys()]);
      checkComplete(model, change);
      checkUniqueness(request, model, change, undefined);
      claimUnique(model, change);
      const id = randomUUID().replaceAll('-', '');
      checkConditions(request, 'create', model, applyChange(model, id, undefined, change), [...change.values.keys()]);
      return note(id, (transaction) => createEntry(transaction, model.name, change, author, id));
    },
    update: (model, where, data) => {
      checkGranted(request, 'update', model);
      const draft = findOther(model, where);
      const change = mapWrittenData(request, writes, model, useOwnAddress(request, model, data), draft);
      checkGranted(request, 'update', model, [...change.values.keys(), ...change.removed]);
      // Neither an entry that the grants do not hold for is changed, nor one of theirs into one that is not.
      const locales = [...change.values.keys()];
      checkConditions(request, 'update', model, draft, [...locales, ...change.removed]);
      checkConditions(request, 'update', model, applyChange(model, draft.id, draft, change), locales);
      checkUniqueness(request, model, change, draft.id);
      claimUnique(model, change);
      return note(draft.id, (transaction) => updateEntry(transaction, draft.id, change, author));
    },
    upsert: (model, where, create, update) =>
      findDraft(request, model, where) === undefined
        ? writes.create(model, create)
        : writes.update(model, where, update),
    remove: (model, where) => {
      const draft = findOther(model, where);
      const { id, localizations } = draft;
      checkGranted(request, 'delete', model, [...localizations.keys()]);
      checkConditions(request, 'delete', model, draft, [...localizations.keys()]);
      checkDeletable(request, draft);
      return note(id, (transaction) => deleteEntry(transaction, id, author));
    },
    run: async (transaction) => {
      for (const step of steps) await step(transaction);
    },
    changed,
  };
  return writes;
}
