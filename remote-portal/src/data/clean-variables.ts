// Tabs and line breaks belong to a text; other control characters come from pasting, and no database accepts them.
const control = /(?![\t\n\r])\p{Cc}/gu;

/** Removes control characters and unpaired surrogates, which the service desk would reject without naming a reason. */
export function cleanText(text: string): string {
  return text.replaceAll(control, '').toWellFormed();
}

/** Cleans all texts in the variables of an operation. */
export function cleanVariables<Variables extends object>(variables: Variables): Variables {
  const clean = (_key: string, value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value);
  return JSON.parse(JSON.stringify(variables), clean) as Variables;
}
