import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { findBarriers, openPage } from '../support/visitor.ts';

describe('the editor area', () => {
  it('EDT-003 ERR-011 asks for a password, answers an empty and a wrong one, and keeps the input', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/editor');
    const password = page.getByLabel('Password');
    const submit = page.locator('#kmx-slot form button[type=submit]');
    await submit.click();
    await page.getByText('Please enter a password').waitFor();
    await password.fill('wrong');
    await submit.click();
    await page.getByText('This password is not correct').waitFor();
    expect(await password.inputValue()).toBe('wrong');
  });

  it('EDT-001 EDT-007 shows the navigation after the login, keeps the login over a reload and ends it', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/editor');
    await page.getByLabel('Password').fill(editorPassword);
    await page.locator('#kmx-slot form button[type=submit]').click();
    await page.getByText('Main navigation').first().waitFor();
    await page.reload();
    await page.getByText('Main navigation').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.locator('#kmx-slot').getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Password').waitFor();
  });

  it('EDT-006 the login cookie cannot be read by scripts', async ({ visitor }) => {
    const { page, context } = visitor;
    await openPage(visitor, '/en/editor');
    await page.getByLabel('Password').fill(editorPassword);
    await page.locator('#kmx-slot form button[type=submit]').click();
    await page.getByText('Main navigation').first().waitFor();
    const cookies = await context.cookies();
    const readable = await page.evaluate(() => document.cookie);
    const own = cookies.filter(({ httpOnly }) => httpOnly);
    expect(own.length).toBeGreaterThan(0);
    for (const { name } of own) expect(readable).not.toContain(`${name}=`);
  });
});

describe('the style guide', () => {
  it('STY-001 has its own frame and no barrier that axe knows', async ({ visitor }) => {
    await openPage(visitor, '/style-guide/buttons');
    expect(await visitor.page.locator('#kmx-header').count()).toBe(0);
    expect(await findBarriers(visitor.page)).toEqual([]);
  });
});

describe('crossing areas', () => {
  it('leads from the public site to the editor area and back, each rendered by its own remote', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    const title = await page.title();
    await page.goto('/en/editor');
    await waitForHydration(page);
    await page.getByRole('heading', { level: 1, name: 'Editor area' }).waitFor();
    await page.goBack();
    await waitForHydration(page);
    expect(await page.title()).toBe(title);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('an unknown page of the portal is its own 404 and leads to the dashboard', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 404/);
    await openPage(visitor, '/en/mykomax/nowhere');
    await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
    expect(await page.locator('#kmx-slot a[href="/en/mykomax"]').count()).toBeGreaterThan(0);
  });
});
