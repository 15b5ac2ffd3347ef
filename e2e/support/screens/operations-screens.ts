import { signIn } from '../sign-in.ts';
import type { Screen, ScreenGroup } from './screen.ts';

const operations = '/{language}/operations';

/** What an operator sees; right after a start no unit has a version before, so there is no dialog of a rollback. */
const operator: readonly Screen[] = [
  { name: 'overview', address: operations },
  { name: 'overview of five minutes', address: `${operations}?minutes=5` },
  { name: 'unit', address: `${operations}/units/remote-portal` },
  { name: 'unit that is not there', address: `${operations}/units/remote-nothing` },
  { name: 'history', address: `${operations}/history` },
  { name: 'history of a unit', address: `${operations}/history?unit=remote-portal` },
  { name: 'unknown page', address: `${operations}/nowhere`, status: 404 },
];

/** The pages for operators, as one of them and as a customer meets them. */
export const operationsGroups: readonly ScreenGroup[] = [
  {
    name: 'pages for operators',
    workspace: 'remote-operations',
    screens: operator,
    enter: (visitor) => signIn(visitor, 'farah.lindqvist@kmx.example', '/en/operations'),
  },
  {
    name: 'pages for operators, without the role',
    workspace: 'remote-operations',
    screens: [{ name: 'overview without permission', address: operations }],
    enter: (visitor) => signIn(visitor, 'anna.keller@kmx.example', '/en/operations'),
  },
];
