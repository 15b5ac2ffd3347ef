import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useMeasurementSystem, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { type Specification, selectSpecifications } from '../../data/specification.ts';
import * as styles from './specification-table.module.css';

const systems = ['Metric', 'Imperial'] as const;

/** Technical data in the visitor's units, with the switch between the two systems (PUB-073, PUB-074). */
export function SpecificationTable({
  specifications,
}: {
  readonly specifications: readonly Specification[];
}): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const system = useMeasurementSystem();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form, so no fieldset */}
      <div className={styles.systems} role="group" aria-label={t('product.units')}>
        {systems.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === system}
            onClick={() => shell?.units.call(shell.measurement.systemChosen, name)}
          >
            {t(`product.${name}`)}
          </button>
        ))}
      </div>
      <table className={styles.table}>
        <tbody>
          {selectSpecifications(specifications, system).map(({ value, specification: { name, unit } }) => (
            <tr key={`${name} ${unit}`}>
              <th scope="row">{name}</th>
              <td>
                {value} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
