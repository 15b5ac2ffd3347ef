import * as countBadge from '@kmx/design-system/count-badge/count-badge.examples.tsx';
import * as heading from '@kmx/design-system/heading/heading.examples.tsx';
import * as highlightedText from '@kmx/design-system/highlighted-text/highlighted-text.examples.tsx';
import * as icon from '@kmx/design-system/icon/icon.examples.tsx';
import * as logo from '@kmx/design-system/logo/logo.examples.tsx';
import * as richText from '@kmx/design-system/rich-text/rich-text.examples.tsx';
import * as tag from '@kmx/design-system/tag/tag.examples.tsx';
import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.examples.tsx';
import { listGroups } from '../example-groups.ts';
import { examplePages } from '../example-pages.ts';

export const typographyExamples = listGroups(examplePages.typography, {
  heading,
  'rich-text': richText,
  'highlighted-text': highlightedText,
  tag,
  'count-badge': countBadge,
  icon,
  logo,
  'visually-hidden': visuallyHidden,
});
