import * as v from 'valibot';
import { createDeskError } from '../model/desk-error.ts';
import { idSchema, searchSchema } from '../model/input-schemas.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';

const languageSchema = v.nullish(v.pipe(v.string(), v.maxLength(35)), 'en');

/** The software download center (POR-028). */
export const downloadOperations: Operations = {
  'Query.downloads': createOperation(
    v.object({ language: languageSchema, search: searchSchema }),
    ({ language, search }, { desk }) => Promise.resolve(desk.downloads.list(language, search)),
  ),
  'Query.download': createOperation(
    v.object({ id: idSchema, language: languageSchema }),
    ({ id, language }, { desk }) => {
      const download = desk.downloads.find(id, language);
      if (download === null) throw createDeskError('NOT_FOUND', { argument: 'id' });
      return Promise.resolve(download);
    },
  ),
};
