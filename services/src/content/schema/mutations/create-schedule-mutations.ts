import * as v from 'valibot';
import { recordLog } from '../../history/record-log.ts';
import type { FieldValues } from '../../model/content-document.ts';
import { type ContentModel, findModel, type Model } from '../../model/model-types.ts';
import { normalizeTime } from '../../model/normalize-time.ts';
import { listOpenReleases } from '../../publishing/run-due-releases.ts';
import { operationPayloadSchema, type ScheduleTarget, scheduleOperation } from '../../publishing/schedule-operation.ts';
import { deleteEntry } from '../../publishing/write-entries.ts';
import type { DocumentView } from '../../store/document-view.ts';
import { changeBaseQuietly, createSystemEntry } from '../../store/system-entries.ts';
import { type ContentRequest, createRequestError, type ReadingRequest, readWith } from '../reading/content-request.ts';
import type { FieldResolvers, Resolver } from '../resolvers/field-resolvers.ts';
import { checkGranted, checkPublication, checkWithdrawal, findDraft, viewWritten } from '../rules/write-guards.ts';
import type { StageArguments } from './stage-arguments.ts';

interface ScheduleArguments extends StageArguments {
  readonly where: FieldValues;
  readonly releaseAt?: string | null;
  readonly releaseId?: string | null;
}

function parseTime(text: string): string {
  const time = normalizeTime(text);
  if (time === undefined) throw createRequestError(400, `"${text}" is not a time`);
  return time;
}

function parseTarget({ releaseAt, releaseId }: ScheduleArguments): ScheduleTarget {
  if (typeof releaseId === 'string') return { releaseId };
  if (typeof releaseAt === 'string') return { releaseAt: parseTime(releaseAt) };
  throw createRequestError(400, 'either releaseAt or releaseId is required');
}

function createScheduler(model: Model, action: 'publish' | 'unpublish'): Resolver<unknown, ScheduleArguments> {
  return async (_root, input, request) => {
    checkGranted(request, action, model, input.locales ?? []);
    const target = parseTarget(input);
    const id = await request.publishing.write(async () => {
      const draft = await readWith(request, (reading) => {
        const found = findDraft(reading, model, input.where)?.document;
        if (found === undefined) return undefined;
        if (action === 'publish') checkPublication(reading, model, found, input);
        else checkWithdrawal(reading, model, found, input);
        return found;
      });
      if (draft === undefined) return { result: null, changed: [] };
      const payload = {
        action,
        model: model.name,
        entryId: draft.id,
        stages: ['PUBLISHED' as const],
        locales: input.locales === undefined || input.locales === null ? null : [...input.locales],
        withBase: (action === 'publish' ? input.publishBase : input.unpublishBase) !== false,
        withDefaultLocale: input.withDefaultLocale !== false,
        author: request.access.author,
      };
      const changed = await scheduleOperation(request.database, payload, target);
      if (changed === undefined) throw createRequestError(400, 'the release is not open');
      const { locales, author } = payload;
      await recordLog(request.database, { action: 'plan', id: draft.id, locales: locales ?? [], author });
      return { result: draft.id, changed };
    });
    return id === null ? null : readWith(request, (reading) => viewWritten(reading, model, id, 'DRAFT'));
  };
}

/** `schedulePublishX` and `scheduleUnpublishX` of a model (HY-71). */
export function createSchedulingResolvers(model: Model): FieldResolvers {
  return {
    [`schedulePublish${model.name}`]: createScheduler(model, 'publish'),
    [`scheduleUnpublish${model.name}`]: createScheduler(model, 'unpublish'),
  } as FieldResolvers;
}

interface ReleaseArguments {
  readonly where: FieldValues;
  readonly data: FieldValues;
}

type ReleaseWrite = Resolver<unknown, ReleaseArguments>;

function mapRelease(data: FieldValues): FieldValues {
  const { releaseAt, ...rest } = data;
  return typeof releaseAt === 'string' ? { ...rest, releaseAt: parseTime(releaseAt) } : { ...data };
}

function isOpen({ entries }: ReadingRequest, view: DocumentView): boolean {
  return (
    view.document.base.data['status'] === 'PENDING' ||
    listOpenReleases(entries).some(({ id }) => id === view.document.id)
  );
}

/** Mutations of releases and planned operations: a release that has begun is not changed any more (HY-71). */
export function createScheduleResolvers(contentModel: ContentModel): FieldResolvers {
  const release = findModel(contentModel, 'ScheduledRelease');
  const operation = findModel(contentModel, 'ScheduledOperation');

  const create: ReleaseWrite = async (_root, { data }, request) => {
    checkGranted(request, 'create', release);
    const values = { isActive: true, ...mapRelease(data), isImplicit: false, status: 'PENDING', operations: [] };
    const id = await request.publishing.write(async () => {
      const made = await createSystemEntry(request.database, release.name, values, undefined, request.access.author);
      return { result: made, changed: [made] };
    });
    return readWith(request, (reading) => viewWritten(reading, release, id, 'DRAFT'));
  };

  function change(
    model: Model,
    work: (request: ContentRequest, view: DocumentView, data: FieldValues) => Promise<readonly string[]>,
  ): ReleaseWrite {
    return async (_root, { where, data }, request) => {
      checkGranted(request, 'update', model);
      const view = await readWith(request, (reading) => {
        const found = findDraft(reading, model, where);
        if (found !== undefined && !isOpen(reading, found))
          throw createRequestError(400, 'what has begun or is done cannot be changed');
        return found;
      });
      if (view === undefined) return null;
      await request.publishing.write(async () => ({ result: null, changed: await work(request, view, data) }));
      return readWith(request, (reading) => viewWritten(reading, model, view.document.id, 'DRAFT') ?? view);
    };
  }

  const update = change(release, async ({ database }, { document }, data) => {
    await changeBaseQuietly(database, document.id, mapRelease(data));
    return [document.id];
  });
  const remove = change(release, async ({ database }, { document }) => {
    const { operations } = document.base.data;
    const planned = Array.isArray(operations) ? operations.map(String) : [];
    for (const id of planned) await changeBaseQuietly(database, id, { status: 'CANCELED', release: null });
    await deleteEntry(database, document.id);
    return [document.id, ...planned];
  });
  const cancel = change(operation, async ({ database, access }, { document }) => {
    await changeBaseQuietly(database, document.id, { status: 'CANCELED' });
    const payload = v.safeParse(operationPayloadSchema, document.base.data['rawPayload']);
    if (payload.success) {
      const { entryId, locales } = payload.output;
      await recordLog(database, { action: 'cancel', id: entryId, locales: locales ?? [], author: access.author });
    }
    return [document.id];
  });
  return {
    createScheduledRelease: create,
    updateScheduledRelease: update,
    deleteScheduledRelease: remove,
    deleteScheduledOperation: cancel,
  } as FieldResolvers;
}
