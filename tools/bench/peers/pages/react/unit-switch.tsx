'use client';
import type { ReactNode } from 'react';
import { chooseUnits, useChoice } from './state.ts';

const systems = [
  { units: 'metric', label: 'Metric (mm, N)' },
  { units: 'imperial', label: 'Imperial (in, lbf)' },
] as const;

/** Chooses the system of units. */
export function UnitSwitch(): ReactNode {
  const chosen = useChoice().units;
  return (
    <ul>
      {systems.map(({ units, label }) => (
        <li key={units}>
          <button type="button" aria-pressed={units === chosen} onClick={() => chooseUnits(units)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
