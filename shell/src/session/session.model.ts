import { type Session, type User, unknownSession } from '@kmx/shared-contracts/session.ts';
import { createEvent, createStore } from 'effector';

export const userKnown = createEvent<User>();
export const signedOut = createEvent();
export const signInStarted = createEvent();
/** Nobody is signed in here, but the provider could not be notified; carries its text. */
export const signOutFailed = createEvent<string>();

/** Whether a person is signed in on this page, and who. */
export const $session = createStore<Session>(unknownSession, { sid: 'kmx.session' })
  .on(userKnown, (_session, user) => ({ status: 'signed-in', user }))
  .on(signInStarted, ({ user }) => ({ status: 'signing-in', user }))
  .on(signedOut, () => ({ status: 'signed-out', user: null }))
  .on(signOutFailed, (_session, signOutFailure) => ({ status: 'signed-out', user: null, signOutFailure }));
