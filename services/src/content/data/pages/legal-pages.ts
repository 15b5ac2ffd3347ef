import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage } from './block-writer.ts';

// biome-ignore format: texts of one page side by side, one language after the other
const cookies = createContentPage('page-cookies', { slug: 'cookies' }, ['Cookies and storage', 'Cookies und Speicher', 'Cookieと保存データ', 'Cookie与本地存储'],
  ['Everything this site stores in your browser, why, and for how long.', 'Alles, was diese Website in Ihrem Browser speichert, wozu und wie lange.', '本サイトがブラウザに保存するすべての情報、その目的と期間。', '本网站在您浏览器中存储的全部内容、目的与期限。'],
  (blocks) => [
    blocks.text(['No banner, because there is nothing to consent to', 'Kein Banner, weil es nichts zu bewilligen gibt', '同意バナーがない理由', '为何没有同意横幅'], ['This site sets no advertising or analytics cookies and loads nothing from third parties. What it stores is needed for what you asked for; you can delete it at any time in your browser.', 'Diese Website setzt keine Werbe- oder Analysecookies und lädt nichts von Dritten. Gespeichert wird, was für das Gewünschte nötig ist; Sie können es im Browser jederzeit löschen.', '本サイトは広告・解析用Cookieを使用せず、第三者から何も読み込みません。保存するのはご利用に必要なものだけで、ブラウザからいつでも削除できます。', '本网站不设置广告或分析Cookie，也不加载第三方内容。仅存储您所需功能的必要数据，您可随时在浏览器中删除。']),
    blocks.table(['What is stored', 'Was gespeichert wird', '保存される情報', '存储内容'], ['Cookies and local storage of this site', 'Cookies und lokaler Speicher dieser Website', '本サイトのCookieとローカルストレージ', '本网站的Cookie与本地存储'], [['Name', 'Name', '名称', '名称'], ['Kind', 'Art', '種類', '类型'], ['Purpose', 'Zweck', '目的', '目的'], ['Life', 'Dauer', '期間', '期限']], [
      ['uapp_locale', 'Cookie', ['Your language and country', 'Ihre Sprache und Ihr Land', '言語と国の設定', '语言与国家'], ['400 days', '400 Tage', '400日', '400天']],
      ['uapp-product-comparison-basket', ['Local storage', 'Lokaler Speicher', 'ローカルストレージ', '本地存储'], ['Products you compare', 'Produkte im Vergleich', '比較リストの製品', '对比的产品'], ['until you remove them', 'bis Sie sie entfernen', '削除するまで', '直至您移除']],
      ['uapp-newsfeed-latest-read', ['Local storage', 'Lokaler Speicher', 'ローカルストレージ', '本地存储'], ['Which news you have seen', 'Welche Neuigkeiten Sie gesehen haben', '既読のお知らせ', '已读动态'], ['until you delete it', 'bis Sie es löschen', '削除するまで', '直至您删除']],
      ['uapp_testing', 'Cookie', ['Testing mode, for our staff', 'Testmodus, für unser Personal', 'テストモード（社内用）', '测试模式（内部）'], ['400 days', '400 Tage', '400日', '400天']],
      ['uapp_next_release', 'Cookie', ['Preview of the next release', 'Vorschau der nächsten Version', '次期リリースの確認', '预览下一版本'], ['400 days', '400 Tage', '400日', '400天']],
    ]),
    blocks.text(['When you sign in', 'Wenn Sie sich anmelden', 'サインイン時', '登录时'], ['MyKomax keeps your sign-in in the browser until you sign out. Pages behind a password set one cookie for that page, for 12 hours.', 'MyKomax hält Ihre Anmeldung im Browser, bis Sie sich abmelden. Seiten hinter einem Passwort setzen ein Cookie für diese Seite, für 12 Stunden.', 'MyKomaxのサインイン情報はサインアウトまでブラウザに保持されます。パスワード保護ページは、そのページ用のCookieを12時間設定します。', 'MyKomax在您退出前于浏览器中保留登录状态。受密码保护的页面会为该页设置有效期12小时的Cookie。']),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const terms = createContentPage('page-terms', { slug: 'terms' }, ['Terms of use', 'Nutzungsbedingungen', '利用規約', '使用条款'],
  ['What applies when you use this site.', 'Was gilt, wenn Sie diese Website nutzen.', '本サイトのご利用条件。', '使用本网站适用的条款。'],
  (blocks) => [
    blocks.accordion(['In six points', 'In sechs Punkten', '6つの項目', '六条要点'], [
      [['Content', 'Inhalte', 'コンテンツ', '内容'], ['Data sheets and figures are checked, yet only the offer and the order confirmation are binding.', 'Datenblätter und Zahlen sind geprüft, verbindlich sind jedoch nur Angebot und Auftragsbestätigung.', 'データシートや数値は確認済みですが、拘束力を持つのは見積書と注文確認書のみです。', '数据表与数值均经核对，但仅报价与订单确认具有约束力。']],
      [['Copyright', 'Urheberrecht', '著作権', '版权'], ['You may print and pass on pages for your own company. For anything else, please ask.', 'Seiten dürfen Sie für Ihr Unternehmen drucken und weitergeben. Für alles andere fragen Sie bitte.', '社内での印刷・共有は自由です。それ以外はお問い合わせください。', '您可为本公司打印与传阅页面，其他用途请先询问。']],
      [['Accounts', 'Konten', 'アカウント', '账户'], ['An account belongs to one person. Your administrator can block it; you can delete it.', 'Ein Konto gehört einer Person. Ihre Administration kann es sperren, Sie können es löschen.', 'アカウントは個人に属します。管理者は停止、ご本人は削除できます。', '账户属于个人。管理员可停用，您可删除。']],
      [['Uploads', 'Uploads', 'アップロード', '上传'], ['Pictures and films you send are used to answer your question and by nobody else.', 'Bilder und Filme, die Sie senden, dienen der Antwort auf Ihre Frage und niemand anderem.', '送信された画像や動画は、ご質問への回答にのみ使用します。', '您发送的图片与影片仅用于答复您的问题。']],
      [['Liability', 'Haftung', '責任', '责任'], ['We answer for intent and gross negligence, within what Swiss law demands.', 'Wir haften für Vorsatz und grobe Fahrlässigkeit im Rahmen des schweizerischen Rechts.', 'スイス法の範囲で、故意および重過失について責任を負います。', '在瑞士法律范围内，我们对故意与重大过失承担责任。']],
      [['Law and place', 'Recht und Gerichtsstand', '準拠法と管轄', '法律与管辖'], ['Swiss law; Winterthur. _KMX is an invented company: these terms show how the page looks and bind nobody._', 'Schweizerisches Recht; Winterthur. _KMX ist ein erfundenes Unternehmen: Diese Bedingungen zeigen die Seite und binden niemanden._', 'スイス法、ヴィンタートゥール。_KMXは架空の企業であり、本規約は表示例です。_', '瑞士法律；温特图尔。_KMX为虚构公司，本条款仅作展示，不具约束力。_']],
    ]),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const accessibility = createContentPage('page-accessibility', { slug: 'accessibility' }, ['Accessibility', 'Barrierefreiheit', 'アクセシビリティ', '无障碍声明'],
  ['How far this site meets WCAG 2.2, what is missing, and whom to tell.', 'Wie weit diese Website WCAG 2.2 erfüllt, was fehlt und wem man es meldet.', 'WCAG 2.2への対応状況、未対応の点、ご連絡先。', '本网站符合WCAG 2.2的程度、不足之处与反馈渠道。'],
  (blocks) => [
    blocks.text(['Our aim', 'Unser Ziel', '目標', '目标'], ['This site is meant to meet the Web Content Accessibility Guidelines 2.2, level AA, and EN 301 549. Every screen is used by keyboard and checked with a screen reader before it is released.', 'Diese Website soll die Web Content Accessibility Guidelines 2.2, Stufe AA, und EN 301 549 erfüllen. Jede Ansicht wird vor der Freigabe mit der Tastatur bedient und mit einem Screenreader geprüft.', '本サイトはWCAG 2.2 レベルAAおよびEN 301 549への適合を目指しています。公開前にキーボード操作とスクリーンリーダーで全画面を確認します。', '本网站以符合WCAG 2.2 AA级与EN 301 549为目标。每个界面发布前均以键盘操作并用读屏软件检查。']),
    blocks.table(['Known gaps', 'Bekannte Lücken', '既知の課題', '已知不足'], ['What is not accessible yet, and the way around', 'Was noch nicht zugänglich ist, und der Weg darum herum', '未対応の項目と代替手段', '尚未无障碍的内容与替代方式'], [['Part', 'Bereich', '対象', '部分'], ['Gap', 'Lücke', '課題', '不足'], ['Instead', 'Stattdessen', '代替手段', '替代']], [
      [['Manuals before 2020', 'Handbücher vor 2020', '2020年以前の取扱説明書', '2020年前的手册'], ['PDF without tags', 'PDF ohne Struktur', 'タグなしPDF', '无标签PDF'], ['Plain text on request', 'Text auf Anfrage', 'ご請求によりテキスト提供', '可索取纯文本']],
      [['Force curves', 'Kraftkurven', '荷重曲線', '力曲线'], ['Pictures only', 'Nur Bilder', '画像のみ', '仅图片'], ['Values as a table', 'Werte als Tabelle', '数値表を提供', '提供数据表']],
    ]),
    blocks.steps(['How to reach us', 'So erreichen Sie uns', 'ご連絡方法', '联系我们'], [
      [['Tell us', 'Melden', 'ご連絡', '告诉我们'], ['Write to accessibility@kmx.example and name the page.', 'Schreiben Sie an accessibility@kmx.example und nennen Sie die Seite.', 'accessibility@kmx.example まで、ページ名を添えてご連絡ください。', '请致信 accessibility@kmx.example 并注明页面。']],
      [['We answer', 'Antwort', 'ご返信', '我们答复'], ['Within two working days, with a way to what you needed.', 'Innert zwei Arbeitstagen, mit einem Weg zu dem, was Sie brauchten.', '2営業日以内に、代替手段とともにお返事します。', '两个工作日内答复并提供替代方式。']],
      [['We repair', 'Behebung', '改善', '我们修复'], ['And enter it in the table above until it is done.', 'Und führen es bis dahin in der Tabelle oben.', '完了まで上の表に掲載します。', '完成前列入上表。']],
    ]),
    blocks.text(['Status', 'Stand', '更新日', '状态'], ['Last checked on 12 October 2026, by ourselves and by people who use screen readers every day.', 'Zuletzt geprüft am 12. Oktober 2026, von uns und von Menschen, die täglich Screenreader nutzen.', '最終確認：2026年10月12日（社内および日常的にスクリーンリーダーを利用する方々による）。', '最近检查：2026年10月12日，由我们及日常使用读屏软件的人士共同完成。']),
  ]);

// Exists in English for the United States alone: every other language is unavailable by intent (SYS-040).
// biome-ignore format: texts of one page side by side, one language after the other
const warranty = createContentPage('page-us-warranty', { slug: 'us-warranty', countries: ['US'], languages: ['en'] }, ['Limited warranty USA'],
  ['Warranty on machines delivered in the United States.'],
  (blocks) => [
    blocks.text(['24 months or 3 million crimps'], ['Whichever comes first. Wear parts such as blades, anvils and punches are excluded; so is damage by wire outside the stated range.\n\n- claims: [warranty.us@kmx.example](mailto:warranty.us@kmx.example)\n- loaner press within three working days\n- labor and travel included in the lower 48 states']),
  ]);

/** Legal pages beyond imprint and privacy, and one page that exists in a single language and country. */
export const legalPages: readonly SeedEntry[] = [cookies, terms, accessibility, warranty];
