import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const t = () => performance.now();
let a = t();
const e = await PGlite.create();
const ar = await e.dumpDataDir('none');
await e.close();
console.log('empty', t() - a);
a = t();
const p = await PGlite.create({ loadDataDir: ar });
console.log('plain', t() - a);
a = t();
const q = await PGlite.create({ loadDataDir: ar, extensions: { pg_trgm } });
console.log('with', t() - a);
a = t();
await q.query('create extension if not exists pg_trgm with schema public');
console.log('create', t() - a);
console.log(
  (
    await q.query(
      "select similarity('crimp','krimp'), 'abc' operator(public.%) 'abd' x, (select nspname from pg_extension e join pg_namespace n on n.oid=extnamespace where extname='pg_trgm')",
    )
  ).rows,
);
