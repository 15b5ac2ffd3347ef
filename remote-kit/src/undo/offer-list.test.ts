import { expect, it } from 'vitest';
import { addOffer, listOwnOffers, type OwnedOffer, removeOffer } from './offer-list.ts';
import type { UndoOffer } from './undo-offer.ts';

const createOffer = (id: string, text = id): UndoOffer => ({
  id,
  text,
  takesFocus: 'never',
  undo: () => Promise.resolve({ kind: 'success', text: 'Undone' }),
});
const fill = (...offers: readonly UndoOffer[]) =>
  offers.reduce<readonly OwnedOffer[]>((all, offer) => addOffer(all, { offer, owner: 'anna' }), []);
const listTexts = (all: readonly OwnedOffer[], owner: string | null = 'anna') =>
  listOwnOffers(all, owner).map(({ text }) => text);

it('D-22 at most three changes are offered for undo, the newest last', () => {
  expect(listTexts(fill(createOffer('a'), createOffer('b'), createOffer('c'), createOffer('d')))).toEqual([
    'b',
    'c',
    'd',
  ]);
});

it('D-22 a later change of the same object replaces the earlier offer', () => {
  expect(listTexts(fill(createOffer('a', 'first'), createOffer('b'), createOffer('a', 'second')))).toEqual([
    'b',
    'second',
  ]);
});

it('D-22 an expired offer is removed, and users never see offers of others', () => {
  const all = fill(createOffer('a'), createOffer('b'));
  expect(listTexts(removeOffer(all, createOffer('a')))).toEqual(['b']);
  expect(listTexts(all, 'ben')).toEqual([]);
  expect(listTexts(all, null)).toEqual([]);
});
