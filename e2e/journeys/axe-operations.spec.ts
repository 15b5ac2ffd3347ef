import { checkGroup } from '../support/screens/check-groups.ts';
import { operationsGroups } from '../support/screens/operations-screens.ts';

for (const group of operationsGroups) checkGroup(group);
