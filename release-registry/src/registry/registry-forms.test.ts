import { afterAll, afterEach, beforeAll } from 'vitest';
import { describeReleasePointers } from '../pointer/release-pointer-contract.fixture.ts';
import { describeShellReports } from '../reports/shell-reports-contract.fixture.ts';
import { describeReleaseStores } from '../store/release-store-contract.fixture.ts';
import { closeConnections, closeRegistryForms, startRegistryForms } from './registry-forms.fixture.ts';

// In one file, because its database takes seconds to start.
beforeAll(startRegistryForms);
// A quick machine runs the whole file while its connections are still idle.
afterEach(closeConnections);
afterAll(closeRegistryForms);

describeReleaseStores();
describeReleasePointers();
describeShellReports();
