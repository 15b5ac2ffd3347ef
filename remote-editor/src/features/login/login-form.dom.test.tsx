import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../../test-content.ts';

const log = { part: 'log', address: '/editor/log' };
const password = page.getByLabelText('Password');
const signIn = () => page.getByRole('button', { name: 'Sign in' }).click();

/** Opens the page signed out; `answer` responds to the password. */
const open = (answer: (body: { readonly input?: string }) => Response) =>
  openEditor(log, {
    endpoints: {
      '/api/editor-area-autentication': async (request) => {
        const body = (await request.json()) as { readonly input?: string };
        return body.input === undefined ? Response.json({ success: false }) : answer(body);
      },
      '/api/editor-log': () => Response.json({ count: 0, people: [], entries: [] }),
    },
  });

it('EDT-003 ERR-011 an empty password is refused in place, without a request', async () => {
  const answer = vi.fn(() => Response.json({ success: true }));
  await open(answer);
  await signIn();
  await expect.element(password).toHaveAccessibleDescription(/Please enter a password/);
  await expect.element(password).toHaveFocus();
  expect(answer).not.toHaveBeenCalled();
});

it('EDT-003 a wrong password is reported at the field, which keeps its value and the focus', async () => {
  await open(() => Response.json({ success: false }));
  await password.fill('not this one');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(/This password is not correct/);
  await expect.element(password).toHaveValue('not this one');
  await expect.element(password).toHaveFocus();
});

it('EDT-012 too many attempts: the page says how long to wait', async () => {
  await open(() => new Response(null, { status: 429, headers: { 'retry-after': '150' } }));
  await password.fill('guess');
  await signIn();
  await expect.element(password).toHaveAccessibleDescription(/Please try again in 3 minutes/);
});

it('EDT-003 the right password opens the requested page', async () => {
  const answer = vi.fn(() => Response.json({ success: true, hashedPassword: 'x' }));
  await open(answer);
  await password.fill('this one');
  await signIn();
  await expect.element(page.getByText('Nothing has been changed yet.')).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
  expect(answer).toHaveBeenCalledExactlyOnceWith({ input: 'this one' });
});

it('EDT-004 a session that expires hides the open page until the next sign-in, and typed input is still there', async () => {
  let isSignedIn = true;
  await openEditor(log, {
    endpoints: {
      '/api/editor-log': () => Response.json({ count: 0, people: [], entries: [] }),
      '/api/editor-name': (request) => {
        if (request.method === 'GET') return Response.json({ name: '' });
        return isSignedIn ? Response.json({ name: 'Rita' }) : new Response(null, { status: 401 });
      },
    },
  });
  await page.getByRole('button', { name: 'Give your name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rita');
  isSignedIn = false;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Your sign-in has expired. Please sign in again.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  isSignedIn = true;
  await password.fill('this one');
  await signIn();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rita');
});
