import { expect, it } from 'vitest';
import { createMountTable } from '../../site/mount-table.ts';
import { createSpeculationRules } from './speculation-rules.ts';

it('SRV-074 only published content is prerendered, and no application, which would begin a sign-in', () => {
  const place = { sites: 'all', hasChrome: true } as const;
  const mounts = createMountTable([
    { name: 'remote-public', mounts: [{ ...place, path: '/', isLocalized: true, kind: 'site' }] },
    { name: 'remote-portal', mounts: [{ ...place, path: '/mykomax', isLocalized: true, kind: 'application' }] },
    {
      name: 'remote-styleguide',
      mounts: [{ ...place, path: '/style-guide', isLocalized: false, kind: 'application' }],
    },
  ]);
  const [rule] = createSpeculationRules(mounts).prerender;
  const excluded = rule?.where.and.flatMap((part) => ('not' in part ? part.not.href_matches : []));
  expect(excluded).toEqual(
    expect.arrayContaining(['/*/mykomax', '/*/mykomax/*', '/style-guide', '/style-guide/*', '/api/*']),
  );
  expect(excluded).not.toContain('/*/');
  expect(createSpeculationRules(mounts)).toBe(createSpeculationRules(mounts));
});
