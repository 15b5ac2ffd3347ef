import { expect, it } from 'vitest';
import { assertSamePage } from './compare-pages.ts';

const own = { elements: 1460, mainElements: 1010, mainText: 'Machinesforwires' };
const compare = (other: Partial<typeof own>) => () =>
  assertSamePage('list', own, { label: 'Next' }, { ...own, ...other });

it('promise 4: a peer with the same text and nearly as many elements is measured', () => {
  expect(compare({ elements: 1400 })).not.toThrow();
});

it.each([
  ['other texts', { mainText: 'Machines' }, 'Next shows other texts than the product on the page list'],
  ['fewer elements in all', { elements: 1300 }, 'Next has 1300 elements on the page list'],
  ['fewer elements in main', { mainElements: 900 }, '(900 in main)'],
  ['more elements', { elements: 1600 }, 'more than 5 % apart'],
])('promise 4: a peer with %s is not measured', (_name, other, message) => {
  expect(compare(other)).toThrow(message);
});
