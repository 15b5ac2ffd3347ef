import { parseMarkdown } from '../../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../../store/seed-content.ts';
import { createHeroBlock, createTextBlock } from '../blocks.ts';
import { createPage, localize, type PickText } from '../seed-builders.ts';

const mediaReleasesPage = createPage(
  'page-media-releases',
  { slug: 'media-releases', pageType: 'MediaReleases' },
  localize((text) => ({
    title: text('Media releases', 'Medienmitteilungen', 'プレスリリース', '新闻稿'),
    description: text(
      'Announcements of KMX, ad hoc announcements included. Journalists reach us on the same day.',
      'Mitteilungen von KMX einschliesslich Ad-hoc-Mitteilungen. Medienschaffende erreichen uns am selben Tag.',
      'KMXの発表資料。適時開示も含みます。報道関係の方には当日中にお返事します。',
      'KMX公告，含特别公告。媒体垂询当日答复。',
    ),
    blocks: [],
  })),
);

function createNumbers(text: PickText) {
  const year = text('in 2025', 'im Jahr 2025', '2025年', '2025年');
  return {
    __typename: 'NumbersBlock',
    title: text('2025 in four figures', '2025 in vier Zahlen', '数字で見る2025年', '2025年四项数据'),
    items: [
      {
        value: '446.2',
        unit: text('CHF m', 'Mio. CHF', '百万CHF', '百万瑞郎'),
        label: text(`net sales ${year}`, `Umsatz ${year}`, `売上高（${year}）`, `净销售额（${year}）`),
      },
      {
        value: '12.4',
        unit: '%',
        label: text('operating margin', 'Betriebsmarge', '営業利益率', '营业利润率'),
      },
      {
        value: '6.50',
        unit: 'CHF',
        label: text('dividend per share', 'Dividende pro Aktie', '1株当たり配当', '每股股息'),
      },
      {
        value: '62',
        unit: '%',
        label: text('of the net result paid out', 'des Reingewinns ausgeschüttet', '配当性向', '派息率'),
      },
    ],
  };
}

function createCalendar(text: PickText) {
  const place = text('Winterthur', 'Winterthur', 'ヴィンタートゥール', '温特图尔');
  const online = text('Conference call', 'Telefonkonferenz', '電話会議', '电话会议');
  return {
    __typename: 'CalendarBlock',
    title: text('Dates', 'Termine', '日程', '日程'),
    dates: [
      {
        date: '2027-03-11T07:00:00.000Z',
        title: text('Annual results 2026', 'Jahresergebnis 2026', '2026年通期業績発表', '2026年度业绩发布'),
        place,
      },
      {
        date: '2027-04-27T14:00:00.000Z',
        title: text('Annual general meeting', 'Generalversammlung', '定時株主総会', '股东大会'),
        place,
      },
      {
        date: '2027-05-04T07:00:00.000Z',
        title: text('Payment of the dividend', 'Auszahlung der Dividende', '配当金支払', '派息日'),
        place: null,
      },
      {
        date: '2027-08-19T05:00:00.000Z',
        title: text('Half-year results 2027', 'Halbjahresergebnis 2027', '2027年上期業績発表', '2027年半年业绩发布'),
        place: online,
      },
    ],
  };
}

const investors = createPage(
  'page-investors',
  { slug: 'investors', parentSlug: 'company', pageType: 'Investors' },
  localize((text) => ({
    title: text('Investors', 'Investoren', '株主・投資家情報', '投资者关系'),
    description: text(
      'Key figures, dates, ad hoc announcements and reports of KMX AG.',
      'Kennzahlen, Termine, Ad-hoc-Mitteilungen und Berichte der KMX AG.',
      'KMX AGの主要指標、日程、適時開示、報告書。',
      'KMX AG的关键数据、日程、特别公告与报告。',
    ),
    blocks: [
      createHeroBlock(
        text('Investors', 'Investoren', '株主・投資家情報', '投资者关系'),
        text(
          'Patient capital, measured results',
          'Geduldiges Kapital, gemessene Resultate',
          '息の長い資本、測れる成果',
          '耐心的资本，可测的成果',
        ),
        text(
          'KMX has been listed since 1998. Just over half of the shares belong to the families of the founders and to employees.',
          'KMX ist seit 1998 kotiert. Etwas mehr als die Hälfte der Aktien gehört den Gründerfamilien und den Mitarbeitenden.',
          'KMXは1998年に上場しました。株式の過半は創業家と従業員が保有しています。',
          'KMX自1998年上市，创始家族与员工持有略过半数股份。',
        ),
        'investors',
      ),
      createNumbers(text),
      {
        __typename: 'DownloadsBlock',
        title: text('Reports', 'Berichte', '報告書', '报告'),
        intro: parseMarkdown(
          text(
            'The annual report can also be read [as a page](/company/investors/annual-report-2025).',
            'Den Geschäftsbericht gibt es auch [als Seite](/company/investors/annual-report-2025).',
            '年次報告書は[ウェブページ](/company/investors/annual-report-2025)でもご覧いただけます。',
            '年度报告也可[在线阅读](/company/investors/annual-report-2025)。',
          ),
        ),
        files: ['file-annual-report-2025', 'file-release-half-year-results-2026'],
      },
      createCalendar(text),
      {
        __typename: 'MediaReleasesBlock',
        title: text('Ad hoc announcements', 'Ad-hoc-Mitteilungen', '適時開示', '特别公告'),
        count: 4,
        adhocOnly: true,
      },
      createTextBlock(
        text('The share', 'Die Aktie', '株式について', '股票信息'),
        text(
          '- Registered share, nominal value CHF 10, symbol KMXN\n- 4,000,000 shares, one vote each\n- Dividend for 2025: CHF 6.50, for 2024: CHF 5.60, for 2023: CHF 6.00\n- Shareholders: families of the founders 38 %, employees 14 %, public 48 %\n\nQuestions about the share and the register: Luca Brunner, [investors@kmx.example](mailto:investors@kmx.example), [+41 52 000 12 45](tel:+41520001245).\n\n_KMX is an invented company; there is no such share._',
          '- Namenaktie, Nennwert 10 Franken, Symbol KMXN\n- 4 000 000 Aktien mit je einer Stimme\n- Dividende für 2025: 6.50 Franken, für 2024: 5.60, für 2023: 6.00\n- Aktionariat: Gründerfamilien 38 %, Mitarbeitende 14 %, Publikum 48 %\n\nFragen zu Aktie und Register: Luca Brunner, [investors@kmx.example](mailto:investors@kmx.example), [+41 52 000 12 45](tel:+41520001245).\n\n_KMX ist ein erfundenes Unternehmen; diese Aktie gibt es nicht._',
          '- 記名株式、額面10スイスフラン、銘柄記号KMXN\n- 発行済株式数4,000,000株、1株1議決権\n- 配当：2025年 6.50、2024年 5.60、2023年 6.00スイスフラン\n- 株主構成：創業家38%、従業員14%、その他48%\n\n株式・株主名簿に関するお問い合わせ：ルカ・ブルンナー [investors@kmx.example](mailto:investors@kmx.example)、[+41 52 000 12 45](tel:+41520001245)。\n\n_KMXは架空の企業であり、この株式は実在しません。_',
          '- 记名股，面值10瑞士法郎，代码KMXN\n- 共4,000,000股，每股一票\n- 股息：2025年6.50、2024年5.60、2023年6.00瑞士法郎\n- 股东结构：创始家族38%，员工14%，公众48%\n\n股票与股东名册垂询：卢卡·布鲁纳，[investors@kmx.example](mailto:investors@kmx.example)，[+41 52 000 12 45](tel:+41520001245)。\n\n_KMX为虚构公司，并不存在该股票。_',
        ),
      ),
    ],
  })),
);

const whitepapers = createPage(
  'page-whitepapers',
  { slug: 'whitepapers' },
  localize((text) => ({
    title: text('Whitepapers', 'Whitepapers', 'ホワイトペーパー', '白皮书'),
    description: text(
      'What we measured and calculated, written down so that you can repeat it.',
      'Was wir gemessen und gerechnet haben, so aufgeschrieben, dass Sie es nachrechnen können.',
      '測定と計算の結果を、再現できる形でまとめました。',
      '我们的测量与计算，写成可供复核的文字。',
    ),
    blocks: [
      createHeroBlock(
        text('Know-how', 'Wissen', 'ノウハウ', '知识'),
        text('Whitepapers', 'Whitepapers', 'ホワイトペーパー', '白皮书'),
        text(
          'What we measured and calculated, written down so that you can repeat it. Free, in exchange for your address.',
          'Was wir gemessen und gerechnet haben, so aufgeschrieben, dass Sie es nachrechnen können. Kostenlos, im Tausch gegen Ihre Adresse.',
          '測定と計算の結果を、再現できる形でまとめました。ご連絡先をご記入いただければ無料でお読みいただけます。',
          '我们的测量与计算，写成可供复核的文字。留下联系方式即可免费索取。',
        ),
        'guide',
      ),
      {
        __typename: 'WhitepaperBlock',
        title: text('All whitepapers', 'Alle Whitepapers', 'すべてのホワイトペーパー', '全部白皮书'),
        whitepapers: [
          'whitepaper-what-a-changeover-costs',
          'whitepaper-holding-the-crimp-height',
          'whitepaper-records-for-high-voltage-harnesses',
        ],
      },
    ],
  })),
);

/** Pages of releases, investors and whitepapers (PUB-002, PUB-020, PUB-024). */
export const investorPages: readonly SeedEntry[] = [mediaReleasesPage, investors, whitepapers];
