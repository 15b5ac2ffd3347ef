import { checkGroup } from '../support/screens/check-groups.ts';
import { editorGroups } from '../support/screens/editor-screens.ts';

for (const group of editorGroups) checkGroup(group);
