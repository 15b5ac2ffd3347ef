import * as avatar from '@kmx/design-system/avatar/avatar.examples.tsx';
import * as card from '@kmx/design-system/card/card.examples.tsx';
import * as layout from '@kmx/design-system/layout/layout.examples.tsx';
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
import * as picture from '@kmx/design-system/picture/picture.examples.tsx';
import * as table from '@kmx/design-system/table/table.examples.tsx';
import { listGroups } from '../example-groups.ts';
import { examplePages } from '../example-pages.ts';

export const modulesExamples = listGroups(examplePages.modules, {
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
});
