import * as breadcrumbs from '@kmx/design-system/breadcrumbs/breadcrumbs.examples.tsx';
import * as dialog from '@kmx/design-system/dialog/dialog.examples.tsx';
import * as disclosure from '@kmx/design-system/disclosure/disclosure.examples.tsx';
import * as flashMessage from '@kmx/design-system/flash-message/flash-message.examples.tsx';
import * as pagination from '@kmx/design-system/pagination/pagination.examples.tsx';
import * as skeleton from '@kmx/design-system/skeleton/skeleton.examples.tsx';
import * as skipLink from '@kmx/design-system/skip-link/skip-link.examples.tsx';
import * as staleNote from '@kmx/design-system/stale-note/stale-note.examples.tsx';
import * as tabs from '@kmx/design-system/tabs/tabs.examples.tsx';
import { listGroups } from '../example-groups.ts';
import { examplePages } from '../example-pages.ts';

export const componentsExamples = listGroups(examplePages.components, {
  breadcrumbs,
  pagination,
  tabs,
  disclosure,
  dialog,
  'flash-message': flashMessage,
  'stale-note': staleNote,
  skeleton,
  'skip-link': skipLink,
});
