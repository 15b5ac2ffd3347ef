import { afterAll, beforeAll } from 'vitest';
import { describeReleasePointers } from '../pointer/release-pointer-contract.fixture.ts';
import { describeShellReports } from '../reports/shell-reports-contract.fixture.ts';
import { describeReleaseStores } from '../store/release-store-contract.fixture.ts';
import { closeRegistryForms, startRegistryForms } from './registry-forms.fixture.ts';

// In one file, because its database takes seconds to start.
beforeAll(startRegistryForms);
afterAll(closeRegistryForms);

describeReleaseStores();
describeReleasePointers();
describeShellReports();
