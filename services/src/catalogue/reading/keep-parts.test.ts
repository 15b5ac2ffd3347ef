import { expect, it } from 'vitest';
import { keepParts, type LoadMany } from './keep-parts.ts';

function createLoad(): { readonly load: LoadMany<string | null>; readonly asked: string[] } {
  const asked: string[] = [];
  const load: LoadMany<string | null> = (keys) => {
    asked.push(keys.join());
    return Promise.resolve(new Map(keys.filter((key) => key !== 'gone').map((key) => [key, `<${key}>`])));
  };
  return { load, asked };
}

it('reads only what it has not, and everything again after its age', async () => {
  let time = 0;
  const { load, asked } = createLoad();
  const read = keepParts(load, { name: 'texts', missing: null, maxAgeMs: 1000, now: () => time });
  time = 1;
  await read(['a']);
  time = 999;
  expect([...(await read(['a', 'b']))]).toEqual([
    ['a', '<a>'],
    ['b', '<b>'],
  ]);
  time = 1002;
  await read(['a', 'b']);
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('what does not exist is not kept', async () => {
  const { load, asked } = createLoad();
  const read = keepParts(load, { name: 'texts', missing: null });
  expect((await read(['gone'])).get('gone')).toBe(null);
  await read(['gone']);
  expect(asked).toEqual(['gone', 'gone']);
});

it('keeps as many items as it may, those that were read last', async () => {
  const { load, asked } = createLoad();
  const read = keepParts(load, { name: 'texts', missing: null, maxItems: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read([key]);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('SRV-075 refuses an answer of too many keys and says what to do', async () => {
  const { load, asked } = createLoad();
  const read = keepParts(load, { name: 'texts', missing: null, maxKeys: 2 });
  await expect(read(['a', 'b', 'c'])).rejects.toThrow('texts are asked for 3 times in one answer, at most 2');
  expect(asked).toEqual([]);
});

it('a failed read is not kept', async () => {
  let isBroken = true;
  const { load } = createLoad();
  const read = keepParts((keys) => (isBroken ? Promise.reject(new Error('away')) : load(keys)), {
    name: 'texts',
    missing: null,
  });
  await expect(read(['a'])).rejects.toThrow('away');
  isBroken = false;
  expect((await read(['a'])).get('a')).toBe('<a>');
});
