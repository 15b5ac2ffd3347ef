import * as checkbox from '@kmx/design-system/checkbox/checkbox.examples.tsx';
import * as combobox from '@kmx/design-system/combobox/combobox.examples.tsx';
import * as errorSummary from '@kmx/design-system/error-summary/error-summary.examples.tsx';
import * as fileField from '@kmx/design-system/file-field/file-field.examples.tsx';
import * as radioGroup from '@kmx/design-system/radio-group/radio-group.examples.tsx';
import * as searchField from '@kmx/design-system/search-field/search-field.examples.tsx';
import * as select from '@kmx/design-system/select/select.examples.tsx';
import * as textField from '@kmx/design-system/text-field/text-field.examples.tsx';
import * as textarea from '@kmx/design-system/textarea/textarea.examples.tsx';
import { listGroups } from '../example-groups.ts';
import { examplePages } from '../example-pages.ts';

export const inputsExamples = listGroups(examplePages.inputs, {
  'text-field': textField,
  textarea,
  select,
  combobox,
  'search-field': searchField,
  checkbox,
  'radio-group': radioGroup,
  'file-field': fileField,
  'error-summary': errorSummary,
});
