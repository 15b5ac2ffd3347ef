import { resolveSisCode, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { CatalogueType } from './classification.ts';

const roots = uiLanguages.map(
  (language) =>
    `${language}: getProductClassifications(language: "${resolveSisCode(language)}", type: $type) { language }`,
);
const query = `query PublicCatalogueLanguages($type: String!) { ${roots.join(' ')} }`;
const answerSchema = v.record(v.string(), v.unknown());
const nodesSchema = v.array(v.object({ language: v.string() }));

/** Languages in which the catalogue has its own texts; null where the catalogue does not say (SRV-052, PUB-063). */
export async function loadCatalogueLanguages(context: LoadContext, type: CatalogueType): Promise<string[] | null> {
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables: { type } }));
  const languages = uiLanguages.filter((language) => {
    const nodes = v.safeParse(nodesSchema, answer[language]);
    return nodes.success && nodes.output[0]?.language.split('-')[0] === language;
  });
  return languages.length === 0 ? null : languages;
}
