import * as avatar from '@kmx/design-system/avatar/avatar.examples.tsx';
import * as breadcrumbs from '@kmx/design-system/breadcrumbs/breadcrumbs.examples.tsx';
import * as button from '@kmx/design-system/button/button.examples.tsx';
import * as card from '@kmx/design-system/card/card.examples.tsx';
import * as checkbox from '@kmx/design-system/checkbox/checkbox.examples.tsx';
import * as combobox from '@kmx/design-system/combobox/combobox.examples.tsx';
import * as contactWay from '@kmx/design-system/contact-way/contact-way.examples.tsx';
import * as contentLink from '@kmx/design-system/content-link/content-link.examples.tsx';
import * as countBadge from '@kmx/design-system/count-badge/count-badge.examples.tsx';
import * as dialog from '@kmx/design-system/dialog/dialog.examples.tsx';
import * as disclosure from '@kmx/design-system/disclosure/disclosure.examples.tsx';
import * as errorPage from '@kmx/design-system/error-page/error-page.examples.tsx';
import * as errorSummary from '@kmx/design-system/error-summary/error-summary.examples.tsx';
import type { ComponentExamples } from '@kmx/design-system/example/example.ts';
import * as fileField from '@kmx/design-system/file-field/file-field.examples.tsx';
import * as flashMessage from '@kmx/design-system/flash-message/flash-message.examples.tsx';
import * as heading from '@kmx/design-system/heading/heading.examples.tsx';
import * as highlightedText from '@kmx/design-system/highlighted-text/highlighted-text.examples.tsx';
import * as icon from '@kmx/design-system/icon/icon.examples.tsx';
import * as layout from '@kmx/design-system/layout/layout.examples.tsx';
import * as link from '@kmx/design-system/link/link.examples.tsx';
import * as logo from '@kmx/design-system/logo/logo.examples.tsx';
import * as menuButton from '@kmx/design-system/menu-button/menu-button.examples.tsx';
import * as accordionModule from '@kmx/design-system/modules/accordion-module/accordion-module.examples.tsx';
import * as calendarModule from '@kmx/design-system/modules/calendar-module/calendar-module.examples.tsx';
import * as contactModule from '@kmx/design-system/modules/contact-module/contact-module.examples.tsx';
import * as downloadsModule from '@kmx/design-system/modules/downloads-module/downloads-module.examples.tsx';
import * as galleryModule from '@kmx/design-system/modules/gallery-module/gallery-module.examples.tsx';
import * as heroModule from '@kmx/design-system/modules/hero-module/hero-module.examples.tsx';
import * as imageModule from '@kmx/design-system/modules/image-module/image-module.examples.tsx';
import * as linkListModule from '@kmx/design-system/modules/link-list-module/link-list-module.examples.tsx';
import * as locationsModule from '@kmx/design-system/modules/locations-module/locations-module.examples.tsx';
import * as mediaReleasesModule from '@kmx/design-system/modules/media-releases-module/media-releases-module.examples.tsx';
import * as numbersModule from '@kmx/design-system/modules/numbers-module/numbers-module.examples.tsx';
import * as productsModule from '@kmx/design-system/modules/products-module/products-module.examples.tsx';
import * as quoteModule from '@kmx/design-system/modules/quote-module/quote-module.examples.tsx';
import * as stepsModule from '@kmx/design-system/modules/steps-module/steps-module.examples.tsx';
import * as storiesModule from '@kmx/design-system/modules/stories-module/stories-module.examples.tsx';
import * as tableModule from '@kmx/design-system/modules/table-module/table-module.examples.tsx';
import * as taskModule from '@kmx/design-system/modules/task-module/task-module.examples.tsx';
import * as teaserModule from '@kmx/design-system/modules/teaser-module/teaser-module.examples.tsx';
import * as textModule from '@kmx/design-system/modules/text-module/text-module.examples.tsx';
import * as timelineModule from '@kmx/design-system/modules/timeline-module/timeline-module.examples.tsx';
import * as videoModule from '@kmx/design-system/modules/video-module/video-module.examples.tsx';
import * as whitepaperModule from '@kmx/design-system/modules/whitepaper-module/whitepaper-module.examples.tsx';
import * as noticePage from '@kmx/design-system/notice-page/notice-page.examples.tsx';
import * as pageFailure from '@kmx/design-system/page-failure/page-failure.examples.tsx';
import * as pagination from '@kmx/design-system/pagination/pagination.examples.tsx';
import * as picture from '@kmx/design-system/picture/picture.examples.tsx';
import * as radioGroup from '@kmx/design-system/radio-group/radio-group.examples.tsx';
import * as richText from '@kmx/design-system/rich-text/rich-text.examples.tsx';
import * as searchField from '@kmx/design-system/search-field/search-field.examples.tsx';
import * as select from '@kmx/design-system/select/select.examples.tsx';
import * as skeleton from '@kmx/design-system/skeleton/skeleton.examples.tsx';
import * as skipLink from '@kmx/design-system/skip-link/skip-link.examples.tsx';
import * as staleNote from '@kmx/design-system/stale-note/stale-note.examples.tsx';
import * as table from '@kmx/design-system/table/table.examples.tsx';
import * as tabs from '@kmx/design-system/tabs/tabs.examples.tsx';
import * as tag from '@kmx/design-system/tag/tag.examples.tsx';
import * as textField from '@kmx/design-system/text-field/text-field.examples.tsx';
import * as textarea from '@kmx/design-system/textarea/textarea.examples.tsx';
import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.examples.tsx';

/** Examples of one component; the id is its folder in the design system and its anchor on the page. */
export interface ExampleGroup extends ComponentExamples {
  readonly id: string;
  /** File of a component that belongs to one remote and cannot be imported by others. */
  readonly place?: string;
}

function listGroups(modules: Readonly<Record<string, ComponentExamples>>): readonly ExampleGroup[] {
  return Object.entries(modules).map(([id, { guide, examples }]) => ({ id, guide, examples }));
}

/** Groups of examples by the name of their page in `src/pages.ts`. */
const exampleGroups = {
  buttons: listGroups({
    button,
    link,
    'content-link': contentLink,
    'contact-way': contactWay,
    'menu-button': menuButton,
  }),
  typography: listGroups({
    heading,
    'rich-text': richText,
    'highlighted-text': highlightedText,
    tag,
    'count-badge': countBadge,
    icon,
    logo,
    'visually-hidden': visuallyHidden,
  }),
  inputs: listGroups({
    'text-field': textField,
    textarea,
    select,
    combobox,
    'search-field': searchField,
    checkbox,
    'radio-group': radioGroup,
    'file-field': fileField,
    'error-summary': errorSummary,
  }),
  components: listGroups({
    breadcrumbs,
    pagination,
    tabs,
    disclosure,
    dialog,
    'flash-message': flashMessage,
    'stale-note': staleNote,
    skeleton,
    'skip-link': skipLink,
  }),
  modules: listGroups({
    layout,
    card,
    table,
    picture,
    avatar,
    'hero-module': heroModule,
    'task-module': taskModule,
    'teaser-module': teaserModule,
    'text-module': textModule,
    'image-module': imageModule,
    'video-module': videoModule,
    'gallery-module': galleryModule,
    'quote-module': quoteModule,
    'numbers-module': numbersModule,
    'table-module': tableModule,
    'timeline-module': timelineModule,
    'steps-module': stepsModule,
    'accordion-module': accordionModule,
    'link-list-module': linkListModule,
    'products-module': productsModule,
    'stories-module': storiesModule,
    'locations-module': locationsModule,
    'contact-module': contactModule,
    'calendar-module': calendarModule,
    'downloads-module': downloadsModule,
    'whitepaper-module': whitepaperModule,
    'media-releases-module': mediaReleasesModule,
  }),
  error: listGroups({ 'error-page': errorPage, 'notice-page': noticePage, 'page-failure': pageFailure }),
} satisfies Readonly<Record<string, readonly ExampleGroup[]>>;

/** The examples of a page; none for a page with other content. */
export function listExampleGroups(page: string): readonly ExampleGroup[] {
  return Object.entries(exampleGroups).find(([name]) => name === page)?.[1] ?? [];
}

/** All examples of the guide in the order of its pages. */
export const allExampleGroups: readonly ExampleGroup[] = Object.values(exampleGroups).flat();
