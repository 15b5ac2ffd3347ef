import type { Page } from 'playwright';

/** A customer's answers in the support request, by the labels of the form. */
export const supportAnswers = {
  Product: 'Ferro 115',
  'Serial number': '20418833',
  Message: 'The press stops after the third stroke.',
  'First name': 'Anna',
  'Last name': 'Keller',
  Company: 'Northline',
  Country: 'Switzerland',
  Email: 'anna@northline.example',
} as const;

/** Fills fields by their labels. */
export async function fillFields(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** Fills the whole support request. */
export async function fillSupportForm(page: Page): Promise<void> {
  await fillFields(page, supportAnswers);
}
