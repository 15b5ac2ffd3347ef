import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import type { LinkSource, NavigationSource } from '../../../site/navigation-source.ts';
import type { CatalogueTarget } from '../../../site/resolve-link.ts';
import { system } from '../../../site/system-data.fixture.ts';
import type { LinkedTargets } from './load-linked-targets.ts';
import { createNavigationKeeper } from './navigation-keeper.ts';

const contactLink: LinkSource = {
  text: '{{name}}',
  path: null,
  url: null,
  page: null,
  productSlug: 'alpha',
  serviceSlug: null,
  openInNewTab: false,
};
const source: NavigationSource = {
  header: { theme: 'Default', hidden: false, homeItems: [], topItems: [] },
  footer: { locale: 'de', theme: 'Default', contactLink, sections: [] },
};

function createInput(target: CatalogueTarget, countryCode: 'CH' | 'DE' = 'CH') {
  const locale = createLocale('de', countryCode);
  return {
    source,
    system,
    locale,
    urlPrefix: `/${locale.urlCode}`,
    findTarget: async () => target,
    createLinkContext: (targets: LinkedTargets) => ({
      urlPrefix: `/${locale.urlCode}`,
      siteId: 'main',
      ...targets,
      findSitePrefix: () => null,
    }),
  };
}

const alpha = { name: 'Alpha 550', route: '/products/alpha' };

it('SRV-024 gives requests of one locale the same navigation while content stays the same', async () => {
  const keep = createNavigationKeeper();
  const navigation = await keep(createInput(alpha));
  expect(await keep(createInput({ ...alpha }))).toBe(navigation);
  expect((await keep(createInput(alpha, 'DE'))).footer.contactLink?.href).toBe('/de-de/products/alpha');
  expect(await keep({ ...createInput(alpha), source: { ...source } })).not.toBe(navigation);
  expect(await keep({ ...createInput(alpha), system: { ...system } })).not.toBe(navigation);
});

it('PUB-006 shows the new name of a linked product immediately', async () => {
  const keep = createNavigationKeeper();
  await keep(createInput(alpha));
  const { footer } = await keep(createInput({ ...alpha, name: 'Alpha 560' }));
  expect(footer.contactLink?.text).toBe('Alpha 560');
});
