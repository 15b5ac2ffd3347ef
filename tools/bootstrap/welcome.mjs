import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';

/** The message when everything is ready: the addresses, the sample accounts and the location of the logs. */
export async function renderWelcome({ environment, dataDirectory, editorPassword, isLocal }) {
  const origin = environment.PUBLIC_ORIGIN;
  const lines = ['', `KMX is ready: ${origin}`];
  if (isLocal) lines.push(`  second site:  ${origin.replace('//localhost', '//crimp.localhost')}`);
  // The services may be real systems without sample accounts; then there is nothing to show.
  const samples = isLocal ? await import('@kmx/services/sample/sample-accounts.ts').catch(() => null) : null;
  if (samples) {
    lines.push('', `Sample accounts of MyKomax (password ${samples.samplePassword}):`);
    for (const { email, fullName } of samples.sampleAccounts) lines.push(`  ${email.padEnd(32)}${fullName}`);
  }
  if (samples && environment.HOST && !isLocalOrigin(`http://${environment.HOST}`)) {
    lines.push('', `Others can reach ${environment.HOST}: these accounts are open to everybody there.`);
  }
  if (!isLocal) lines.push('', 'No account yet? Stop this, then: npm run accounts -- create-admin EMAIL');
  if (editorPassword) lines.push('', `Password of the editor area: ${editorPassword}`);
  lines.push('', `Logs: ${dataDirectory}/logs. Stop with Ctrl+C.`);
  return lines.join('\n');
}
