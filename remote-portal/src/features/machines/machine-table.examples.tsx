import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { PortalExample } from '../../examples/portal-example.tsx';
import { sampleMachine } from '../../samples/sample-machines.ts';
import { machineListAddresses } from './machine-list-state.ts';
import { MachineTable } from './machine-table.tsx';

/** Describes MachineTable for the style guide. */
export const guide: ComponentGuide = {
  name: 'MachineTable',
  summary: 'Machines with location, status and warranty.',
  use: ['On the lists of machines in service and out of service.'],
  avoid: ['For the facts of one machine: its page has a list of facts.'],
  access: ['A sortable head is a button and says its order.'],
  forcedColors: 'Lines and badges keep their edges.',
};

const createList = (kind: 'inventory' | 'old') => ({
  kind,
  state: machineListAddresses[kind].parse({}),
  change: () => {},
  toHref: () => '#machines',
});

/** Examples of MachineTable for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'service',
    title: 'In service',
    note: 'Below the type: the own number of the customer and open tickets.',
    render: () => (
      <PortalExample>
        <MachineTable list={createList('inventory')} machines={[sampleMachine]} />
      </PortalExample>
    ),
  },
  {
    id: 'old',
    title: 'Out of service',
    note: 'Has the day on which a machine was taken out of service.',
    render: () => (
      <PortalExample>
        <MachineTable
          list={createList('old')}
          machines={[{ ...sampleMachine, status: 'OUT_OF_SERVICE', outOfServiceOn: '2025-11-30' }]}
        />
      </PortalExample>
    ),
  },
];
