import * as errorPage from '@kmx/design-system/error-page/error-page.examples.tsx';
import * as noticePage from '@kmx/design-system/notice-page/notice-page.examples.tsx';
import * as pageFailure from '@kmx/design-system/page-failure/page-failure.examples.tsx';
import { listGroups } from '../example-groups.ts';
import { examplePages } from '../example-pages.ts';

export const errorExamples = listGroups(examplePages.error, {
  'error-page': errorPage,
  'notice-page': noticePage,
  'page-failure': pageFailure,
});
