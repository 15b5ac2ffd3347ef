import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueTables } from './catalogue-tables.ts';
import { createTestCatalogue, type TestCatalogue } from './create-test-catalogue.ts';
import { machines } from './data/machines.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await createTestCatalogue();
});
afterAll(() => catalogue.close());

describe('the catalogue service', () => {
  it('SRV-048 SYS-053 getProductClassifications gives the trees of one type, three levels deep, with parent ids', async () => {
    const { body } = await catalogue.ask(
      '{getProductClassifications(language:"de-CH",type:"product"){id slug name parent_id language children{parent_id children{slug}}}}',
    );
    const roots = (body as { data: { getProductClassifications: Record<string, unknown>[] } }).data
      .getProductClassifications;
    expect(roots.map((root) => root.slug)).toEqual([
      'cut-and-strip',
      'crimping',
      'testing',
      'wire-marking',
      'handling',
    ]);
    expect(roots[1]).toMatchObject({ name: 'Crimpen', language: 'de-CH', parent_id: null });
    const children = roots[0]?.children as { parent_id: string; children: unknown[] }[];
    expect(children.every((child) => child.parent_id === roots[0]?.id)).toBe(true);
    expect(children[0]?.children.length).toBeGreaterThan(1);
  });

  it('SRV-049 getProductBySlugV2 gives null for an unknown slug', async () => {
    const { body } = await catalogue.ask('{getProductBySlugV2(language:"en-US",slug:"no-such-machine"){slug}}');
    expect(body).toEqual({ data: { getProductBySlugV2: null } });
  });

  it('SYS-055..060 a product carries its lineage, pictures, twin values, variants, relations and documents', async () => {
    const { body } = await catalogue.ask(
      `{getProductBySlugV2(language:"zh-CN",slug:"vela-410"){classifications{slug name} images{url default} variant_count
        specifications{value measurement_system specification{name unit}} variants{id name_metric name_imperial specifications{value}}
        brand{name} related{type product{slug}} highlights{name image_url} documents{filename size_bytes}}}`,
    );
    const product = (body as { data: { getProductBySlugV2: Record<string, unknown[]> } }).data.getProductBySlugV2;
    expect(product.classifications).toEqual([
      { slug: 'cut-and-strip', name: '切割与剥线' },
      { slug: 'cut-strip-lines', name: '裁剥一体机' },
      { slug: 'compact-lines', name: '紧凑型裁剥机' },
    ]);
    expect(product.specifications?.slice(0, 2)).toEqual([
      { value: '0.05–6', measurement_system: 'Metric', specification: { name: '导线截面积', unit: 'mm²' } },
      { value: '30–10', measurement_system: 'Imperial', specification: { name: '导线截面积', unit: 'AWG' } },
    ]);
    expect(product.specifications).toContainEqual({
      value: '66',
      measurement_system: null,
      specification: { name: '噪声', unit: 'dB(A)' },
    });
    expect(product.variants).toHaveLength(Number(product.variant_count));
    expect(product.variants?.[0]).toMatchObject({
      name_metric: 'Vela 410 / 6 mm²',
      name_imperial: 'Vela 410 / AWG 10',
    });
    expect(product.related).toContainEqual({ type: 'Accessory', product: { slug: 'onda-20' } });
    expect(product.images).toContainEqual({ url: '/images/products/vela-410-front.webp', default: true });
  });

  it('SRV-050 getProductClassificationBySlug lists the products of the classification and below, of its own type only', async () => {
    const { body } = await catalogue.ask(
      '{a:getProductClassificationBySlug(language:"en-US",slug:"crimping",type:"product"){products{slug}} b:getProductClassificationBySlug(language:"en-US",slug:"crimping",type:"service"){slug}}',
    );
    const crimping = machines.filter((machine) => machine.family === 'crimping').map(({ slug }) => ({ slug }));
    expect(body).toEqual({ data: { a: { products: crimping }, b: null } });
  });

  it('SRV-075 the products of a classification come in pages too, in the same order, and are counted', async () => {
    const ask = async (selection: string) => {
      const query = `{getProductClassificationBySlug(language:"en-US",slug:"crimping",type:"product"){${selection}}}`;
      return (await catalogue.ask(query)).body;
    };
    const all = machines.filter((machine) => machine.family === 'crimping').map(({ slug }) => ({ slug }));
    expect(await ask('product_count a:products(first:3){slug} b:products(first:500,offset:3){slug}')).toEqual({
      data: { getProductClassificationBySlug: { product_count: all.length, a: all.slice(0, 3), b: all.slice(3) } },
    });
    for (const wrong of ['first:0', 'first:501', 'first:3,offset:-1']) {
      expect(await ask(`products(${wrong}){slug}`)).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    }
  });

  it('SRV-075 reads what is selected and nothing else, with one statement for all products of an answer', async () => {
    const ask = (root: string, selection: string) => {
      const query = `{getProductClassificationBySlug(language:"zh-CN",slug:"${root}",type:"product"){${selection}}}`;
      return catalogue.listReads(() => catalogue.ask(query));
    };
    await ask('crimping', 'slug');
    expect(await ask('crimping', 'name children{slug}')).toEqual([]);
    const rows = ['catalogue_product'];
    expect(await ask('crimping', 'products{slug short_description classifications{slug} images{url}}')).toEqual(rows);
    const values = ['catalogue_specification', 'catalogue_specification', 'catalogue_variant'];
    expect(
      await ask('testing', 'products{variant_count specifications{value} variants{id specifications{value}}}'),
    ).toEqual([...rows, ...values]);
    expect(
      await ask('handling', 'products{documents{url} benefit1 detail6 long_description related{product{name}}}'),
    ).toEqual(['catalogue_document', ...rows, ...rows, 'catalogue_product_text', 'catalogue_related']);
    // What many pages show is kept for a minute.
    expect(await ask('crimping', 'products{name}')).toEqual([]);
  });

  describe('what a country is offered of a classification', () => {
    interface Offered {
      readonly count: number;
      readonly products: readonly { readonly slug: string }[];
      readonly values: readonly {
        readonly key: string;
        readonly is_shared: boolean;
        readonly pairs: readonly { readonly metric: Value; readonly imperial: Value | null }[];
      }[];
    }
    const ask = async (slug: string, input: string, selection = 'count products(first:500){slug}') => {
      const query = `{getProductClassificationBySlug(language:"en-US",slug:"${slug}",type:"product"){
        offered(${input}){${selection}} products{slug supported_countries
          specifications{value measurement_system specification{name unit}}
          variants{specifications{value measurement_system specification{name unit}}}}}}`;
      const { body } = await catalogue.ask(query);
      return (body as { data: { getProductClassificationBySlug: { offered: Offered; products: Source[] } } }).data
        .getProductClassificationBySlug;
    };
    interface Value {
      readonly value: string;
      readonly measurement_system: string | null;
      readonly specification: { readonly name: string; readonly unit: string };
    }
    interface Source {
      readonly slug: string;
      readonly supported_countries: readonly string[] | null;
      readonly specifications: readonly Value[];
      readonly variants: readonly { readonly specifications: readonly Value[] }[];
    }
    const listOwners = ({ specifications, variants }: Source) => [
      specifications,
      ...variants.map((variant) => variant.specifications),
    ];
    const isOf = ({ specification, measurement_system: system }: Value, name: string | undefined, isImperial = false) =>
      (name === undefined || specification.name === name) && (system === 'Imperial') === isImperial;
    const listValues = (product: Source, name?: string) =>
      listOwners(product)
        .flat()
        .filter((each) => isOf(each, name));
    const listTwins = (product: Source, name: string) =>
      listOwners(product).flatMap((own) =>
        own
          .filter((each) => isOf(each, name))
          .map(({ value }) => ({
            metric: value,
            imperial: own.find((each) => isOf(each, name, true))?.value ?? null,
          })),
      );

    it('PUB-070 D-32 SRV-075 holds what the country has, in the same order', async () => {
      for (const family of new Set(machines.map((machine) => machine.family))) {
        for (const country of ['CH', 'US', 'JP', 'ALL']) {
          const { offered, products } = await ask(family, `country:"${country}"`);
          const expected = products
            .filter(({ supported_countries: countries }) =>
              countries === null || country === 'ALL'
                ? countries?.length !== 0
                : ['ALL', country].some((each) => countries.includes(each)),
            )
            .map(({ slug }) => ({ slug }));
          expect(offered).toEqual({ count: expected.length, products: expected });
        }
      }
      const missing = (await ask('cut-and-strip', 'country:"ZZ"')).offered.count;
      expect(missing).toBeGreaterThan(0);
      expect(missing).toBeLessThan(machines.length);
    });

    const valueFields = 'value measurement_system specification{name unit}';
    const askValues = async (slug: string, units: readonly string[]) => {
      const selection = `values(units:${JSON.stringify(units)}){key is_shared pairs{metric{${valueFields}} imperial{${valueFields}}}}`;
      const { offered, products } = await ask(slug, 'country:"ALL"', selection);
      return { values: offered.values, visible: products.filter(({ supported_countries: in_ }) => in_?.length !== 0) };
    };

    it('PUB-005 SRV-075 comes in pages, narrowed by values of machines or of their variants', async () => {
      const { values, visible } = await askValues('crimping', ['mm²', 'kN', 'pcs/h']);
      expect(values.length).toBeGreaterThan(2);
      for (const { key, pairs } of values) {
        const name = pairs[0]?.metric.specification.name ?? '';
        const wanted = pairs.map(({ metric }) => metric.value).filter((_, place) => place % 2 === 0);
        const filter = `filters:[{unit:"${pairs[0]?.metric.specification.unit}",key:"${key}",anyOf:${JSON.stringify(wanted)}}]`;
        const { offered } = await ask('crimping', `country:"ALL",${filter}`, 'count products(first:2,offset:1){slug}');
        const expected = visible.filter((product) =>
          listValues(product, name).some(({ value }) => wanted.includes(value)),
        );
        expect(expected.length).toBeGreaterThan(0);
        expect(offered.count).toBe(expected.length);
        expect(offered.products).toEqual(expected.slice(1, 3).map(({ slug }) => ({ slug })));
      }
      const none = await ask('crimping', 'country:"CH",filters:[{unit:"kN",key:"crimp-force",anyOf:[]}]');
      expect(none.offered).toEqual({ count: 0, products: [] });
    });

    it('PUB-005 SRV-075 names each different value once, with its twin, and whether several machines have one', async () => {
      for (const family of new Set(machines.map((machine) => machine.family))) {
        const units = ['mm²', 'kN', 'dpi', 'nothing'];
        const { values, visible } = await askValues(family, units);
        const all = visible.flatMap((product) => listValues(product));
        const names = new Set(
          all.filter(({ specification }) => units.includes(specification.unit)).map((each) => each.specification.name),
        );
        expect(new Set(values.map(({ pairs }) => pairs[0]?.metric.specification.name))).toEqual(names);
        for (const { is_shared, pairs } of values) {
          const name = pairs[0]?.metric.specification.name ?? '';
          const having = visible.filter((product) => listValues(product, name).length > 0);
          expect(is_shared, name).toBe(having.length > 1);
          const found = pairs.map(({ metric }) => metric.value);
          expect(found.length).toBe(new Set(found).size);
          expect(new Set(found)).toEqual(
            new Set(having.flatMap((product) => listValues(product, name).map(({ value }) => value))),
          );
          const twins = visible.flatMap((product) => listTwins(product, name));
          for (const { metric, imperial } of pairs) {
            const known = twins.filter((twin) => twin.metric === metric.value).map((twin) => twin.imperial);
            expect(known).toContain(imperial?.value ?? null);
          }
        }
      }
    });

    it('SRV-075 refuses what has no end', async () => {
      const many = Array.from({ length: 21 }, () => '{unit:"V",key:"V",anyOf:[]}').join();
      for (const wrong of [
        'offered(country:"CH"){products(first:501){slug}}',
        'offered(country:"CH"){products(first:1,offset:-1){slug}}',
        `offered(country:"CH",filters:[${many}]){count}`,
        `offered(country:"${'C'.repeat(11)}"){count}`,
      ]) {
        const query = `{getProductClassificationBySlug(language:"en-US",slug:"crimping",type:"product"){${wrong}}}`;
        expect((await catalogue.ask(query)).body).toMatchObject({
          errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
        });
      }
      const walk = 'offered(country:"CH"){products(first:9){classifications{offered(country:"CH"){count}}}}';
      const query = `{getProductClassificationBySlug(language:"en-US",slug:"crimping",type:"product"){${walk}}}`;
      expect(JSON.stringify((await catalogue.ask(query)).body)).toContain('follows offered more than once');
    });
  });

  it('SRV-051 getProductsBySlugs keeps the order asked for and drops unknown slugs and repetitions', async () => {
    const { body } = await catalogue.ask(
      '{getProductsBySlugs(language:"en-US",slugsCommaSeparated:"vela-410, nothing,ferro-115,vela-410"){slug}}',
    );
    expect(body).toEqual({ data: { getProductsBySlugs: [{ slug: 'vela-410' }, { slug: 'ferro-115' }] } });
  });

  it('SRV-052 a SIS code without translation is answered in en-US and says so', async () => {
    const { body } = await catalogue.ask(
      '{getProductClassificationBySlug(language:"fr-FR",slug:"testing",type:"product"){name language}}',
    );
    expect(body).toEqual({ data: { getProductClassificationBySlug: { name: 'Testing', language: 'en-US' } } });
  });

  it('D-32 keeps apart countries that are missing, empty, listed and ALL', async () => {
    const { body } = await catalogue.ask(
      '{getProductsBySlugs(language:"en-US",slugsCommaSeparated:"pila-110,norma-05,pila-120,corvus-570-t"){supported_countries}}',
    );
    const countries = [null, [], ['CH', 'DE', 'US'], ['ALL']].map((each) => ({ supported_countries: each }));
    expect(body).toEqual({ data: { getProductsBySlugs: countries } });
  });

  it('SYS-060 a document is served with exactly the announced size', async () => {
    const { body } = await catalogue.ask(
      '{getProductBySlugV2(language:"en-US",slug:"lyra-260"){documents{url size_bytes content_language}}}',
    );
    const { documents } = (
      body as { data: { getProductBySlugV2: { documents: { url: string; size_bytes: number }[] } } }
    ).data.getProductBySlugV2;
    expect(documents.length).toBeGreaterThanOrEqual(2);
    for (const { url, size_bytes } of documents) {
      const response = await catalogue.app.inject(`${url}?dl=true`);
      expect(response.headers['content-disposition']).toMatch(/^attachment/);
      expect(response.rawPayload.byteLength).toBe(size_bytes);
    }
    expect((await catalogue.app.inject('/catalogue/documents/..%2Fsecret.pdf')).statusCode).toBe(404);
  });

  it('SYS-062 CON-026 a service answers benefit1 to benefit6 and detail1 to detail6', async () => {
    const fields = ['benefit', 'detail'].flatMap((name) => [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`));
    const { body } = await catalogue.ask(
      `{getProductBySlugV2(language:"de-CH",slug:"kmx-care-plus"){${fields.join(' ')}}}`,
    );
    const expected = { benefit1: 'Vereinbarte Verfügbarkeit', benefit4: null, detail4: 'Quartalsbericht' };
    expect(body).toMatchObject({ data: { getProductBySlugV2: { ...expected, benefit6: null, detail6: null } } });
  });

  it('refuses a query that multiplies products without end, and one that nests too deep', async () => {
    const repeated = await catalogue.ask(
      '{getProductBySlugV2(language:"en-US",slug:"vela-410"){related{product{related{product{slug}}}}}}',
    );
    expect(repeated.body).toMatchObject({
      errors: [{ message: 'The query follows related more than once on a path.' }],
    });
    const deep = `{getProductClassifications(language:"en-US",type:"product")${'{children'.repeat(10)}{slug}${'}'.repeat(11)}`;
    expect((await catalogue.ask(deep)).body).toMatchObject({
      errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
    });
  });

  it('names a wrong argument and suggests no field names', async () => {
    const wrong = await catalogue.ask('{getProductSlugs(type:"robot")}');
    expect(wrong.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    const guess = await catalogue.ask('{getProductBySlugV2(language:"en-US",slug:"x"){nam}}');
    expect(JSON.stringify(guess.body)).not.toContain('Did you mean');
  });

  it('seeds again only when the source changed', async () => {
    const database = catalogue.context.database.withTables<CatalogueTables>();
    expect(await seedCatalogue(database)).toBe(false);
    await database.updateTable('catalogue_seed').set({ sha256: 'older' }).execute();
    expect(await seedCatalogue(database)).toBe(true);
  });

  it('PUB-063 a new import dates what it changes and nothing else', async () => {
    const database = catalogue.context.database.withTables<CatalogueTables>();
    const old = new Date('2026-02-03T04:05:06Z');
    await database.updateTable('catalogue_product').set({ updated_at: old }).execute();
    await database.updateTable('catalogue_classification').set({ updated_at: old }).execute();
    const changed = database.updateTable('catalogue_product').where('slug', '=', 'vela-410');
    await changed.set({ source_sha256: 'other' }).execute();
    await database.updateTable('catalogue_seed').set({ sha256: 'older' }).execute();
    await seedCatalogue(database);
    const rows = await database.selectFrom('catalogue_product').select(['slug', 'updated_at']).execute();
    const groups = await database.selectFrom('catalogue_classification').select('updated_at').distinct().execute();
    const later = rows.filter(({ updated_at }) => updated_at.getTime() !== old.getTime()).map(({ slug }) => slug);
    expect([later, groups]).toEqual([['vela-410'], [{ updated_at: old }]]);
  });
});
