import { samplePassword } from '../../support/sign-in.ts';
import type { Person } from './person.ts';
import { heading } from './target.ts';

export const anna = { email: 'anna.keller@kmx.example', fullName: 'Anna Keller' } as const;

/** Fills the sign-in page that the browser is on, or on its way to. */
export async function fillSignIn({ arriveAt, fill, press }: Person, password = samplePassword): Promise<void> {
  await arriveAt(/\/am\/ui\/sign-in\//);
  await fill({ css: '#email' }, anna.email);
  await fill({ css: '#password' }, password);
  await press({ css: 'form button[type=submit]' });
}

/** Waits for the dashboard of Anna. */
export async function waitForDashboard({ see }: Person): Promise<void> {
  await see(heading(`Welcome, ${anna.fullName}`));
}

/** Signs Anna in on the way to her dashboard. */
export async function signInAnna(person: Person): Promise<void> {
  await person.open('/en/mykomax');
  await fillSignIn(person);
  await waitForDashboard(person);
}
