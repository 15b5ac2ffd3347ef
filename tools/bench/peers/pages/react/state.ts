'use client';
import { useSyncExternalStore } from 'react';

/** The system of units that a visitor sees. */
export type Units = 'metric' | 'imperial';

/** What a visitor has chosen; kept in the browser. */
interface Choice {
  readonly units: Units;
  readonly compared: readonly string[];
}

const storageKey = 'choice';
const emptyChoice: Choice = { units: 'metric', compared: [] };
const listeners = new Set<() => void>();
let choice: Choice | null = null;

function readChoice(): Choice {
  if (choice !== null) return choice;
  try {
    choice = { ...emptyChoice, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Choice>) };
  } catch {
    choice = emptyChoice;
  }
  return choice;
}

function writeChoice(next: Choice): void {
  choice = next;
  localStorage.setItem(storageKey, JSON.stringify(next));
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** What the visitor has chosen; nothing on the server and at hydration. */
export function useChoice(): Choice {
  return useSyncExternalStore(subscribe, readChoice, () => emptyChoice);
}

/** Shows all values in another system. */
export function chooseUnits(units: Units): void {
  writeChoice({ ...readChoice(), units });
}

/** Adds a product to the comparison, or takes it out. */
export function toggleCompared(slug: string): void {
  const { compared, ...rest } = readChoice();
  const isCompared = compared.includes(slug);
  writeChoice({ ...rest, compared: isCompared ? compared.filter((one) => one !== slug) : [...compared, slug] });
}
