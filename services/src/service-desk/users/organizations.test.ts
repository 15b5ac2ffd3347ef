import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOrganizations } from '../sample/sample-organizations.ts';
import { ben, dora, prepareUsers } from './test-users.ts';

const users = prepareUsers();

interface Page {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly pageInfo: { readonly total: number };
}

async function read(field: string, token: string): Promise<Page> {
  const name = field.slice(0, field.indexOf('('));
  return (await users.desk.ask(token, `{${field}{items{id name} pageInfo{total}}}`)).read<Page>(name);
}
const listIds = async (field: string, token = users.internal) => (await read(field, token)).items.map(({ id }) => id);

beforeAll(async () => {
  await users.objects.addOrganization('zz-kabel', 'Zürich Kabel');
  await users.objects.addOrganization('zz-other', 'A Kabelwerk Zürich');
  await users.objects.addOrganization('zz-percent', '100% Draht');
});

describe('organizations and locations that can be chosen', () => {
  it('POR-110 D-28 service staff reads all organizations by name, whatever the size of its pages', async () => {
    const whole = await read('organizationPage(isAdministered:true,size:200)', users.internal);
    expect(whole.pageInfo.total).toBe(sampleOrganizations.length + 3);
    expect(whole.items).toHaveLength(whole.pageInfo.total);
    const names = whole.items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const pages: Page['items'][number][] = [];
    for (let page = 1; page <= whole.items.length + 1; page += 1) {
      pages.push(...(await read(`organizationPage(isAdministered:true,page:${page},size:1)`, users.internal)).items);
    }
    expect(pages).toEqual(whole.items);
  });

  it('POR-110 POR-060 they are found by words of name and city without accents, names that begin with the first word before others', async () => {
    for (const list of ['organizationPage', 'locationPage']) {
      const find = async (search: string) => {
        const ids = await listIds(`${list}(search:"${search}")`);
        return ids.map((id) => id.replace('-location', ''));
      };
      expect(await find('ZURICH')).toEqual(['zz-kabel', 'zz-other']);
      expect(await find('kabel')).toEqual(['zz-other', 'zz-kabel']);
      expect(await find('bern kabelw')).toEqual(['zz-other']);
      expect(await find('100% d')).toEqual(['zz-percent']);
      expect(await find('1%t')).toEqual([]);
    }
  });

  it('POR-107 POR-110 an external administrator reads the administered ones, and can open no other', async () => {
    expect(await listIds('organizationPage(isAdministered:true)', users.administrator)).toEqual(['northline']);
    expect(await listIds('organizationPage(search:"kabel")', users.administrator)).toEqual([]);
    expect(await listIds('locationPage(search:"kabel")', users.administrator)).toEqual([]);
    const open = async (field: string) => (await users.desk.ask(users.administrator, `{${field}{id}}`)).code;
    expect(await open('organization(id:"northline")')).toBeUndefined();
    expect(await open('organization(id:"zz-kabel")')).toBe('NOT_FOUND');
    expect(await open('location(id:"zz-kabel-location")')).toBe('NOT_FOUND');
    const { data } = await users.desk.ask(users.internal, '{location(id:"zz-kabel-location"){id organizationName}}');
    expect(data).toEqual({ location: { id: 'zz-kabel-location', organizationName: 'Zürich Kabel' } });
  });

  it('POR-107 a person can be added to organizations that they do not belong to, and nobody to their own', async () => {
    const userId = await users.objects.addUser(['northline', 'zz-kabel']);
    expect(await listIds(`organizationPage(addableTo:"${userId}",search:"kabel")`)).toEqual(['zz-other']);
    expect(await listIds(`organizationPage(addableTo:"${userId}")`, users.administrator)).toEqual([]);
    expect(await listIds(`organizationPage(addableTo:"${dora.id}")`)).toEqual([]);
    const stranger = await users.objects.addUser(['zz-kabel']);
    const refused = await users.desk.ask(users.administrator, `{organizationPage(addableTo:"${stranger}"){items{id}}}`);
    expect(refused.code).toBe('NOT_FOUND');
  });

  it('POR-101 POR-107 somebody is offered another organization while there is one', async () => {
    const actionsOf = async (id: string, token: string) => {
      const answer = await users.desk.ask(token, `{user(id:"${id}"){allowedActions}}`);
      return answer.read<{ allowedActions: readonly string[] }>('user').allowedActions;
    };
    const everywhere = await listIds('organizationPage(size:200)');
    const [last = '', ...others] = everywhere.toReversed();
    const userId = await users.objects.addUser(others);
    expect(await actionsOf(userId, users.internal)).toContain('ADD_ORGANIZATION');
    await users.desk.database
      .insertInto('desk_membership')
      .values({ user_id: userId, organization_id: last })
      .execute();
    expect(await actionsOf(userId, users.internal)).not.toContain('ADD_ORGANIZATION');
    // Who administers a single organization can add its people to no other.
    expect(await actionsOf(userId, users.administrator)).not.toContain('ADD_ORGANIZATION');
  });

  it('portals that were released before read lists without pages', async () => {
    const ask = async (query: string, token = users.internal) => (await users.desk.ask(token, query)).data;
    const own = await ask('{organizations(isAdministered:true){id}}', users.administrator);
    expect(own).toEqual({ organizations: [{ id: 'northline' }] });
    const found = await ask('{organizations(search:"kabel"){id} locations(organizationId:"zz-kabel"){id}}');
    expect(found).toEqual({
      organizations: [{ id: 'zz-other' }, { id: 'zz-kabel' }],
      locations: [{ id: 'zz-kabel-location' }],
    });
    const elsewhere = await listIds(`organizationPage(addableTo:"${ben.id}",size:200)`);
    const addable = await ask(`{user(id:"${ben.id}"){addableOrganizations{id}}}`);
    expect(addable).toEqual({ user: { addableOrganizations: elsewhere.map((id) => ({ id })) } });
  });
});
