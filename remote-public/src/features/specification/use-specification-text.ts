import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { formatSpecification } from '../../data/catalogue/format-specification.ts';
import type { Specification } from '../../data/catalogue/specification.ts';

// Units that the catalogue spells out in English in every language; symbols are the same everywhere.
const unitTexts: Readonly<Record<string, string>> = { 'pcs/h': 'unit.piecesPerHour', strokes: 'unit.strokes' };

/** Returns a function that formats a value with its unit in the language and number format of the page. */
export function useSpecificationText(): (specification: Pick<Specification, 'value' | 'specification'>) => string {
  const t = useTranslate();
  const { locale } = usePageRequest();
  return ({ value, specification }) => {
    const text = unitTexts[specification.unit];
    const unit = text === undefined ? specification.unit : t(text);
    return formatSpecification({ value, specification: { ...specification, unit } }, locale);
  };
}
