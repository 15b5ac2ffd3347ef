import pg from 'pg';

const source = 'page-careers';

/** Copies a page of the sample content with all its versions until there are so many, each with an address of its own. */
export async function fillPages(databaseUrl: string, count: number): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const step = 1000;
  for (let start = 0; start < count; start += step) {
    const range = [start, Math.min(start + step, count) - 1];
    await client.query(
      `insert into content_entry (id, model, created_at, updated_at)
       select 'scale-' || n, 'Page', now(), now() from generate_series($1::int, $2::int) n`,
      range,
    );
    await client.query(
      `insert into content_version (entry_id, stage, locale, data, updated_at, published_at)
       select 'scale-' || n, stage, locale,
         case when locale = '' then data || jsonb_build_object('slug', 'scale-' || n, 'alternateGroup', 'scale-' || n) else data end,
         updated_at + n * interval '1 second', published_at
       from content_version, generate_series($1::int, $2::int) n
       where entry_id = $3 and locale in ('', 'en', 'de', 'fr', 'es')`,
      [...range, source],
    );
  }
  await client.query('vacuum analyze content_version');
  await client.query('vacuum analyze content_listing');
  await client.query('vacuum analyze content_entry');
  const { rows } = await client.query<{ site: string; versions: string }>(
    `select data ->> 'site' as site, (select count(*) from content_version) as versions
     from content_version where entry_id = $1 and stage = 'DRAFT' and locale = ''`,
    [source],
  );
  await client.end();
  process.stdout.write(`${rows[0]?.versions ?? ''} rows of content_version\n`);
  return rows[0]?.site ?? '';
}

/** Takes the copies away again. */
export async function emptyPages(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`delete from content_entry where id like 'scale-%'`);
  await client.end();
}
