/** `{variable}` is the name of the variable with the address. */
const adviceByCode: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the user or the password; look at both in {variable}, special characters are %-encoded',
  '28000': 'the server does not let this user in from here; look at its pg_hba.conf and at sslmode in {variable}',
  '3D000': 'this database does not exist; create it: create database … owner … encoding utf8',
  '3F000': 'no schema to work in; create the one that search_path names: create schema … authorization …',
  '42501': 'the user may not create tables there; make it the owner of the database or of a schema of its own',
  '53300': 'the server has no connection left; raise its max_connections, or lower DATABASE_POOL_SIZE of the services',
  '57P03': 'the server is starting or stopping; try again when it is up',
  ECONNREFUSED: 'nothing listens there; is the server running, are host and port right?',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host cannot be looked up at the moment',
  ETIMEDOUT: 'the host does not answer; is there a firewall between?',
  ECONNRESET: 'the server ended the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted; name its authority by sslrootcert=… in {variable}',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted; name its authority by sslrootcert=… in {variable}',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted; name its authority by sslrootcert=… in {variable}',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host; use the name in it',
};

function readCode(error: unknown): string {
  // A name with several addresses fails with all their failures.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : '';
}

function describeReason(error: unknown): string {
  const code = readCode(error);
  const advice = adviceByCode[code];
  if (advice !== undefined) return `${advice} (${code})`;
  const text = error instanceof Error ? error.message : 'unknown reason';
  if (text.includes('client password must be a string')) return 'the server asks for a password and none is given';
  return code === '' ? text : `${text} (${code})`;
}

/** Names the unusable database, the reason and the remedy; never the password. `variable` is where its address is from. */
export function describeConnectionFailure(url: string, error: unknown, variable = 'DATABASE_URL'): string {
  const { hostname, port, pathname, username, password, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  const user = username === '' ? '' : `${decodeURIComponent(username)}@`;
  const place = `${user}${host}:${port || '5432'}/${decodeURIComponent(pathname.slice(1))}`;
  const reason = describeReason(error).replaceAll('{variable}', variable);
  const isSecretSaid =
    password !== '' && [password, decodeURIComponent(password)].some((text) => reason.includes(text));
  return `The database ${place} cannot be used: ${isSecretSaid ? 'unknown reason' : reason}`;
}
