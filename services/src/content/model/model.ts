import { components } from './components.ts';
import { locationModels } from './location-models.ts';
import { mediaBlockNames, mediaModels } from './media-models.ts';
import { type ContentModel, createScalarField as scalar, createTypedField as typed } from './model-types.ts';
import { storyModels } from './story-models.ts';
import { systemEnums, systemModels } from './system-models.ts';

const localized = { localized: true } as const;
const stringList = { list: true, required: true } as const;

/** The content model of KMX; the first locale is the default one (HY-30). */
export const contentModel: ContentModel = {
  locales: ['en', 'de', 'cs', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'],
  enums: {
    MeasurementSystem: ['Metric', 'Imperial'],
    Protection: ['none', 'password', 'role'],
    // One for all blocks: a query that selects `layout` of several kinds of blocks needs one type.
    BlockLayout: ['Default', 'Stretched', 'StretchedVideo', 'BreakOut', 'Inline', 'Aside', 'AsideSquare', 'AsideVideo'],
    TranslationState: ['MarkedForTranslation', 'InProgress', 'Translated'],
    ContactType: ['SalesAndService', 'Production', 'Distributor'],
    ...systemEnums,
  },
  unions: {
    PageBlock: [
      'HeroBlock',
      'TextBlock',
      'ImageBlock',
      'TeaserBlock',
      'NumbersBlock',
      'QuoteBlock',
      'TaskBlock',
      'LocationsBlock',
      'StoriesBlock',
      ...mediaBlockNames,
      'VideoBlock',
      'GalleryBlock',
      'AccordionBlock',
      'TableBlock',
      'TimelineBlock',
      'StepsBlock',
      'LinkListBlock',
      'ProductsBlock',
      'ContactBlock',
    ],
  },
  components,
  models: [
    {
      name: 'Asset',
      plural: 'assets',
      fields: [
        scalar('fileName', 'String', { required: true }),
        scalar('handle', 'String'),
        scalar('mimeType', 'String'),
        scalar('size', 'Float'),
        scalar('width', 'Float'),
        scalar('height', 'Float'),
        scalar('url', 'String', { required: true }),
        scalar('dominantColor', 'String'),
        scalar('alternativeText', 'String', localized),
      ],
    },
    {
      name: 'Country',
      plural: 'countries',
      fields: [
        scalar('countryCode', 'String', { required: true, unique: true }),
        scalar('hidden', 'Boolean'),
        scalar('supportedLanguages', 'String', stringList),
        scalar('defaultLanguage', 'String'),
        typed('enum', 'defaultMeasurementSystem', 'MeasurementSystem'),
        scalar('name', 'String', localized),
      ],
    },
    {
      name: 'Language',
      plural: 'languages',
      fields: [
        scalar('languageCode', 'String', { required: true, unique: true }),
        scalar('defaultCountry', 'String'),
        scalar('name', 'String', localized),
      ],
    },
    {
      name: 'Site',
      plural: 'sites',
      fields: [
        scalar('name', 'String', { required: true }),
        scalar('slug', 'String', { unique: true }),
        scalar('internationalOnly', 'Boolean'),
        scalar('hideSideButtons', 'Boolean'),
        scalar('enableCutFont', 'Boolean'),
        scalar('localeAdjustments', 'Json'),
        typed('component', 'domains', 'SiteDomain', { list: true }),
        typed('relation', 'headerNavigation', 'HeaderNavigation'),
        typed('relation', 'footerNavigation', 'FooterNavigation'),
      ],
    },
    {
      name: 'HeaderNavigation',
      plural: 'headerNavigations',
      fields: [
        scalar('theme', 'String'),
        scalar('hidden', 'Boolean'),
        typed('relation', 'homeItems', 'NavigationItem', { list: true }),
        typed('relation', 'topItems', 'NavigationItem', { list: true }),
      ],
    },
    {
      name: 'FooterNavigation',
      plural: 'footerNavigations',
      fields: [
        scalar('theme', 'String'),
        typed('component', 'contactLink', 'Link', localized),
        typed('component', 'sections', 'FooterSection', { list: true, localized: true }),
      ],
    },
    {
      name: 'NavigationItem',
      plural: 'navigationItems',
      fields: [
        scalar('title', 'String', localized),
        scalar('breadcrumbOverride', 'String', localized),
        typed('relation', 'items', 'NavigationItem', { list: true }),
        scalar('countries', 'String', stringList),
        scalar('path', 'String'),
        typed('relation', 'page', 'Page'),
        scalar('target', 'String'),
        scalar('hidden', 'Boolean'),
        scalar('hideSubItems', 'Boolean'),
        scalar('marketingTitle', 'String', localized),
        scalar('marketingDescription', 'String', localized),
        typed('relation', 'marketingImage', 'Asset'),
        typed('component', 'marketingSection', 'MarketingSection', localized),
        typed('component', 'sections', 'NavigationSection', { list: true, localized: true }),
      ],
    },
    {
      name: 'Page',
      plural: 'pages',
      fields: [
        scalar('slug', 'String', { required: true }),
        scalar('parentSlug', 'String', { default: 'home' }),
        // A page of no site is nowhere.
        typed('relation', 'site', 'Site', { defaultWhere: { slug: null } }),
        scalar('title', 'String', { localized: true, needed: true }),
        scalar('pageType', 'String', { default: 'Content' }),
        scalar('theme', 'String', { default: 'Default' }),
        scalar('description', 'String', localized),
        scalar('languages', 'String', stringList),
        scalar('countries', 'String', stringList),
        scalar('mainSiteOnly', 'Boolean'),
        scalar('alternateGroup', 'String'),
        typed('enum', 'protection', 'Protection'),
        scalar('passwordHash', 'String', { secret: true }),
        scalar('roles', 'String', stringList),
        scalar('noIndex', 'Boolean'),
        scalar('translationSourceLanguage', 'String', { default: 'en' }),
        typed('relation', 'translationTargetLanguages', 'TranslationTarget', { list: true }),
        typed('union', 'blocks', 'PageBlock', { list: true, localized: true }),
      ],
    },
    {
      // A language into which a page is translated, and its state (SYS-043).
      name: 'TranslationTarget',
      plural: 'translationTargets',
      fields: [
        scalar('language', 'String', { required: true }),
        typed('enum', 'translationState', 'TranslationState'),
        scalar('exportedAt', 'DateTime'),
        scalar('importedAt', 'DateTime'),
      ],
    },
    ...storyModels,
    ...locationModels,
    ...mediaModels,
    {
      name: 'SystemRedirect',
      plural: 'systemRedirects',
      fields: [scalar('previousUrl', 'String', { required: true, unique: true }), typed('component', 'link', 'Link')],
    },
    {
      name: 'NewsFeedItem',
      plural: 'newsFeedItems',
      fields: [
        scalar('title', 'String', { localized: true, needed: true }),
        scalar('text', 'String', localized),
        scalar('publicationDate', 'DateTime'),
        typed('component', 'link', 'Link', localized),
        typed('relation', 'image', 'Asset'),
      ],
    },
    ...systemModels,
  ],
};
