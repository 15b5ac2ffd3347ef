import { checkGroup } from '../support/screens/check-groups.ts';
import { portalGroups } from '../support/screens/portal-screens.ts';

for (const group of portalGroups) checkGroup(group);
