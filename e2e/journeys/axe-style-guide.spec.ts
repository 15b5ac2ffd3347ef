import { checkGroup } from '../support/screens/check-groups.ts';
import { styleGuideGroup } from '../support/screens/style-guide-screens.ts';

checkGroup(styleGuideGroup);
