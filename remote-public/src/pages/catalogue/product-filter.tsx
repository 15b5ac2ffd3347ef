import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { chevronDownIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { useSpecificationText } from '../../features/specification/use-specification-text.ts';
import { SubmitWithoutScript } from '../../features/submit-without-script/submit-without-script.tsx';
import type { CatalogueFilter } from './catalogue.data.ts';
import * as styles from './product-filter.module.css';

interface ProductFilterProps {
  readonly filters: readonly CatalogueFilter[];
}

/** Filters the machines of a group by capability; a GET form, so it works without scripts. */
export function ProductFilter({ filters }: ProductFilterProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const { path } = usePageRequest();
  const action = useHref()(path);
  const choicesId = useId();
  const [isFolded, setFolded] = useState(filters.every(({ chosen }) => chosen === null));
  const show = (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const query = new URLSearchParams(chosen).toString();
    shell?.navigate(`${action}${query === '' ? '' : `?${query}`}#machines`, { replace: true });
  };
  return (
    <form
      method="get"
      action={action}
      className={styles.filter}
      aria-label={t('catalogue.filter')}
      onSubmit={(event) => {
        if (shell === null) return;
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-controls={choicesId}
        onClick={() => setFolded(!isFolded)}
      >
        {t('catalogue.filter')}
        <Icon drawing={chevronDownIcon} />
      </button>
      <div id={choicesId} className={styles.choices} data-folded={isFolded}>
        {filters.map((filter) => (
          <FilterChoice key={filter.id} filter={filter} onChosen={show} />
        ))}
      </div>
      <p className={styles.actions}>
        <SubmitWithoutScript />
        {filters.some(({ chosen }) => chosen !== null) && (
          <Link href={`${action}#machines`} variant="quiet">
            {t('catalogue.reset')}
          </Link>
        )}
      </p>
    </form>
  );
}

interface FilterChoiceProps {
  readonly filter: CatalogueFilter;
  readonly onChosen: (form: HTMLFormElement) => void;
}

function FilterChoice({ filter, onChosen }: FilterChoiceProps): ReactNode {
  const t = useTranslate();
  const toText = useSpecificationText();
  const addressed = filter.chosen ?? '';
  // Shows the choice immediately, and follows the address when that changes by other means.
  const [choice, setChoice] = useState({ addressed, value: addressed });
  if (choice.addressed !== addressed) setChoice({ addressed, value: addressed });
  const describe = (specifications: CatalogueFilter['options'][number]['specifications']) => {
    const value = specifications.map(toText).join(' · ');
    return filter.rule === 'reaches' ? t('catalogue.atLeast', { value }) : value;
  };
  const lang = useContentLang();
  const { locale } = usePageRequest();
  const select = (
    <Select
      name={filter.id}
      lang={lang === undefined ? undefined : locale.language}
      label={filter.label}
      value={choice.value}
      options={[
        { value: '', text: t('catalogue.any') },
        ...filter.options.map(({ value, specifications }) => ({ value, text: describe(specifications) })),
      ]}
      onChange={(event) => {
        setChoice({ addressed, value: event.currentTarget.value });
        if (event.currentTarget.form !== null) onChosen(event.currentTarget.form);
      }}
    />
  );
  // The name of a specification may be in another language than the options.
  return lang === undefined ? (
    select
  ) : (
    <div lang={lang} className={styles.foreign}>
      {select}
    </div>
  );
}
