// @ts-nocheck
import { expect, it } from 'vitest';
import { formatComparedItems, parseComparedItems } from './compared-items.ts';

it('PUB-022 D-36 a comparison is shared by its address: products with their variants, in order', () => {
  const items = [
    { slug: 'pila-110', variantId: null },
    { slug: 'ferro-115', variantId: 'ferro-115-v2' },
  ];
  expect(formatComparedItems(items)).toBe('pila-110,ferro-115:ferro-115-v2');
  expect(parseComparedItems(formatComparedItems(items))).toEqual(items);
});

it('D-36 an address by strangers gives each item once, no more than 20, and nothing that is no item', () => {
  expect(parseComparedItems('a,a,b:1,b:1,b,<script>,:x,../c,')).toEqual([
    { slug: 'a', variantId: null },
    { slug: 'b', variantId: '1' },
    { slug: 'b', variantId: null },
  ]);
  expect(parseComparedItems(Array.from({ length: 90 }, (_, index) => `p-${index}`).join())).toHaveLength(20);
});
