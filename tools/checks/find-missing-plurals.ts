import { compileMessage } from '@lingui/message-utils/compileMessage';

const known = new Map<string, readonly string[]>();

/** Plural forms of the whole numbers that people meet: `many` of French begins at a million. */
function listPluralForms(language: string): readonly string[] {
  const found = known.get(language);
  if (found !== undefined) return found;
  const rules = new Intl.PluralRules(language);
  const forms = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  // Hungarian has the singular after every number.
  if (language === 'hu') forms.delete('one');
  known.set(language, [...forms]);
  return [...forms];
}

/** Returns the plural forms that the language of a message has and the message lacks. */
export function findMissingPlurals(language: string, message: string): readonly string[] {
  const needed = listPluralForms(language);
  const missing = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as readonly unknown[]) {
      if (!Array.isArray(token)) continue;
      const [, kind, branches] = token as readonly unknown[];
      if (typeof branches !== 'object' || branches === null) continue;
      if (kind === 'plural') for (const form of needed) if (!(form in branches)) missing.add(form);
      Object.values(branches).forEach(visit);
    }
  };
  visit(compileMessage(message));
  return [...missing];
}
