import { claims, createIdentityToken, storedKey, tokens } from './create-auth.fixture.ts';

export const portal = 'https://kmx.example/en/mykomax/tickets?a=b#c';
export const refusal = new Error('Failed to get user info; received 401');
export const interaction = new Error('Authentication is required.');
export const identified = { ...tokens, idToken: createIdentityToken(claims) };
export const store = (page: Window, item: object = tokens) =>
  page.localStorage.setItem(storedKey, JSON.stringify(item));
export const readFlow = (page: Window): unknown => JSON.parse(page.sessionStorage.getItem('kmx-sign-in') ?? 'null');
