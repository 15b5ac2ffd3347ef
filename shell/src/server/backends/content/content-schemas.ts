import * as v from 'valibot';

const flag = v.nullable(v.boolean(), false);
const text = v.nullable(v.string());
const shownText = v.nullable(v.string(), '');
// Editors leave a blank behind where they clear a field.
const filledText = v.pipe(
  text,
  v.transform((value) => value?.trim() || null),
);
const codes = v.array(v.string());
const localizedNames = v.pipe(
  v.array(v.object({ locale: v.string(), name: text })),
  v.transform((names) => Object.fromEntries(names.map(({ locale, name }) => [locale, name ?? '']))),
);
const reference = v.nullable(v.object({ id: v.string() }));

const countrySchema = v.object({
  countryCode: v.pipe(v.string(), v.toUpperCase()),
  hidden: flag,
  supportedLanguages: codes,
  defaultLanguage: v.nullable(v.string(), 'en'),
  defaultMeasurementSystem: v.nullable(v.picklist(['Metric', 'Imperial'])),
  localizations: localizedNames,
});

const siteSchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: filledText,
  internationalOnly: flag,
  hideSideButtons: flag,
  enableCutFont: flag,
  localeAdjustments: v.nullable(v.object({ add: v.optional(codes, []), drop: v.optional(codes, []) })),
  domains: v.array(v.object({ host: v.pipe(v.string(), v.trim(), v.toLowerCase()), slug: filledText })),
  headerNavigation: reference,
  footerNavigation: reference,
});

/** Answer of the system query (SYS-018..021). */
export const systemSchema = v.object({
  countries: v.array(countrySchema),
  countriesFrom100: v.array(countrySchema),
  countriesFrom200: v.array(countrySchema),
  languages: v.array(
    v.object({
      languageCode: v.string(),
      defaultCountry: v.nullable(v.string(), 'ALL'),
      localizations: localizedNames,
    }),
  ),
  sites: v.array(siteSchema),
});

/** A page as a link or `?direct` refers to it; missing parents are the home page (SYS-006). */
const pageEntries = {
  id: v.string(),
  slug: v.string(),
  parentSlug: v.pipe(
    filledText,
    v.transform((value) => value ?? 'home'),
  ),
  site: reference,
};
const pageSchema = v.pipe(
  v.object(pageEntries),
  v.transform(({ site, ...page }) => ({ ...page, siteId: site?.id ?? null })),
);

export const linkSchema = v.object({
  text,
  path: filledText,
  url: filledText,
  page: v.nullable(pageSchema),
  productSlug: filledText,
  serviceSlug: filledText,
  openInNewTab: flag,
});

/** A picture without size would move the page when it loads, so it gets a common one. */
export const pictureSchema = v.object({
  url: v.string(),
  width: v.nullable(v.number(), 1200),
  height: v.nullable(v.number(), 800),
  alternativeText: shownText,
});

const itemEntries = {
  id: v.string(),
  locale: v.string(),
  title: shownText,
  breadcrumbOverride: filledText,
  countries: v.nullable(codes, []),
  path: filledText,
  target: filledText,
  hidden: flag,
  hideSubItems: flag,
  marketingTitle: filledText,
  marketingDescription: filledText,
  marketingImage: v.nullable(v.object({ url: v.string() })),
  marketingSection: v.nullable(
    v.object({ logo: v.nullable(pictureSchema), backgroundColor: filledText, link: v.nullable(linkSchema) }),
  ),
  page: v.nullable(pageSchema),
};
const leafSchema = v.object(itemEntries);
const branchSchema = v.object({ ...itemEntries, items: v.array(leafSchema) });
export const itemSchema = v.object({
  ...itemEntries,
  items: v.array(branchSchema),
  sections: v.array(v.object({ title: shownText, items: v.array(leafSchema) })),
});

const theme = v.pipe(
  filledText,
  v.transform((value) => value ?? 'Default'),
);

/** Answer of the navigation query (SYS-044..047). */
export const navigationSchema = v.object({
  site: v.nullable(
    v.object({
      headerNavigation: v.nullable(
        v.object({ theme, hidden: flag, homeItems: v.array(itemSchema), topItems: v.array(itemSchema) }),
      ),
      footerNavigation: v.nullable(
        v.object({
          locale: v.string(),
          theme,
          contactLink: v.nullable(linkSchema),
          sections: v.array(
            v.object({
              title: shownText,
              links: v.array(linkSchema),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Answer of the redirect query (SYS-052). */
export const redirectsSchema = v.object({
  systemRedirects: v.array(v.object({ previousUrl: v.string(), link: v.nullable(linkSchema) })),
});

/** Answer of the query of all old URLs, by alias. */
export const previousUrlsSchema = v.record(v.string(), v.array(v.object({ previousUrl: v.string() })));

const slugged = v.nullable(v.object({ slug: v.string() }));

/** Answer of the page address query. */
export const pageAddressSchema = v.object({
  story: slugged,
  mediaRelease: slugged,
  whitepaper: slugged,
  annualReport: slugged,
  storyContact: slugged,
  page: v.nullable(
    v.pipe(
      v.object({ ...pageEntries, mainSiteOnly: flag }),
      v.transform(({ site, ...page }) => ({ ...page, siteId: site?.id ?? null })),
    ),
  ),
});
