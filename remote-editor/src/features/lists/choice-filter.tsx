import { Select, type SelectOption } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { useLanguageNames } from '../page-facts/use-language-names.ts';

interface LanguageFilterProps {
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

interface ChoiceFilterProps extends LanguageFilterProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** A filter of a list: all, or one of a few values. */
export function ChoiceFilter({ label, value, options, onChoose }: ChoiceFilterProps): ReactNode {
  const t = useTranslate();
  return (
    <Select
      label={label}
      value={value}
      options={[{ value: '', text: t('filter.all') }, ...options]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

/** A list filter by language. */
export function LanguageFilter({ value, onChoose }: LanguageFilterProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const options = uiLanguages.map((language) => ({ value: language, text: nameLanguage(language) }));
  return <ChoiceFilter label={t('filter.language')} value={value} options={options} onChoose={onChoose} />;
}
