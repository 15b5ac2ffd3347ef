import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prepareTickets, ticketing } from './test-tickets.ts';

const tickets = prepareTickets();

const listMails = () =>
  tickets.desk.database.selectFrom('mail_message').select(['recipient', 'subject', 'text_body', 'language']).execute();

async function uploadFile(name = 'press.mp4', size = 1234): Promise<string> {
  const id = randomUUID();
  const row = { id, owner: 'somebody', name, media_type: 'video/mp4', size: String(size), submission_id: null };
  await tickets.desk.database
    .insertInto('upload_file')
    .values({ ...row, state: 'complete', created_at: new Date() })
    .execute();
  return id;
}

describe('a new ticket', () => {
  it('SYS-033 POR-061 has all its fields, and machine name and serial number are optional for one that is not listed', async () => {
    const { data } = await tickets.create({
      machineName: 'Old press',
      serialNumber: '',
      concern: 'PRODUCTION_STOPPED',
    });
    expect(data).toMatchObject({
      createTicket: {
        id: expect.stringMatching(/^KMX-\d{6}$/),
        status: 'NEW',
        machineName: 'Old press',
        serialNumber: null,
        concern: 'PRODUCTION_STOPPED',
        commentCount: 0,
      },
    });
  });

  it.each([
    ['locationId', '', 'ticket.location'],
    ['type', null, 'ticket.type'],
    ['isMachineUnlisted', false, 'ticket.machine'],
    ['subject', '  ', 'ticket.subject'],
    ['description', '', 'ticket.description'],
  ])('POR-060 needs %s', async (field, value, messageId) => {
    const { code, status, extensions } = await tickets.create({ [field]: value });
    expect([code, status, extensions['messageId']]).toEqual(['VALIDATION', 422, messageId]);
    const named = field === 'isMachineUnlisted' ? 'machineId' : field;
    expect(extensions['problems']).toEqual([{ field: named, messageId }]);
  });

  it('POR-060 names every wrong field together', async () => {
    const { extensions } = await tickets.create({ subject: '', description: '', type: null });
    const problems = extensions['problems'] as { field: string }[];
    expect(problems.map(({ field }) => field).toSorted()).toEqual(['description', 'subject', 'type']);
  });

  it('SRV-054 sent twice, even at the same moment, is one ticket', async () => {
    const clientMutationId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => tickets.create({ clientMutationId })));
    answers.push(await tickets.create({ clientMutationId, subject: 'Another text' }));
    const ids = answers.map((answer) => answer.read<{ id: string }>('createTicket').id);
    expect(new Set(ids).size).toBe(1);
    const query = tickets.desk.database
      .selectFrom('desk_ticket')
      .select('id')
      .where('client_mutation_id', '=', clientMutationId);
    expect(await query.execute()).toHaveLength(1);
  });

  it('POR-068 takes its uploads once, with a link for ten minutes; a file that is taken or unknown leaves no ticket', async () => {
    const upload = await uploadFile();
    const answer = await tickets.create({ attachments: [upload] });
    expect(answer.data).toMatchObject({
      createTicket: { attachments: [{ name: 'press.mp4', sizeBytes: 1234, mediaType: 'video/mp4' }] },
    });
    const [attachment] = answer.read<{ attachments: { url: string }[] }>('createTicket').attachments;
    const url = attachment?.url ?? '';
    const expires = Number(new URL(url, 'http://x').searchParams.get('expires')) * 1000;
    expect(Math.abs(expires - Date.now() - 600_000)).toBeLessThan(20_000);
    const clientMutationId = randomUUID();
    const again = await tickets.create({ attachments: [upload], clientMutationId });
    expect([again.code, again.extensions['messageId']]).toEqual(['VALIDATION', 'ticket.attachments']);
    const query = tickets.desk.database
      .selectFrom('desk_ticket')
      .select('id')
      .where('client_mutation_id', '=', clientMutationId);
    expect(await query.execute()).toEqual([]);
    const many = await Promise.all(Array.from({ length: 11 }, () => uploadFile()));
    expect((await tickets.create({ attachments: many })).code).toBe('TOO_LARGE');
  });
});

describe('mails about tickets', () => {
  it('POR-065 the contact hears of an answer and of a status in the own language, nobody of what they did', async () => {
    const id = await tickets.objects.addTicket('works', tickets.customer.id, 'NEW', { assignee_id: tickets.staff.id });
    await tickets.changeStatus(id, 'START', { comment: 'Wir sehen <nach>.' });
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect([mail?.language, mail?.subject]).toEqual(['de', `Das Ticket ${id} hat sich geändert`]);
    expect(mail?.text_body).toContain('In Bearbeitung');
    expect(mail?.text_body).toContain('Wir sehen <nach>.');
    expect(mail?.text_body).toContain(`http://localhost:3000/de/mykomax/tickets/${id}`);
    await tickets.comment(id, tickets.customer.token);
    const toStaff = (await listMails()).filter(({ language }) => language === 'ja');
    expect(toStaff.map(({ subject }) => subject)).toEqual([`チケット${id}に新しいメッセージがあります`]);
  });

  it('SYS-035 users who switched mails off get none', async () => {
    const id = await tickets.objects.addTicket('works', tickets.customer.id, 'NEW');
    await tickets.desk.ask(
      tickets.customer.token,
      'mutation{updateProfile(input:{receivesMails:false}){receivesMails}}',
    );
    await tickets.changeStatus(id, 'START');
    expect(await listMails()).toEqual([]);
    await tickets.desk.ask(
      tickets.customer.token,
      'mutation{updateProfile(input:{receivesMails:true}){receivesMails}}',
    );
  });
});

describe('the list of tickets', () => {
  it('SYS-033 is searched by words without accents, filtered, sorted and paged', async () => {
    const contact = await tickets.addPerson([ticketing], 'service-ticketing', 'own-tickets');
    const subjects = ['Zange klemmt', 'Äussere Rolle lose', 'rolle neu'];
    for (const subject of subjects) {
      await tickets.objects.addTicket('works', contact.id, subject.startsWith('Z') ? 'CLOSED' : 'NEW', {
        subject,
        subject_key: subject.toLowerCase().replace('ä', 'a'),
        search_text: subject.toLowerCase().replace('ä', 'a'),
      });
    }
    const list = async (args: string) => {
      const answer = await tickets.desk.ask(
        contact.token,
        `{tickets(${args}){items{subject} pageInfo{total page size}}}`,
      );
      const page = answer.read<{ items: { subject: string }[]; pageInfo: object }>('tickets');
      return { subjects: page.items.map(({ subject }) => subject), pageInfo: page.pageInfo };
    };
    expect((await list('search:"aussere ROLLE"')).subjects).toEqual(['Äussere Rolle lose']);
    expect((await list('search:"100%"')).subjects).toEqual([]);
    expect((await list('status:[CLOSED]')).subjects).toEqual(['Zange klemmt']);
    expect(await list('sort:SUBJECT,direction:ASC,page:2,size:2')).toEqual({
      subjects: ['Zange klemmt'],
      pageInfo: { total: 3, page: 2, size: 2 },
    });
    for (const none of ['status:[]', 'type:[]']) expect((await list(none)).subjects).toEqual([]);
    expect((await tickets.desk.ask(contact.token, '{tickets(size:201){pageInfo{total}}}')).code).toBe('VALIDATION');
  });

  it('POR-108 access counts in the organization it was given in, and ends with the membership', async () => {
    await tickets.objects.addOrganization('other-works');
    const person = await tickets.addPerson([ticketing], 'service-ticketing', 'own-tickets');
    await tickets.desk.database
      .insertInto('desk_membership')
      .values({ user_id: person.id, organization_id: 'other-works' })
      .execute();
    const here = await tickets.objects.addTicket('works', person.id);
    const there = await tickets.objects.addTicket('other-works', person.id);
    const read = async (id: string) => (await tickets.desk.ask(person.token, `{ticket(id:"${id}"){id}}`)).code;
    expect([await read(here), await read(there)]).toEqual([undefined, 'NOT_FOUND']);
    await tickets.desk.database
      .deleteFrom('desk_membership')
      .where('user_id', '=', person.id)
      .where('organization_id', '=', 'works')
      .execute();
    expect(await read(here)).toBe('NOT_FOUND');
    const { data } = await tickets.desk.ask(person.token, '{tickets{pageInfo{total}}}');
    expect(data).toEqual({ tickets: { pageInfo: { total: 0 } } });
  });
});
