import { describe } from 'vitest';
import { it } from '../support/journey.ts';
import { signInAnna } from '../support/sign-in.ts';
import { button, field, heading } from '../support/target.ts';

const form = '#kmx-slot form';

describe('a service ticket', () => {
  it('POR-007 POR-060 POR-066 names missing fields, is opened, read, answered and found', async ({ person }) => {
    await signInAnna(person);
    await person.open('/en/mykomax/tickets/newticket');
    await person.see(heading('New service ticket'));
    await person.press(button('Open ticket'));
    await person.see({ css: '[role=alert] a', name: 'Please enter subject' });
    await person.choose({ css: '#new-ticket-machineId' }, 'My machine is not listed');
    await person.choose(field(/^Type/, form), 'Fault');
    await person.fill(field(/^Subject/, form), 'Crimp height drifts upwards');
    await person.fill(field(/^Description/, form), 'Every third one is too high.');
    await person.press(button('Open ticket'));
    await person.arriveAt(/\/mykomax\/tickets\/KMX-/);
    await person.read('Thank you. Your ticket has the number');
    await person.fill(field(/^Your comment/), 'It began after lunch.');
    await person.press(button('Send comment'));
    await person.read('Conversation with 2 messages');
    await person.open('/en/mykomax/tickets/list?q=drifts%20upwards');
    await person.see({ css: '#kmx-slot table a', name: /Crimp height drifts upwards|KMX-/ });
  });
});
