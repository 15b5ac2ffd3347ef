import * as visuallyHidden from '@kmx/design-system/visually-hidden/visually-hidden.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useMeasurementSystem } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { type Specification, selectSpecifications } from '../../data/catalogue/specification.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { MeasurementSwitch } from './measurement-switch.tsx';
import * as styles from './specification-table.module.css';
import { useSpecificationText } from './use-specification-text.ts';

interface SpecificationTableProps {
  readonly specifications: readonly Specification[];
}

/** Technical data in the visitor's units, with the switch between the two systems (PUB-073, PUB-074). */
export function SpecificationTable({ specifications }: SpecificationTableProps): ReactNode {
  const t = useTranslate();
  const lang = useContentLang();
  const toText = useSpecificationText();
  const shown = selectSpecifications(specifications, useMeasurementSystem());
  return (
    <div className={styles.data}>
      {specifications.some(({ measurement_system }) => measurement_system === 'Imperial') && <MeasurementSwitch />}
      <table className={styles.table}>
        <caption className={visuallyHidden.hidden}>{t('product.specifications')}</caption>
        <tbody>
          {shown.map((entry) => (
            <tr key={`${entry.specification.name} ${entry.specification.unit}`}>
              <th scope="row" lang={lang}>
                {entry.specification.name}
              </th>
              <td>{toText(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
