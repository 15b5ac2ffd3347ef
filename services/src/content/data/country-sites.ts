import type { SeedEntry } from '../store/seed-content.ts';
import { createHeroBlock, createTextBlock } from './blocks.ts';
import { createPage } from './seed-builders.ts';

interface CountrySiteText {
  readonly language: string;
  readonly home: string;
  readonly service: string;
  readonly contact: string;
  readonly legal: string;
  readonly imprint: string;
  readonly overline: string;
  readonly title: string;
  readonly lead: string;
  readonly serviceBody: string;
}

const french: CountrySiteText = {
  language: 'fr',
  home: 'Accueil',
  service: 'Service après-vente',
  contact: 'Parler à un spécialiste',
  legal: 'Mentions légales',
  imprint: 'Éditeur',
  overline: 'KMX France',
  title: 'Chaque sertissage, une mesure',
  lead: 'Depuis Lyon, douze techniciens mettent en service, entretiennent et étalonnent les machines KMX dans toute la France.',
  serviceBody:
    'Une machine arrêtée ? Notez le **numéro de série** indiqué près de l’interrupteur principal et écrivez-nous : un spécialiste de cette machine vous répond sous 24 heures.\n\n- mise en service avec vos fils et vos contacts\n- entretien selon le nombre de cycles\n- étalonnage avec certificat traçable',
};

const frenchSiteInEnglish: CountrySiteText = {
  language: 'en',
  home: 'Home',
  service: 'Service',
  contact: 'Talk to a specialist',
  legal: 'Legal',
  imprint: 'Imprint',
  overline: 'KMX France',
  title: 'Every crimp, a measurement',
  lead: 'From Lyon, twelve technicians commission, maintain and calibrate KMX machines all over France.',
  serviceBody:
    'Is a machine standing still? Note the **serial number** beside the main switch and write to us: a specialist for that machine replies within 24 hours.\n\n- commissioning with your wires and terminals\n- maintenance by cycle count\n- calibration with a traceable certificate',
};

const spanish: CountrySiteText = {
  language: 'es',
  home: 'Inicio',
  service: 'Servicio técnico',
  contact: 'Hablar con un especialista',
  legal: 'Aviso legal',
  imprint: 'Editor',
  overline: 'KMX Ibérica',
  title: 'Cada crimpado, un dato medido',
  lead: 'Cortamos, pelamos, crimpamos y comprobamos cables: máquinas suizas con servicio técnico en España y Portugal.',
  serviceBody:
    '¿Una máquina parada? Anote el **número de serie** junto al interruptor principal y escríbanos: responde un especialista de esa máquina en 24 horas.\n\n- puesta en marcha con sus cables y terminales\n- mantenimiento según ciclos\n- calibración con certificado trazable',
};

interface MoreItem {
  readonly slug: string;
  readonly titles: Readonly<Record<string, string>>;
}

function createCountrySite(
  key: string,
  image: string,
  texts: readonly CountrySiteText[],
  more: MoreItem,
): readonly SeedEntry[] {
  function localizeSite(write: (text: CountrySiteText) => Readonly<Record<string, unknown>>) {
    return Object.fromEntries(texts.map((text) => [text.language, write(text)]));
  }
  const item = { countries: [], hidden: false, hideSubItems: false, items: [] };
  const topItems = [`nav-${key}-home`, `nav-${key}-service`, `nav-${key}-${more.slug}`];
  const site = `site-${key}`;
  return [
    {
      id: `nav-${key}-home`,
      model: 'NavigationItem',
      values: { ...item, path: '/' },
      localizations: localizeSite((text) => ({ title: text.home })),
    },
    {
      id: `nav-${key}-service`,
      model: 'NavigationItem',
      values: { ...item, path: '/service' },
      localizations: localizeSite((text) => ({ title: text.service })),
    },
    {
      id: `nav-${key}-${more.slug}`,
      model: 'NavigationItem',
      values: { ...item, path: `/${more.slug}` },
      localizations: localizeSite((text) => ({ title: more.titles[text.language] ?? '' })),
    },
    {
      id: `header-${key}`,
      model: 'HeaderNavigation',
      values: { theme: 'Default', hidden: false, homeItems: [`nav-${key}-home`], topItems },
    },
    {
      id: `footer-${key}`,
      model: 'FooterNavigation',
      values: { theme: 'Default' },
      localizations: localizeSite((text) => ({
        contactLink: { text: text.contact, path: '/service' },
        sections: [{ title: text.legal, links: [{ text: text.imprint, page: 'page-imprint' }] }],
      })),
    },
    createPage(
      `page-${key}-home`,
      { slug: 'home', site, alternateGroup: 'home', translationSourceLanguage: texts[0]?.language ?? 'en' },
      localizeSite((text) => ({
        title: text.overline,
        description: text.lead,
        blocks: [createHeroBlock(text.overline, text.title, text.lead, image)],
      })),
    ),
    createPage(
      `page-${key}-service`,
      { slug: 'service', site, translationSourceLanguage: texts[0]?.language ?? 'en' },
      localizeSite((text) => ({
        title: text.service,
        description: text.lead,
        blocks: [createTextBlock(text.service, text.serviceBody)],
      })),
    ),
  ];
}

/** The French site (adds fr, drops de) and the Iberian one (adds es, drops de and en). */
export const countrySites: readonly SeedEntry[] = [
  ...createCountrySite('france', 'company', [french, frenchSiteInEnglish], {
    slug: 'calibration',
    titles: { fr: 'Étalonnage', en: 'Calibration' },
  }),
  ...createCountrySite('iberica', 'service', [spanish], { slug: 'formacion', titles: { es: 'Formación' } }),
];
