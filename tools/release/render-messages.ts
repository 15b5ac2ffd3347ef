import type { ReleaseHistoryEntry } from '@kmx/release-registry/pointer/release-pointer.ts';
import type { RefusalReason } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseReference, ReleaseVersions } from '@kmx/release-registry/release/release-reference.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { PublishResult } from './publish-build.ts';

function renderVersions(versions: ReleaseVersions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
}

/** One line for a set: its build id and its releases. */
export function renderSet(set: ReleaseSet): string {
  return `build ${set.buildId}: ${renderVersions(set.versions)}`;
}

/** One line for a publication. */
export function renderPublished({ name, version, state, files, bytes, sameAs }: PublishResult): string {
  const verb = state === 'published' ? 'Published' : 'Already published:';
  const note = sameAs === null ? '' : `, the same files as ${name}@${sameAs}: nothing new is in it`;
  return `${verb} ${name}@${version} (${files} files, ${Math.ceil(bytes / 1024)} kB)${note}`;
}

/** One line for each release, the active ones marked. */
export function renderList(
  releases: readonly (ReleaseReference & { readonly isActive: boolean })[],
  active: ReleaseSet | null,
): string {
  const lines = releases.map(({ name, version, isActive }) => `${isActive ? '*' : ' '} ${name}@${version}`);
  const head = active === null ? 'No set is active.' : `Active build ${active.buildId}, since ${active.activatedAt}.`;
  return [head, ...(lines.length > 0 ? lines : ['Nothing was published yet.'])].join('\n');
}

/** One line for each change of the set, oldest first. */
export function renderHistory(entries: readonly ReleaseHistoryEntry[]): string {
  const lines = entries.map(
    (entry) =>
      `${entry.revision}  ${entry.activatedAt}  ${entry.kind}  ${renderSet(entry)}  by ${entry.by}: ${entry.reason}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'No set was ever active.';
}

/** One line for each reason of a refusal. */
export function renderRefusal(reasons: readonly RefusalReason[]): string {
  const lines = reasons.map(({ name, version, code, detail }) => `  ${name}@${version}  ${code}  ${detail}`);
  return ['Refused:', ...lines].join('\n');
}
