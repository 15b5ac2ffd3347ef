import { type LogAction, recordLog } from '../history/record-log.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import { deleteEntry, updateEntry } from '../publishing/write-entries.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { changeBaseQuietly, createSystemEntry } from '../store/system-entries.ts';
import { applyUnits, hashUnits } from './entry-units.ts';
import { type PageTranslation, readPageTranslation, type TranslationTarget } from './page-translation.ts';
import { moveTranslation } from './translation-state.ts';
import { checkXliff, type XliffProblem } from './xliff/check-xliff.ts';
import { readXliff, XliffError } from './xliff/read-xliff.ts';
import { writeXliff } from './xliff/write-xliff.ts';

/** Why a step is refused: status of the response, and the problems of a file. */
export interface TranslationRefusal {
  readonly status: 404 | 409 | 422;
  readonly message: string;
  readonly problems: readonly XliffProblem[];
}

type Outcome<Value> = { readonly value: Value } | { readonly refusal: TranslationRefusal };

function refuse(status: TranslationRefusal['status'], message: string, problems: readonly XliffProblem[] = []) {
  return { refusal: { status, message, problems } };
}

const noPage = () => refuse(404, 'There is no such page');

/** The person on whose behalf a step is taken: id of the User entry, and the name in the page's log. */
export interface TranslationAuthor {
  readonly id: string;
  readonly name: string;
}

async function writeLog(
  database: ContentDatabase,
  pageId: string,
  language: string,
  action: LogAction,
  { id, name }: TranslationAuthor,
): Promise<void> {
  const row = { page_id: pageId, language, action, author: name, created_at: new Date() };
  await database.insertInto('content_translation_log').values(row).execute();
  await recordLog(database, { action, id: pageId, locales: [language], author: id });
}

/** Runs a step on the page as it is when its turn comes, in full or not at all. */
function changePage<Value>(
  context: PublishingContext,
  pageId: string,
  work: (
    page: PageTranslation,
    transaction: ContentDatabase,
  ) => Promise<Outcome<Value> & { readonly changed?: readonly string[] }>,
): Promise<Outcome<Value>> {
  return context.write<Outcome<Value>>(async () => {
    const page = await readPageTranslation(context, pageId);
    if (page === undefined) return { result: noPage(), changed: [] };
    const outcome = await runInTransaction(context.database, (transaction) => work(page, transaction));
    return { result: outcome, changed: outcome.changed ?? [] };
  });
}

/** Marks a page for translation into languages, those it has by default, else all it can have (EDT-010). */
export function startTranslation(
  context: PublishingContext,
  pageId: string,
  languages: readonly string[],
  author: TranslationAuthor,
): Promise<Outcome<null>> {
  return changePage(context, pageId, async ({ document, sourceLanguage, targets, units }, transaction) => {
    if (units.length === 0) return refuse(409, `The page has no text in its source language ${sourceLanguage}`);
    const { languages: offered } = document.base.data;
    const possible = Array.isArray(offered) && offered.length > 0 ? offered.map(String) : context.contentModel.locales;
    const own = targets.map(({ language }) => language);
    const named = languages.length > 0 ? languages : own.length > 0 ? own : possible;
    const wanted = [...new Set(named)].filter((language) => language !== sourceLanguage);
    const changed: string[] = [];
    const created: string[] = [];
    for (const language of wanted) {
      const target = targets.find((candidate) => candidate.language === language);
      const translationState = moveTranslation(target?.translationState ?? null, 'start');
      if (target === undefined) {
        const values = { language, translationState };
        created.push(await createSystemEntry(transaction, 'TranslationTarget', values));
      } else if (target.translationState !== translationState) {
        await changeBaseQuietly(transaction, target.id, { translationState });
        changed.push(target.id);
      } else continue;
      await writeLog(transaction, pageId, language, 'start', author);
    }
    const ids = [...targets.map(({ id }) => id), ...created];
    if (created.length > 0) await changeBaseQuietly(transaction, pageId, { translationTargetLanguages: ids });
    return { value: null, changed: [pageId, ...created, ...changed] };
  });
}

/** Takes a page, or some of its languages, out of translation; texts that were translated stay (EDT-010, D-30). */
export function resetTranslation(
  context: PublishingContext,
  pageId: string,
  languages: readonly string[],
  author: TranslationAuthor,
): Promise<Outcome<null>> {
  return changePage(context, pageId, async ({ targets }, transaction) => {
    const isMeant = ({ language }: TranslationTarget) => languages.length === 0 || languages.includes(language);
    const removed = targets.filter(isMeant);
    const ids = targets.filter((target) => !isMeant(target)).map(({ id }) => id);
    await changeBaseQuietly(transaction, pageId, { translationTargetLanguages: ids });
    for (const { id, language } of removed) {
      await deleteEntry(transaction, id);
      await transaction
        .deleteFrom('content_translation')
        .where('page_id', '=', pageId)
        .where('language', '=', language)
        .execute();
      await writeLog(transaction, pageId, language, 'reset', author);
    }
    return { value: null, changed: [pageId, ...removed.map(({ id }) => id)] };
  });
}

function findTarget({ targets }: PageTranslation, language: string): TranslationTarget | undefined {
  return targets.find((target) => target.language === language);
}

/** The file for one language; from then on the translation is in progress and a change of the source is noticed. */
export function exportTranslation(
  context: PublishingContext,
  pageId: string,
  language: string,
  author: TranslationAuthor,
): Promise<Outcome<string>> {
  return changePage(context, pageId, async (page, transaction) => {
    const target = findTarget(page, language);
    const translationState = target === undefined ? null : moveTranslation(target.translationState, 'export');
    if (target === undefined || translationState === null) return refuse(409, 'Start the translation first');
    const { sourceLanguage, units } = page;
    const exportedAt = new Date().toISOString();
    await changeBaseQuietly(transaction, target.id, { translationState, exportedAt });
    const row = { source_sha256: hashUnits(units) };
    await transaction
      .insertInto('content_translation')
      .values({ page_id: pageId, language, ...row })
      .onConflict((conflict) => conflict.columns(['page_id', 'language']).doUpdateSet(row))
      .execute();
    await writeLog(transaction, pageId, language, 'export', author);
    const value = writeXliff({ pageId, sourceLanguage, targetLanguage: language, units });
    return { value, changed: [target.id] };
  });
}

/** Takes a translated file into the draft; a file with any problem is refused with the whole list and changes nothing. */
export function importTranslation(
  context: PublishingContext,
  pageId: string,
  language: string,
  xml: string,
  author: TranslationAuthor,
): Promise<Outcome<null>> {
  return changePage(context, pageId, async (page, transaction) => {
    const target = findTarget(page, language);
    const translationState = target === undefined ? null : moveTranslation(target.translationState, 'import');
    if (target === undefined || translationState === null) return refuse(409, 'Export the texts first');
    const { document, model, sourceLanguage, units } = page;
    let read: ReturnType<typeof readXliff>;
    try {
      read = readXliff(xml);
    } catch (error) {
      if (error instanceof XliffError) return refuse(422, error.message, [{ unit: null, code: 'unreadable' }]);
      throw error;
    }
    const problems = checkXliff(read, { pageId, sourceLanguage, targetLanguage: language, units });
    if (problems.length > 0) return refuse(422, 'The file does not fit the page', problems);
    const translations = new Map(read.units.map((unit) => [unit.id, unit.target ?? []]));
    const source = document.localizations.get(sourceLanguage)?.data ?? {};
    const values = applyUnits(context.contentModel, model, source, translations);
    await updateEntry(transaction, pageId, { values: new Map([[language, values]]), removed: [] }, author.id);
    await changeBaseQuietly(transaction, target.id, { translationState, importedAt: new Date().toISOString() });
    await writeLog(transaction, pageId, language, 'import', author);
    return { value: null, changed: [pageId, target.id] };
  });
}
