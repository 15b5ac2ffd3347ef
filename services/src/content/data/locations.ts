import type { SeedEntry } from '../store/seed-content.ts';
import { createPage, localize, type PickText } from './seed-builders.ts';

type ContactType = 'SalesAndService' | 'Production' | 'Distributor';

type LocationRow = readonly [
  slug: string,
  name: string,
  country: string,
  contactTypes: readonly ContactType[],
  /** Countries looked after besides its own. */
  countries: readonly string[],
  phone: string,
  email: string,
  latitude: number,
  longitude: number,
  city: string | readonly [en: string, de: string, ja: string, zh: string],
  address: string | readonly [en: string, de: string, ja: string, zh: string],
];

const sales = ['SalesAndService'] as const;
const salesAndProduction = ['SalesAndService', 'Production'] as const;
const distributor = ['Distributor'] as const;

// biome-ignore format: a flat table reads best with one location a line
const rows: readonly LocationRow[] = [
  ['winterthur', 'KMX AG', 'CH', salesAndProduction, ['LI'], '+41 52 000 12 00', 'contact@kmx.example', 47.502, 8.758, ['Winterthur', 'Winterthur', 'ヴィンタートゥール', '温特图尔'], 'Spulenweg 12, 8404 Winterthur'],
  ['nuremberg', 'KMX Deutschland GmbH', 'DE', sales, ['AT', 'NL'], '+49 30 23125 120', 'de@kmx.example', 49.452, 11.03, ['Nuremberg', 'Nürnberg', 'ニュルンベルク', '纽伦堡'], 'Litzenstrasse 8, 90431 Nürnberg'],
  ['elk-grove', 'KMX Americas Inc.', 'US', salesAndProduction, ['CA'], '+1 847 555 0120', 'us@kmx.example', 42.004, -87.97, ['Elk Grove, IL', 'Elk Grove, IL', 'エルクグローブ（イリノイ州）', '埃尔克格罗夫（伊利诺伊州）'], '410 Terminal Drive, Elk Grove, IL 60007'],
  ['queretaro', 'KMX México S. de R.L.', 'MX', sales, [], '+52 442 000 1200', 'mx@kmx.example', 20.588, -100.389, ['Querétaro', 'Querétaro', 'ケレタロ', '克雷塔罗'], 'Calle Conductores 27, 76220 Querétaro'],
  ['sao-paulo', 'Fio Técnico Ltda.', 'BR', distributor, ['AR', 'CL'], '+55 11 0000 1200', 'kmx@fiotecnico.example', -23.56, -46.65, ['São Paulo', 'São Paulo', 'サンパウロ', '圣保罗'], 'Rua dos Cabos 310, 04571-010 São Paulo'],
  ['yokohama', 'KMX Japan K.K.', 'JP', sales, ['KR'], '+81 3 0000 1200', 'jp@kmx.example', 35.507, 139.617, ['Yokohama', 'Yokohama', '横浜', '横滨'], ['9-4-1 Shin-Yokohama, Kohoku-ku, Yokohama', '9-4-1 Shin-Yokohama, Kohoku-ku, Yokohama', '神奈川県横浜市港北区新横浜9-4-1', '神奈川县横滨市港北区新横滨9-4-1']],
  ['shanghai', 'KMX (Shanghai) Co., Ltd.', 'CN', salesAndProduction, ['TW'], '+86 21 0000 1200', 'cn@kmx.example', 31.03, 121.22, ['Shanghai', 'Shanghai', '上海', '上海'], ['168 Xianshu Road, Songjiang, Shanghai', '168 Xianshu Road, Songjiang, Shanghai', '上海市松江区線束路168号', '上海市松江区线束路168号']],
  ['pune', 'KMX India Pvt. Ltd.', 'IN', sales, ['LK'], '+91 20 0000 1200', 'in@kmx.example', 18.52, 73.856, ['Pune', 'Pune', 'プネー', '浦那'], 'Plot 14, Harness Park, Chakan, Pune 410501'],
  ['lyon', 'KMX France SAS', 'FR', sales, ['BE', 'LU'], '+33 1 99 00 12 00', 'fr@kmx.example', 45.733, 4.84, ['Lyon', 'Lyon', 'リヨン', '里昂'], '14 rue du Toron, 69007 Lyon'],
  ['zaragoza', 'KMX Ibérica S.L.', 'ES', sales, ['PT'], '+34 976 000 120', 'es@kmx.example', 41.648, -0.889, ['Zaragoza', 'Saragossa', 'サラゴサ', '萨拉戈萨'], 'Calle del Cobre 5, 50197 Zaragoza'],
  ['coventry', 'KMX UK Ltd', 'GB', sales, ['IE'], '+44 1632 960120', 'uk@kmx.example', 52.387, -1.566, ['Coventry', 'Coventry', 'コヴェントリー', '考文垂'], '3 Ferrule Court, Coventry CV4 9XX'],
  ['brno', 'KMX Česko s.r.o.', 'CZ', salesAndProduction, ['SK', 'PL'], '+420 200 000 120', 'cz@kmx.example', 49.17, 16.61, ['Brno', 'Brünn', 'ブルノ', '布尔诺'], 'Vodičova 21, 619 00 Brno'],
  ['gyor', 'Vezeték Technika Kft.', 'HU', distributor, ['SI', 'HR'], '+36 96 000 120', 'kmx@vezetektechnika.example', 47.687, 17.65, ['Győr', 'Győr', 'ジェール', '杰尔'], 'Huzal utca 4, 9027 Győr'],
  ['timisoara', 'Cablu Serv SRL', 'RO', distributor, ['BG', 'RS'], '+40 256 000 120', 'kmx@cabluserv.example', 45.754, 21.225, ['Timișoara', 'Temeswar', 'ティミショアラ', '蒂米什瓦拉'], 'Strada Firului 18, 300011 Timișoara'],
  ['tangier', 'Faisceau Maroc SARL', 'MA', distributor, ['TN'], '+212 539 000 120', 'kmx@faisceaumaroc.example', 35.76, -5.834, ['Tangier', 'Tanger', 'タンジェ', '丹吉尔'], 'Zone franche, îlot 22, 90000 Tanger'],
  ['gqeberha', 'Cape Harness Supply (Pty) Ltd', 'ZA', distributor, ['NA'], '+27 41 000 1200', 'kmx@capeharness.example', -33.96, 25.6, ['Gqeberha', 'Gqeberha', 'ケベーハ', '格贝哈'], '7 Strand Road, Deal Party, Gqeberha 6001'],
  ['melbourne', 'Southern Wire Tools Pty Ltd', 'AU', distributor, ['NZ'], '+61 3 7010 1200', 'kmx@southernwire.example', -37.81, 144.96, ['Melbourne', 'Melbourne', 'メルボルン', '墨尔本'], '52 Ferrule Street, Dandenong VIC 3175'],
];

const pickAny = (text: PickText, value: LocationRow[9]) => (typeof value === 'string' ? value : text(...value));

/** Everywhere KMX or a partner sells, serves or builds; the first is the headquarters (PUB-031). */
export const locations: readonly SeedEntry[] = rows.map(
  ([slug, name, country, contactTypes, more, phone, email, latitude, longitude, city, address], place) => ({
    id: `location-${slug}`,
    model: 'Location',
    values: {
      slug,
      name,
      country,
      contactTypes,
      countries: [country, ...more],
      phone,
      email,
      latitude,
      longitude,
      isHeadquarters: place === 0,
    },
    localizations: localize((text) => ({ city: pickAny(text, city), address: pickAny(text, address) })),
  }),
);

/** The page that shows them all; its type makes it a map and a list. */
export const locationsPage: SeedEntry = createPage(
  'page-locations',
  { slug: 'locations', parentSlug: 'company', pageType: 'Locations' },
  localize((text) => ({
    title: text('Locations', 'Standorte', '拠点一覧', '全球网点'),
    description: text(
      'Eleven locations of our own and six partners sell, serve and build KMX machines. Whoever answers your call knows the machine in front of you.',
      'Elf eigene Standorte und sechs Partner verkaufen, betreuen und bauen KMX-Maschinen. Wer Ihren Anruf annimmt, kennt die Maschine, vor der Sie stehen.',
      '自社11拠点と6社のパートナーが、KMX製機械の販売・サービス・製造を担っています。お電話には、その機械を熟知した担当者がお答えします。',
      '十一个自有网点和六家合作伙伴负责KMX设备的销售、服务与制造。接听您电话的人，熟悉您面前的设备。',
    ),
    blocks: [],
  })),
);

/** The nearest of the locations, with the way to all of them. */
export function createLocationsBlock(text: PickText) {
  return {
    __typename: 'LocationsBlock',
    title: text('Close to your production', 'Nahe bei Ihrer Fertigung', 'お客様の生産現場の近くに', '贴近您的生产现场'),
    count: 6,
  };
}
