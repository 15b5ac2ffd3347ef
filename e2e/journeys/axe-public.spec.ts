import { checkGroup } from '../support/screens/check-groups.ts';
import { publicGroups } from '../support/screens/public-screens.ts';

for (const group of publicGroups) checkGroup(group);
