import { type Session, type User, unknownSession } from '@kmx/shared-contracts/session.ts';
import { createEvent, createStore } from 'effector';

export const userKnown = createEvent<User>();
export const signedOut = createEvent();
export const signInStarted = createEvent();

/** Whether somebody is signed in on this page, and who. */
export const $session = createStore<Session>(unknownSession, { sid: 'kmx.session' })
  .on(userKnown, (_session, user) => ({ status: 'signed-in', user }))
  .on(signInStarted, (session) => ({ ...session, status: 'signing-in' }))
  .on(signedOut, () => ({ status: 'signed-out', user: null }));
