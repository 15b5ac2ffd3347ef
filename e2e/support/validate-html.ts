import { HtmlValidate, StaticConfigLoader } from 'html-validate';

// The preset contains the rules of the HTML standard and none of taste; the Nu checker refuses skipped headings as well.
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [], allowMultipleH1: true }] },
  }),
);

/** The violations in a document, with the position of the element. */
export async function validateHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
