import { Client } from 'pg';

const copyMark = '-copy-';
/** The languages of the product, of which the catalogue itself has four. */
const furtherLanguages = ['cs-CZ', 'es-ES', 'fr-FR', 'hu-HU', 'pt-PT', 'ro-RO', 'sk-SK'];

const mark = (column: string) => `${column} || '${copyMark}' || copy`;
const languages = `unnest(array[${furtherLanguages.map((code) => `'${code}'`).join()}]) as code`;

function createStatements(copies: number): readonly string[] {
  const each = `cross join generate_series(1, ${copies}) as copy`;
  return [
    `insert into catalogue_specification_name select key, code, name from catalogue_specification_name, ${languages}
      where language = 'en-US'`,
    `insert into catalogue_product_text select slug, code, short_description, long_description, highlights, benefits, details
      from catalogue_product_text, ${languages} where language = 'en-US'`,
    `insert into catalogue_product select ${mark('slug')}, ${mark('id')}, type, name || ' ' || copy, classification_slug,
      brand_name, brand_image_url, product_service_id, supported_countries, images, video_url, video_image_url,
      position + copy * 2000, updated_at, source_sha256 from catalogue_product ${each} where type = 'product'`,
    `insert into catalogue_product_text select ${mark('text.slug')}, language, short_description, long_description,
      highlights, benefits, details from catalogue_product_text as text join catalogue_product using (slug) ${each}
      where type = 'product' and slug not like '%${copyMark}%'`,
    `insert into catalogue_variant select ${mark('id')}, ${mark('product_slug')}, name_metric, name_imperial, position
      from catalogue_variant ${each}`,
    `insert into catalogue_specification select ${mark('product_slug')}, ${mark('variant_id')}, key, value, unit,
      measurement_system, position from catalogue_specification ${each}`,
    `insert into catalogue_related select ${mark('product_slug')}, ${mark('related_slug')}, related.type, related.position
      from catalogue_related as related join catalogue_product as one on one.slug = product_slug
      join catalogue_product as other on other.slug = related_slug ${each}
      where one.type = 'product' and other.type = 'product'
        and product_slug not like '%${copyMark}%' and related_slug not like '%${copyMark}%'`,
    // Nobody opens them here, so their bytes stay away.
    `insert into catalogue_document select ${mark('filename')}, ${mark('product_slug')}, name, content_language, type,
      thumbnail_url, url, extension, size_bytes, '', position from catalogue_document ${each}`,
    // As the server itself does some time after so many new rows.
    'vacuum analyze',
  ];
}

/** Copies the machines of the sample until there are as many, with texts and values in the languages of the product. */
export async function growCatalogue(url: string, products: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from catalogue_product where type = 'product'",
  );
  const copies = Math.ceil(products / Number(rows[0]?.count)) - 1;
  for (const statement of createStatements(copies)) await client.query(statement);
  await client.end();
}
