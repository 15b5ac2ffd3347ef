import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { findHost } from '@kmx/release-registry/active-set/release-host.ts';
import { verifyReleaseSet } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { createPreviewToken, maxPreviewMs } from '@kmx/release-registry/preview/preview-token.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { CommandResult } from './command-result.ts';
import { createEntryRule } from './entry-rule.ts';
import { NotDoneError, parseReleaseReference, type ReleaseArguments, UsageError } from './parse-arguments.ts';

interface PreviewContext {
  readonly registry: ReleaseRegistry;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const hourMs = 60 * 60 * 1000;

function parseHours(hours: number): number {
  if (hours > 0 && hours * hourMs <= maxPreviewMs) return hours * hourMs;
  throw new UsageError(`--hours takes 1 to ${maxPreviewMs / hourMs}`);
}

function parseAddress(text: string): URL {
  const address = URL.parse(text);
  if (address !== null && /^https?:$/.test(address.protocol)) return address;
  throw new UsageError(`${text} is not the address of a page`);
}

// A link that shows nothing would be found out by the person that it was sent to.
async function assertShowable(
  versions: Readonly<Record<string, string>>,
  { store, pointer, trustedKeys }: ReleaseRegistry,
): Promise<void> {
  const { set: active, unitEntries } = await pointer.readState();
  const rule = createEntryRule(trustedKeys, unitEntries);
  // What is active already stays, also when its entry was withdrawn.
  const describeMissing = (name: UnitName) => (versions[name] === undefined ? null : rule.describeMissing(name));
  try {
    const host = await findHost(active?.versions ?? {}, store);
    const options = { store, trustedKeys, unitEntries, describeMissing, host };
    await verifyReleaseSet({ ...active?.versions, ...versions }, options);
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError)) throw error;
    const own = error.reasons.filter(({ name, version }) => versions[name] === version);
    if (own.length > 0) throw new ReleaseRefusedError(own);
  }
}

/** `preview`: a link that shows versions of remotes to the person who opens it, before they are active (REL-10). */
export async function preview(
  { operands, hours, at }: ReleaseArguments,
  { registry, environment }: PreviewContext,
): Promise<CommandResult> {
  const releases = operands.map(parseReleaseReference);
  if (releases.length === 0) throw new UsageError('preview needs at least one remote@version');
  const shell = releases.find(({ name }) => name === 'shell');
  if (shell) throw new UsageError('a shell cannot be previewed: its server half is the running process');
  const { signingKeys, trustedKeys } = registry;
  if (!signingKeys || trustedKeys === null)
    throw new NotDoneError('A preview is signed, and this registry has no keys: set RELEASE_PUBLIC_KEY(S).');
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const address = parseAddress(at ?? environment['PUBLIC_ORIGIN'] ?? 'http://localhost:3000');
  const expires = Date.now() + parseHours(hours);
  await assertShowable(versions, registry);
  address.searchParams.set('releasePreview', createPreviewToken({ versions, expires }, signingKeys));
  const until = new Date(expires).toISOString();
  return {
    message: `Whoever opens this link sees ${operands.join(' ')} until ${until}:\n${address.href}`,
    data: { url: address.href, versions, expires: until },
  };
}
