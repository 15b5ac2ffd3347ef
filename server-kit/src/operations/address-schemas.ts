import * as v from 'valibot';

/**
 * An http(s) origin of the environment as browsers write it: lower case, without a path, not even `/`, which would double
 * the slash of each address that starts with it.
 */
export const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be an origin such as https://www.kmx.example, without a path or a slash at its end',
  ),
);

/** A name or an address as addresses with a port write it: those of IPv6 in brackets. */
export const formatHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Where a process listens: a name or an address of its machine, without a port. */
export const hostSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^[\w.:-]+$/.test(text) && URL.canParse(`http://${formatHost(text)}`),
    'must be an address of this machine, such as 0.0.0.0',
  ),
);
