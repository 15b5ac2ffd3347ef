import { focusNeighbour } from '@kmx/design-system/focus/focus-neighbour.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { closeIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useMeasurementSystem, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createBasketKey } from '@kmx/shared-contracts/basket.ts';
import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import type { MouseEvent, ReactNode } from 'react';
import { nameVariantBriefly } from '../../data/catalogue/name-variant.ts';
import { pictureSize } from '../../data/media/picture-size.ts';
import { SubmitWithoutScript } from '../../features/submit-without-script/submit-without-script.tsx';
import type { ComparedProduct } from './comparison.data.ts';
import * as styles from './comparison-column.module.css';
import { comparisonPath, createComparisonPath } from './comparison-href.ts';

/** The picture above a column, which scrolls away while the name stays. */
export function ColumnPicture({ column }: { readonly column: ComparedProduct }): ReactNode {
  return (
    <td>
      {column.image !== null && (
        <Picture
          path={column.image}
          {...pictureSize}
          alt=""
          preset="gallery"
          sizes="280px"
          className={styles.picture}
        />
      )}
    </td>
  );
}

/** Name of a column, with its variant if the product also has another column. */
function nameColumn(
  { slug, name, variantId, variants }: ComparedProduct,
  items: string,
  system: MeasurementSystem,
): string {
  const isRepeated = items.split(',').filter((key) => key.split(':')[0] === slug).length > 1;
  const variant = variants.find(({ id }) => id === variantId);
  return isRepeated && variant !== undefined ? `${name}, ${nameVariantBriefly(variant, system, name)}` : name;
}

interface ColumnHeadProps {
  readonly column: ComparedProduct;
  readonly items: string;
  readonly lang: string | undefined;
  readonly isOwn: boolean;
}

/** Name, removal and variants of a column; link and form contain the complete new address, so both work without scripts. */
export function ColumnHead({ column, items, lang, isOwn }: ColumnHeadProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const shell = useShell();
  const system = useMeasurementSystem();
  const others = items.split(',').filter((key) => key !== column.key);
  const name = nameColumn(column, items, system);
  const remove = (event: MouseEvent<HTMLAnchorElement>) => {
    if (shell === null || !isOwn) return;
    event.preventDefault();
    const page = event.currentTarget.closest('main');
    if (page) focusNeighbour(event.currentTarget, page, `.${styles.remove}`, page.querySelector('h1'));
    shell.basket.removeProduct(column.key);
    const text = t('comparison.removed', { name });
    shell.showFlashMessage({ kind: 'success', text, link: null, isStatic: false, isFloating: true });
  };
  const query = column.variantId === null ? '' : `?variant=${column.variantId}`;
  return (
    <th scope="col">
      <div className={styles.head}>
        <a href={`${toHref(column.route)}${query}`} className={styles.name} lang={lang}>
          {column.name}
        </a>
        <a
          href={toHref(createComparisonPath(others.join(',')))}
          className={styles.remove}
          aria-label={t('comparison.remove', { name })}
          title={t('comparison.remove', { name })}
          onClick={remove}
        >
          <Icon drawing={closeIcon} size={16} />
        </a>
      </div>
      {column.brand !== null && <p className={styles.brand}>{column.brand}</p>}
      {column.variants.length > 1 && <VariantSwitch column={column} items={items} lang={lang} isOwn={isOwn} />}
    </th>
  );
}

function VariantSwitch({ column, items, lang, isOwn }: ColumnHeadProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const shell = useShell();
  const system = useMeasurementSystem();
  const keys = items.split(',');
  const replace = (key: string) => keys.map((each) => (each === column.key ? key : each)).join();
  const options = column.variants.map((variant) => {
    const key = createBasketKey(column.slug, variant.id);
    // A variant that already has a column cannot be chosen for another one: the two columns would become one.
    return {
      value: replace(key),
      text: nameVariantBriefly(variant, system, column.name),
      lang,
      disabled: key !== column.key && keys.includes(key),
    };
  });
  const chosen = replace(createBasketKey(column.slug, column.variantId));
  const change = (text: string) => {
    const variantId = column.variants.find(({ id }) => replace(createBasketKey(column.slug, id)) === text)?.id;
    if (shell === null || variantId === undefined) return;
    if (isOwn) shell.basket.changeVariant({ key: column.key, variantId });
    else shell.navigate(toHref(createComparisonPath(text)), { replace: true });
  };
  return (
    <form method="get" action={toHref(comparisonPath)} className={styles.variant}>
      <span className={styles.printed} lang={lang}>
        {options.find(({ value }) => value === chosen)?.text}
      </span>
      <Select
        name="items"
        label={t('product.variant')}
        options={options}
        value={chosen}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <SubmitWithoutScript />
    </form>
  );
}
