import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { fillSignIn } from '../support/sign-in.ts';
import { findBarriers } from '../support/visitor.ts';

const { origin } = inject('product');
const pagePassword = 'kmx-demo-2026';
const protectedAddresses = [
  '/en/productronica/internal',
  '/en/events/k7v2qd9m4xw1hz8t',
  '/en/brand-portal/kmx/kmx-protected',
  '/en/brand-portal/nordwire/nordwire-protected',
  '/en/brand-portal/tesslab/tesslab-protected',
  '/en/trade-fair-internal',
];

describe('a protected page', () => {
  it('PUB-015 PUB-036 PUB-103 PUB-107 asks for the password and shows nothing before', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of (?:403|422)/);
    const answer = await page.goto('/en/events/internal-2025');
    expect(await answer?.text()).not.toContain('stand plans');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Open page' }).click();
    await page.getByText('Please enter a password').waitFor();
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Open page' }).click();
    await page.getByText('Something went wrong. Please try again later.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('Password').fill(pagePassword);
    await page.getByRole('button', { name: 'Open page' }).click();
    await page.getByText('stand plans').waitFor();
    const { headers, status } = await fetch(`${origin}/en/events/internal-2025`);
    expect([status, headers.get('cache-control')]).toEqual([403, 'private, no-store']);
  });

  it.each(protectedAddresses)(
    'PUB-014 PUB-015 PUB-016 PUB-017 %s opens without JavaScript for those who know the password',
    async (address) => {
      const closed = await fetch(`${origin}${address}`, { headers: { accept: 'text/html' } });
      const body = await closed.text();
      expect(closed.status).toBe(403);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('stand plans');
      const payload = await (await fetch(`${origin}${address}/_payload.json`)).text();
      expect(payload).not.toContain('stand plans');
      const opening = await fetch(`${origin}/api/page-access/password`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ page: address, password: pagePassword }),
      });
      expect([opening.status, opening.headers.get('location')]).toEqual([303, address]);
      const cookie = (opening.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const open = await fetch(`${origin}${address}`, { headers: { cookie, accept: 'text/html' } });
      expect(open.status).toBe(200);
      expect(open.headers.get('cache-control')).toBe('private, no-store');
      expect(await open.text()).toContain('stand plans');
    },
  );

  it.each([
    ['wrong', 'failed', 'Something went wrong. Please try again later.'],
    ['', 'invalid', 'Please enter a password'],
  ])(
    'PUB-103 without JavaScript a password of “%s” leads back to the address of the page, which says so',
    async (password, status, text) => {
      const address = '/en/events/internal-2025';
      const refused = await fetch(`${origin}/api/page-access/password`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ page: `${address}?refused=failed`, password }),
      });
      expect([refused.status, refused.headers.get('location')]).toEqual([303, `${address}?refused=${status}`]);
      const again = await fetch(`${origin}${address}?refused=${status}`, { headers: { accept: 'text/html' } });
      expect([again.status, again.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
      expect(await again.text()).toContain(text);
    },
  );

  it.for([
    { email: 'anna.keller@kmx.example', title: 'Service notes for partners' },
    { email: 'emil.novak@vlk.example', title: 'This page is protected' },
  ])(
    'PUB-122 D-31 a page for roles signs $email in and comes back with “$title”',
    { timeout: 60_000 },
    async ({ email, title }, { visitor }) => {
      const { page } = visitor;
      visitor.expectComplaint(/status of 40[13]/);
      await page.goto('/en/company/partner-notes');
      await fillSignIn(page, email);
      await page.waitForURL('**/en/company/partner-notes');
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 15_000 });
    },
  );
});
