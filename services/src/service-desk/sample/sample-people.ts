import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { sampleAccounts } from '../../identity/sample-accounts.ts';
import type { AccessStatus } from '../model/access-transitions.ts';

/** Application, role and status of an access. */
type Grant = readonly [application: string, role: string, status?: AccessStatus];

export interface SamplePerson {
  readonly id: string;
  /** People with an account of the sample identity provider; the others are there to be administered. */
  readonly accountId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: UiLanguage;
  readonly organizations: readonly string[];
  readonly grants: readonly Grant[];
  /** Days since the invitation was sent, for people who have not accepted yet. */
  readonly invitedDaysAgo: number | null;
}

const tickets: Grant = ['service-ticketing', 'own-tickets'];
const allTickets: Grant = ['service-ticketing', 'organization-tickets'];
const machines: Grant = ['inventory', 'viewer'];
const administrator: Grant = ['delegated-admin', 'external'];
const staff: readonly Grant[] = [['delegated-admin', 'internal']];

const accountGrants: Readonly<Record<string, readonly [UiLanguage, string, readonly Grant[]]>> = {
  'anna.keller@kmx.example': ['de', 'kmx', [allTickets, machines, ['wire-flow', 'cloud'], ['direct', 'buyer']]],
  'ben.ortiz@northline.example': ['en', 'northline', [administrator, tickets, ['direct', 'buyer', 'PENDING']]],
  'chie.sato@hikari.example': [
    'ja',
    'hikari',
    [
      ['wire-flow', 'onprem'],
      ['wire-master', 'user'],
    ],
  ],
  'dora.nemeth@kmx.example': ['hu', 'kmx', staff],
  'emil.novak@vlk.example': ['cs', 'vlk', []],
};

const withAccount: readonly SamplePerson[] = sampleAccounts.map(({ id, email, givenName, familyName }) => {
  const [language, organization, grants] = accountGrants[email] ?? ['en', 'kmx', []];
  const person = { id, accountId: id, email, firstName: givenName, lastName: familyName, invitedDaysAgo: null };
  return { ...person, language, organizations: [organization], grants };
});

type Line = readonly [
  email: string,
  firstName: string,
  lastName: string,
  language: UiLanguage,
  organizations: readonly string[],
  grants: readonly Grant[],
  invitedDaysAgo?: number,
];

// biome-ignore format: a flat table reads best with one person a line
const lines: readonly Line[] = [
  ['reto.ammann@kmx.example', 'Reto', 'Ammann', 'de', ['kmx'], staff],
  ['lena.fischer@kmx.example', 'Lena', 'Fischer', 'de', ['kmx'], staff],
  ['haruto.mori@kmx.example', '陽斗', '森', 'ja', ['kmx'], staff],
  ['claire.dubois@kmx.example', 'Claire', 'Dubois', 'fr', ['kmx'], staff],
  ['olivia.grant@northline.example', 'Olivia', 'Grant', 'en', ['northline'], [allTickets, machines]],
  ['marcus.webb@northline.example', 'Marcus', 'Webb', 'en', ['northline'], [tickets, machines]],
  ['lucia.reyes@northline.example', 'Lucía', 'Reyes', 'es', ['northline'], [tickets, machines, ['wire-flow', 'cloud']]],
  ['tom.baxter@northline.example', 'Tom', 'Baxter', 'en', ['northline'], [['inventory', 'viewer', 'INACTIVE'], ['service-ticketing', 'own-tickets', 'PENDING']]],
  ['kenji.tanaka@hikari.example', '健司', '田中', 'ja', ['hikari'], [administrator, allTickets, machines]],
  ['yui.nakamura@hikari.example', '結衣', '中村', 'ja', ['hikari'], [tickets, machines]],
  ['sho.ishikawa@hikari.example', '翔', '石川', 'ja', ['hikari'], [['inventory', 'viewer', 'PENDING']]],
  ['petra.dvorak@vlk.example', 'Petra', 'Dvořáková', 'cs', ['vlk'], [administrator, allTickets, machines]],
  ['juraj.kovac@vlk.example', 'Juraj', 'Kováč', 'sk', ['vlk'], [tickets, ['master-data', 'user']]],
  ['henri.lacroix@aerolien.example', 'Henri', 'Lacroix', 'fr', ['aerolien'], [administrator, allTickets, machines]],
  ['salma.idrissi@aerolien.example', 'Salma', 'Idrissi', 'fr', ['aerolien'], [tickets, machines, ['wire-master', 'user', 'DECLINED']]],
  ['jonas.weber@medilitz.example', 'Jonas', 'Weber', 'de', ['medilitz'], [administrator, allTickets, machines, ['wire-flow', 'onprem']]],
  ['eszter.toth@medilitz.example', 'Eszter', 'Tóth', 'hu', ['medilitz'], [tickets, machines]],
  ['miriam.haas@medilitz.example', 'Miriam', 'Haas', 'de', ['medilitz', 'casavolt'], [tickets]],
  ['paolo.conti@casavolt.example', 'Paolo', 'Conti', 'en', ['casavolt'], [administrator, allTickets, machines]],
  ['ioana.pop@casavolt.example', 'Ioana', 'Pop', 'ro', ['casavolt'], [tickets, ['direct', 'buyer']]],
  ['rafael.lima@casavolt.example', 'Rafael', 'Lima', 'pt', ['casavolt'], [['wire-flow', 'cloud', 'PENDING']]],
  ['grace.kim@northline.example', 'Grace', 'Kim', 'en', ['northline'], [['service-ticketing', 'own-tickets', 'INVITED'], ['inventory', 'viewer', 'INVITED']], 2],
  ['wei.zhang@hikari.example', '伟', '张', 'zh', ['hikari'], [['wire-flow', 'onprem', 'INVITED']], 4],
  ['sven.krause@medilitz.example', 'Sven', 'Krause', 'de', ['medilitz'], [['service-ticketing', 'own-tickets', 'INVITE_EXPIRED']], 19],
];

const others: readonly SamplePerson[] = lines.map(
  ([email, firstName, lastName, language, organizations, grants, invitedDaysAgo = null]) => ({
    id: `person-${email.split('@')[0]?.replace('.', '-') ?? ''}`,
    accountId: null,
    ...{ email, firstName, lastName, language, organizations, grants, invitedDaysAgo },
  }),
);

/** Invented people of every role; grants belong to the first organization of a person. */
export const samplePeople: readonly SamplePerson[] = [...withAccount, ...others];
