import { examples as avatarExamples } from '@kmx/design-system/avatar/avatar.examples.tsx';
import { examples as breadcrumbsExamples } from '@kmx/design-system/breadcrumbs/breadcrumbs.examples.tsx';
import { examples as buttonExamples } from '@kmx/design-system/button/button.examples.tsx';
import { examples as cardExamples } from '@kmx/design-system/card/card.examples.tsx';
import { examples as checkboxExamples } from '@kmx/design-system/checkbox/checkbox.examples.tsx';
import { examples as dialogExamples } from '@kmx/design-system/dialog/dialog.examples.tsx';
import { examples as disclosureExamples } from '@kmx/design-system/disclosure/disclosure.examples.tsx';
import { examples as errorSummaryExamples } from '@kmx/design-system/error-summary/error-summary.examples.tsx';
import type { Example } from '@kmx/design-system/example/example.ts';
import { examples as flashExamples } from '@kmx/design-system/flash-message/flash-message.examples.tsx';
import { examples as headingExamples } from '@kmx/design-system/heading/heading.examples.tsx';
import { examples as highlightedTextExamples } from '@kmx/design-system/highlighted-text/highlighted-text.examples.tsx';
import { examples as iconExamples } from '@kmx/design-system/icon/icon.examples.tsx';
import { examples as layoutExamples } from '@kmx/design-system/layout/layout.examples.tsx';
import { examples as linkExamples } from '@kmx/design-system/link/link.examples.tsx';
import { examples as logoExamples } from '@kmx/design-system/logo/logo.examples.tsx';
import { examples as menuExamples } from '@kmx/design-system/menu-button/menu-button.examples.tsx';
import { examples as pageFailureExamples } from '@kmx/design-system/page-failure/page-failure.examples.tsx';
import { examples as paginationExamples } from '@kmx/design-system/pagination/pagination.examples.tsx';
import { examples as pictureExamples } from '@kmx/design-system/picture/picture.examples.tsx';
import { examples as radioExamples } from '@kmx/design-system/radio-group/radio-group.examples.tsx';
import { examples as richTextExamples } from '@kmx/design-system/rich-text/rich-text.examples.tsx';
import { examples as selectExamples } from '@kmx/design-system/select/select.examples.tsx';
import { examples as skeletonExamples } from '@kmx/design-system/skeleton/skeleton.examples.tsx';
import { examples as tableExamples } from '@kmx/design-system/table/table.examples.tsx';
import { examples as tabsExamples } from '@kmx/design-system/tabs/tabs.examples.tsx';
import { examples as tagExamples } from '@kmx/design-system/tag/tag.examples.tsx';
import { examples as textFieldExamples } from '@kmx/design-system/text-field/text-field.examples.tsx';
import { examples as textareaExamples } from '@kmx/design-system/textarea/textarea.examples.tsx';

/** Pages of the guide; the name is also the part of its text ids. */
export type GuidePageName = 'overview' | 'buttons' | 'components' | 'inputs' | 'modules' | 'typography';

/** Examples of one component; the name is the component's name in code and is not translated. */
export interface ExampleGroup {
  readonly id: string;
  readonly name: string;
  readonly examples: readonly Example[];
}

interface GuidePage {
  readonly name: GuidePageName;
  readonly path: string;
  readonly groups: readonly ExampleGroup[];
}

function createGroup(id: string, name: string, examples: readonly Example[]): ExampleGroup {
  return { id, name, examples };
}

/** The table of contents of the style guide, in the order of its navigation (STY-001..006). */
export const guidePages: readonly GuidePage[] = [
  { name: 'overview', path: '/style-guide', groups: [] },
  {
    name: 'buttons',
    path: '/style-guide/buttons',
    groups: [createGroup('button', 'Button', buttonExamples), createGroup('link', 'Link', linkExamples)],
  },
  {
    name: 'typography',
    path: '/style-guide/typography',
    groups: [
      createGroup('heading', 'Heading', headingExamples),
      createGroup('rich-text', 'RichText', richTextExamples),
      createGroup('highlighted-text', 'HighlightedText', highlightedTextExamples),
      createGroup('tag', 'Tag', tagExamples),
      createGroup('icon', 'Icon', iconExamples),
      createGroup('logo', 'Logo', logoExamples),
    ],
  },
  {
    name: 'inputs',
    path: '/style-guide/inputs',
    groups: [
      createGroup('text-field', 'TextField', textFieldExamples),
      createGroup('textarea', 'Textarea', textareaExamples),
      createGroup('select', 'Select', selectExamples),
      createGroup('checkbox', 'Checkbox', checkboxExamples),
      createGroup('radio-group', 'RadioGroup', radioExamples),
      createGroup('error-summary', 'ErrorSummary', errorSummaryExamples),
    ],
  },
  {
    name: 'components',
    path: '/style-guide/components',
    groups: [
      createGroup('breadcrumbs', 'Breadcrumbs', breadcrumbsExamples),
      createGroup('pagination', 'Pagination', paginationExamples),
      createGroup('menu-button', 'MenuButton', menuExamples),
      createGroup('tabs', 'Tabs', tabsExamples),
      createGroup('disclosure', 'Disclosure', disclosureExamples),
      createGroup('dialog', 'Dialog', dialogExamples),
      createGroup('flash-message', 'FlashMessage', flashExamples),
      createGroup('page-failure', 'PageFailure', pageFailureExamples),
      createGroup('skeleton', 'Skeleton', skeletonExamples),
    ],
  },
  {
    name: 'modules',
    path: '/style-guide/modules',
    groups: [
      createGroup('card', 'Card', cardExamples),
      createGroup('table', 'Table', tableExamples),
      createGroup('picture', 'Picture', pictureExamples),
      createGroup('avatar', 'Avatar', avatarExamples),
      createGroup('layout', 'Section, Grid', layoutExamples),
    ],
  },
];
