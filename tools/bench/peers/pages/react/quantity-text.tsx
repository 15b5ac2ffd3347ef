'use client';
import type { ReactNode } from 'react';
import { useChoice } from './state.ts';
import type { Quantity } from './types.ts';

/** A value in the chosen units. */
export function QuantityText({ metric, imperial }: Quantity): ReactNode {
  return <span>{useChoice().units === 'metric' ? metric : imperial}</span>;
}
