// @ts-nocheck
import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { closeIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import type { ComparedProduct } from '../../basket/compared-product.ts';
import * as styles from './compare-panel.module.css';

// The pictures of the catalogue share one shape.
const pictureSize = { width: 1180, height: 787 } as const;

interface CompareEntryProps {
  readonly slug: string;
  /** Null while nothing is known of it, and when it is not offered any more. */
  readonly product: ComparedProduct | null;
  readonly isWithdrawn: boolean;
  readonly system: MeasurementSystem;
  readonly place: string;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

/** One product of the compare panel; a withdrawn one says so and can still be removed (D-36). */
export function CompareEntry({ slug, product, isWithdrawn, system, place, onFollow, onRemove }: CompareEntryProps) {
  const translate = useTranslate();
  const name = product?.name ?? slug;
  const variant = product?.variant ?? null;
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        {product?.image != null && <Picture path={product.image} {...pictureSize} alt="" preset="lightboxThumbnail" />}
      </div>
      <div className={styles.words}>
        {product === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <a className={styles.name} href={`${place}${product.route}`} onClick={onFollow}>
            {name}
          </a>
        )}
        {variant !== null && <span>{system === 'Metric' ? variant.metric : variant.imperial}</span>}
        {product === null && isWithdrawn && <span>{translate('compare.withdrawn')}</span>}
      </div>
      <IconButton icon={closeIcon} size="small" label={translate('compare.remove', { name })} onClick={onRemove} />
    </li>
  );
}
