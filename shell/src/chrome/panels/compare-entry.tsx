import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { focusNeighbour } from '@kmx/design-system/focus/focus-neighbour.ts';
import { closeIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import type { MouseEvent } from 'react';
import type { ComparedProduct } from '../../state/basket/compared-product.ts';
import * as styles from './compare-panel.module.css';

// The pictures of the catalogue share one shape.
const pictureSize = { width: 1180, height: 787 } as const;

interface CompareEntryProps {
  readonly slug: string;
  /** Null until the product is loaded, and when it is no longer offered. */
  readonly product: ComparedProduct | null;
  readonly isWithdrawn: boolean;
  readonly system: MeasurementSystem;
  /** Whether the comparison also contains the product in another variant. */
  readonly isRepeated: boolean;
  readonly place: string;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

/** The catalogue may include the machine's name in a variant's name. */
function joinNames(name: string, variantName: string): string {
  return variantName.startsWith(name) ? variantName : `${name}, ${variantName}`;
}

/** One product of the compare panel; a withdrawn one is marked and can still be removed (D-36). */
export function CompareEntry({
  slug,
  product,
  isWithdrawn,
  system,
  isRepeated,
  place,
  onFollow,
  onRemove,
}: CompareEntryProps) {
  const translate = useTranslate();
  const name = product?.name ?? slug;
  const variant = product?.variant ?? null;
  const variantName = variant === null ? null : system === 'Metric' ? variant.metric : variant.imperial;
  const fullName = isRepeated && variantName !== null ? joinNames(name, variantName) : name;
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const panel = event.currentTarget.closest('dialog, [role="dialog"]');
    if (panel) focusNeighbour(event.currentTarget, panel, `.${styles.entry} button`, panel.querySelector('button'));
    onRemove();
  };
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        {product?.image != null && <Picture path={product.image} {...pictureSize} alt="" preset="lightboxThumbnail" />}
      </div>
      <div className={styles.words}>
        {product === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <a className={styles.name} lang={product.lang} href={`${place}${product.route}`} onClick={onFollow}>
            {name}
          </a>
        )}
        {variantName !== null && <span lang={product?.lang}>{variantName}</span>}
        {product === null && isWithdrawn && <span>{translate('compare.withdrawn')}</span>}
      </div>
      <IconButton
        icon={closeIcon}
        size="small"
        label={translate('compare.remove', { name: fullName })}
        onClick={remove}
      />
    </li>
  );
}
