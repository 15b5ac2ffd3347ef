import { type Basket, emptyBasket, isInBasket, maxBasketProducts } from '@kmx/shared-contracts/basket.ts';
import { fork, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { basketKey } from '../stored-keys.ts';
import { $basket, $lastAdded, productAdded, productRemoved, variantChanged } from './basket.model.ts';
import { connectBasketStorage } from './basket-storage.browser.ts';
import { addProduct, changeVariant } from './change-basket.ts';
import { parseBasket } from './parse-basket.ts';

const pila = { classification: 'bench-cutting', slug: 'pila-110', variantId: null, name: 'Pila 110' };
const ferro = { classification: 'bench-presses', slug: 'ferro-115', variantId: 'v1', name: 'Ferro 115' };

function openBasket() {
  const scope = fork();
  return {
    scope,
    read: () => scope.getState($basket),
    lastAdded: () => scope.getState($lastAdded),
    add: scopeBind(productAdded, { scope }),
    remove: scopeBind(productRemoved, { scope }),
    change: scopeBind(variantChanged, { scope }),
  };
}

function createStorage(initial: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(initial));
  const target = new EventTarget();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const addEventListener = target.addEventListener.bind(target);
  const dispatch = (type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));
  return { values, dispatch, page: { localStorage, addEventListener } as unknown as Window };
}

describe('the comparison basket', () => {
  it('PUB-078 SYS-063 an added product goes into its classification group, which is created if missing', () => {
    const basket = openBasket();
    basket.add(pila);
    basket.add(ferro);
    basket.add({ ...pila, slug: 'pila-120' });
    expect(basket.read()).toEqual({
      classifications: [
        {
          slug: 'bench-cutting',
          products: [
            { slug: 'pila-110', variantId: null, key: 'pila-110' },
            { slug: 'pila-120', variantId: null, key: 'pila-120' },
          ],
        },
        { slug: 'bench-presses', products: [{ slug: 'ferro-115', variantId: 'v1', key: 'ferro-115:v1' }] },
      ],
    } satisfies Basket);
  });

  it('PUB-079 removing the last product removes the group', () => {
    const basket = openBasket();
    basket.add(pila);
    basket.add(ferro);
    basket.remove('ferro-115:v1');
    expect(basket.read().classifications.map(({ slug }) => slug)).toEqual(['bench-cutting']);
  });

  it('PUB-080 a variant can be changed at its place, and two entries never become the same', () => {
    const basket = openBasket();
    basket.add(ferro);
    basket.add({ ...ferro, slug: 'ferro-125', variantId: null });
    basket.change({ key: 'ferro-115:v1', variantId: 'v2' });
    const list = () => basket.read().classifications[0]?.products.map(({ key }) => key);
    expect(list()).toEqual(['ferro-115:v2', 'ferro-125']);
    basket.add({ ...ferro, variantId: 'v3' });
    basket.change({ key: 'ferro-115:v3', variantId: 'v2' });
    expect(list()).toEqual(['ferro-115:v2', 'ferro-125']);
  });

  it('PUB-078 PUB-080 a product is in the basket in any variant or in the given one, and an idle change gives the same basket', () => {
    const basket = addProduct(addProduct(addProduct(emptyBasket, ferro), { ...ferro, slug: 'x' }), pila);
    expect([isInBasket(basket, 'ferro-115'), isInBasket(basket, 'ferro-115', 'v1')]).toEqual([true, true]);
    expect(isInBasket(basket, 'pila-110', null)).toBe(true);
    const absent = [
      isInBasket(basket, 'ferro-115', 'v2'),
      isInBasket(basket, 'ferro-115', null),
      isInBasket(basket, 'y'),
    ];
    expect(absent).toEqual([false, false, false]);
    expect(changeVariant(basket, { key: 'gone', variantId: 'v2' })).toBe(basket);
    expect(changeVariant(basket, { key: 'ferro-115:v1', variantId: 'v1' })).toBe(basket);
  });

  it('D-36 adding twice changes nothing, and the twenty-first product finds no room', () => {
    const once = addProduct(emptyBasket, pila);
    expect(addProduct(once, pila)).toBe(once);
    const basket = openBasket();
    for (let number = 0; number <= maxBasketProducts; number += 1) basket.add({ ...pila, slug: `p-${number}` });
    expect(basket.read().classifications[0]?.products).toHaveLength(maxBasketProducts);
    expect(basket.lastAdded()).toEqual({ name: 'Pila 110', isFull: true });
  });

  it('PUB-082 an add is recorded for the notification unless that is switched off', () => {
    const basket = openBasket();
    basket.add({ ...pila, isAnnounced: false });
    expect(basket.lastAdded()).toBeNull();
    basket.add(ferro);
    expect(basket.lastAdded()).toEqual({ name: 'Ferro 115', isFull: false });
  });
});

describe('the stored basket', () => {
  it('PUB-081 is kept under uapp-product-comparison-basket, reloaded at start and followed in other tabs', () => {
    const first = openBasket();
    const { values, dispatch, page } = createStorage({});
    connectBasketStorage(first.scope, page);
    first.add(ferro);
    expect(JSON.parse(values.get('uapp-product-comparison-basket') ?? '')).toEqual(first.read());
    const second = openBasket();
    connectBasketStorage(second.scope, page);
    expect(second.read()).toEqual(first.read());
    second.remove('ferro-115:v1');
    dispatch('storage', { key: basketKey });
    expect(first.read()).toEqual(emptyBasket);
  });

  it('PUB-081 a page that comes back from the back/forward cache has what was compared meanwhile', () => {
    const [first, second] = [openBasket(), openBasket()];
    const { dispatch, page } = createStorage({});
    connectBasketStorage(first.scope, page);
    connectBasketStorage(second.scope, page);
    second.add(ferro);
    dispatch('pageshow', { persisted: false });
    expect(first.read()).toEqual(emptyBasket);
    dispatch('pageshow', { persisted: true });
    expect(first.read()).toEqual(second.read());
  });

  it.each(['', 'null', '{', '{"classifications":{}}', '{"classifications":[{"slug":1}]}', '[1,2]'])(
    'PUB-081 a broken value (%s) gives an empty basket and no error',
    (text) => {
      const basket = openBasket();
      connectBasketStorage(basket.scope, createStorage({ [basketKey]: text }).page);
      expect(basket.read()).toEqual(emptyBasket);
    },
  );

  it('PUB-081 an invalid basket is empty, and an entry that no product could have is left out', () => {
    expect([parseBasket('{'), parseBasket('[]'), parseBasket('{}')]).toEqual([null, null, null]);
    const products = [
      { slug: '', variantId: null, key: 'x' },
      { slug: 'p-1', variantId: null, key: 'x' },
    ];
    const basket = parseBasket(JSON.stringify({ classifications: [{ slug: 'one', products }] }));
    expect(basket?.classifications[0]?.products.map(({ slug }) => slug)).toEqual(['p-1']);
  });

  it('PUB-081 an invalid stored basket is repaired: keys, repetitions, empty groups, too many products', () => {
    const products = Array.from({ length: 40 }, (_, index) => ({ slug: `p-${index % 30}`, variantId: null, key: 'x' }));
    const stored = {
      classifications: [
        { slug: 'empty', products: [] },
        { slug: 'full', products },
      ],
    };
    const basket = parseBasket(JSON.stringify(stored));
    expect(basket?.classifications.map(({ slug }) => slug)).toEqual(['full']);
    expect(basket?.classifications[0]?.products).toHaveLength(maxBasketProducts);
    expect(basket?.classifications[0]?.products[1]).toEqual({ slug: 'p-1', variantId: null, key: 'p-1' });
  });
});
