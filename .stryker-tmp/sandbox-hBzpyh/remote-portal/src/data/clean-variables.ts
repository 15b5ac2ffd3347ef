// @ts-nocheck
// Tabs and line ends belong to a text; all else of this kind comes by pasting and no database takes it.
const control = /(?![\t\n\r])\p{Cc}/gu;

/** A text without control characters and halves of characters, which the service desk would refuse without a reason. */
export function cleanText(text: string): string {
  return text.replaceAll(control, '').toWellFormed();
}

/** Variables of an operation with all their texts cleaned. */
export function cleanVariables<Variables extends object>(variables: Variables): Variables {
  const clean = (_key: string, value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value);
  return JSON.parse(JSON.stringify(variables), clean) as Variables;
}
