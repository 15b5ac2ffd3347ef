import type { SeedEntry } from '../store/seed-content.ts';
import { createTextBlock } from './blocks.ts';
import { createPage, localize } from './seed-builders.ts';

const stories = createPage(
  'page-stories',
  { slug: 'stories', pageType: 'Stories' },
  localize((text) => ({
    title: text('Stories', 'Storys', 'ストーリー', '故事'),
    description: text(
      'How manufacturers solve problems of wire processing, told from the shop floor.',
      'Wie Hersteller Aufgaben der Leitungsverarbeitung lösen, erzählt aus der Fertigung.',
      '電線加工の課題を製造現場がどう解決したか。',
      '制造企业如何解决线束加工难题，来自生产一线的讲述。',
    ),
    blocks: [],
  })),
);

const errorPage = createPage(
  'page-error',
  { slug: 'error', pageType: 'Error', noIndex: true },
  localize((text) => ({
    title: text('This page does not exist', 'Diese Seite gibt es nicht', 'ページが見つかりません', '页面不存在'),
    description: text('Page not found', 'Seite nicht gefunden', 'ページが見つかりません', '未找到页面'),
    blocks: [
      createTextBlock(
        text('Lost the thread?', 'Faden verloren?', 'お探しのページがありません', '断了线索？'),
        text(
          'The address may have changed. The [products](/products), the [services](/services) and the [contact page](/contact) are where most visitors wanted to go.',
          'Die Adresse hat vielleicht geändert. Die meisten suchen die [Produkte](/products), die [Services](/services) oder den [Kontakt](/contact).',
          'URLが変更された可能性があります。[製品](/products)、[サービス](/services)、[お問い合わせ](/contact)からお探しください。',
          '地址可能已更改。多数访客要找的是[产品](/products)、[服务](/services)或[联系方式](/contact)。',
        ),
      ),
    ],
  })),
);

const privacy = createPage(
  'page-privacy',
  { slug: 'privacy' },
  localize((text) => ({
    title: text('Privacy', 'Datenschutz', 'プライバシー', '隐私'),
    description: text(
      'How KMX handles personal data.',
      'Wie KMX mit Personendaten umgeht.',
      'KMXの個人データの取り扱い。',
      'KMX如何处理个人数据。',
    ),
    blocks: [
      createTextBlock(
        text('Short and binding', 'Kurz und verbindlich', '簡潔かつ確実に', '简明且具约束力'),
        text(
          'This site stores your language choice and, if you use it, your comparison list, both in your own browser. What you send with a form is used to answer you and is deleted after 24 months without contact.\n\n### Your rights\n\nYou may ask what we hold about you, have it corrected or deleted: [privacy@kmx.example](mailto:privacy@kmx.example).\n\n_KMX and this site are invented; no data is collected._',
          'Diese Website speichert Ihre Sprachwahl und, falls Sie ihn nutzen, den Vergleich, beides in Ihrem Browser. Formularangaben dienen der Antwort und werden nach 24 Monaten ohne Kontakt gelöscht.\n\n### Ihre Rechte\n\nSie können Auskunft, Berichtigung oder Löschung verlangen: [privacy@kmx.example](mailto:privacy@kmx.example).\n\n_KMX und diese Website sind erfunden; es werden keine Daten erhoben._',
          '本サイトは言語設定と比較リスト（利用時）をお使いのブラウザに保存します。フォームの内容は回答にのみ使用し、24か月間ご連絡がない場合は削除します。\n\n### お客様の権利\n\n開示・訂正・削除のご請求は [privacy@kmx.example](mailto:privacy@kmx.example) まで。\n\n_KMXおよび本サイトは架空のものであり、データは収集していません。_',
          '本网站仅在您的浏览器中保存语言选择及对比清单（如使用）。表单内容只用于答复，24个月无联系即删除。\n\n### 您的权利\n\n如需查询、更正或删除，请联系 [privacy@kmx.example](mailto:privacy@kmx.example)。\n\n_KMX及本网站均为虚构，不收集任何数据。_',
        ),
      ),
    ],
  })),
);

const imprint = createPage(
  'page-imprint',
  { slug: 'imprint' },
  localize((text) => ({
    title: text('Imprint', 'Impressum', '運営者情報', '网站信息'),
    description: text(
      'Publisher of this website.',
      'Herausgeberin dieser Website.',
      '本サイトの運営者。',
      '本网站的运营者。',
    ),
    blocks: [
      createTextBlock(
        text('Publisher', 'Herausgeberin', '運営者', '运营者'),
        text(
          'KMX AG, Spulenweg 12, 8404 Winterthur, Switzerland\n\nRegistered office Winterthur. KMX is an invented company that shows what this software can do; names, addresses and numbers are fictitious.',
          'KMX AG, Spulenweg 12, 8404 Winterthur, Schweiz\n\nSitz in Winterthur. KMX ist ein erfundenes Unternehmen und zeigt, was diese Software kann; Namen, Adressen und Nummern sind fiktiv.',
          'KMX AG（スイス、8404 ヴィンタートゥール、Spulenweg 12）\n\n本店所在地：ヴィンタートゥール。KMXは本ソフトウェアを紹介するための架空の企業であり、名称・住所・番号はすべて架空です。',
          'KMX AG，瑞士温特图尔8404，Spulenweg 12\n\n注册地：温特图尔。KMX为展示本软件而虚构的公司，名称、地址与号码均为虚构。',
        ),
      ),
    ],
  })),
);

/** Pages the product itself refers to: stories overview, error page, legal pages. */
export const systemPages: readonly SeedEntry[] = [stories, errorPage, privacy, imprint];
