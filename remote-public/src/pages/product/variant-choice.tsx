import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useMeasurementSystem } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { nameVariant } from '../../data/catalogue/name-variant.ts';
import { SubmitWithoutScript } from '../../features/submit-without-script/submit-without-script.tsx';
import type { Variant } from './product.data.ts';
import * as styles from './product-page.module.css';

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The sizes of a machine, named in the visitor's measurement system (PUB-089); without scripts the form is submitted to the server. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps): ReactNode {
  const t = useTranslate();
  const system = useMeasurementSystem();
  return (
    <form method="get" className={styles.variant}>
      <Select
        name="variant"
        label={t('product.variant')}
        options={variants.map((variant) => ({ value: variant.id, text: nameVariant(variant, system) }))}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <SubmitWithoutScript />
    </form>
  );
}
