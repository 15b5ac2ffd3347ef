import * as button from '@kmx/design-system/button/button.examples.tsx';
import * as contactWay from '@kmx/design-system/contact-way/contact-way.examples.tsx';
import * as contentLink from '@kmx/design-system/content-link/content-link.examples.tsx';
import * as link from '@kmx/design-system/link/link.examples.tsx';
import * as menuButton from '@kmx/design-system/menu-button/menu-button.examples.tsx';
import { listGroups } from '../example-groups.ts';
import { examplePages } from '../example-pages.ts';

export const buttonsExamples = listGroups(examplePages.buttons, {
  button,
  link,
  'content-link': contentLink,
  'contact-way': contactWay,
  'menu-button': menuButton,
});
