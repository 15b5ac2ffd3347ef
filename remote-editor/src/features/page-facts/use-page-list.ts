import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { askCms } from '../../data/cms-operation.ts';
import { pagesOperation } from '../../data/page-operations.ts';
import type { PageRecord } from '../../data/page-record.ts';
import { type Answer, useAnswer } from '../../data/use-answer.ts';
import { listLocales } from './page-filters.ts';

interface PageListQuestion {
  readonly where: object;
  readonly orderBy?: string;
  readonly first: number;
  readonly skip?: number;
  /** Only pages that exist in this language. */
  readonly language?: string | undefined;
}

/** Asks for a part of the pages as they stand in draft. */
export function usePageList(question: PageListQuestion): Answer<{ count: number; pages: PageRecord[] }> {
  const { locale } = usePageRequest();
  const { where, orderBy = 'updatedAt_DESC', first, skip = 0, language } = question;
  const locales = listLocales(locale.language, uiLanguages, language);
  return useAnswer(JSON.stringify({ where, orderBy, first, skip, locales }), () =>
    askCms(pagesOperation, { where, orderBy, first, skip }, locales),
  );
}
