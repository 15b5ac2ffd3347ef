'use client';
import type { ReactNode } from 'react';
import { CompareButtonLook } from './compare-button-look.tsx';
import { toggleCompared, useChoice } from './state.ts';

/** Adds a product to the comparison or removes it. */
export function CompareButton({ slug, name }: { readonly slug: string; readonly name: string }): ReactNode {
  const isCompared = useChoice().compared.includes(slug);
  return <CompareButtonLook name={name} isCompared={isCompared} onToggle={() => toggleCompared(slug)} />;
}
