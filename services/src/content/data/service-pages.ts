import type { SeedEntry } from '../store/seed-content.ts';
import { createHeroBlock, createImageBlock, createTextBlock } from './blocks.ts';
import { createLocationsBlock } from './locations.ts';
import { createPage, localize } from './seed-builders.ts';

const services = createPage(
  'page-services',
  { slug: 'services' },
  localize((text) => ({
    title: text('Services', 'Services', 'サービス', '服务'),
    description: text(
      'Commissioning, maintenance, spare parts and training for KMX machines.',
      'Inbetriebnahme, Wartung, Ersatzteile und Schulung für KMX-Maschinen.',
      'KMX製機械の立ち上げ、保全、部品、研修。',
      'KMX设备的调试、维护、备件与培训。',
    ),
    blocks: [
      createHeroBlock(
        text('Services', 'Services', 'サービス', '服务'),
        text(
          'Uptime is a matter of preparation',
          'Verfügbarkeit ist Vorbereitungssache',
          '稼働率は準備で決まる',
          '开机率源于准备',
        ),
        text(
          'Commissioning, maintenance by cycle count, spare parts from eleven stores, and a reply to every question within 24 hours.',
          'Inbetriebnahme, Wartung nach Zyklen, Ersatzteile aus elf Lagern und auf jede Frage eine Antwort innert 24 Stunden.',
          '立ち上げ、サイクル数に基づく保全、11拠点からの部品供給、そして24時間以内のご返信。',
          '调试、按循环次数维护、十一处仓库供应备件，24小时内答复每个问题。',
        ),
        'service',
      ),
      createTextBlock(
        text('What you can count on', 'Worauf Sie zählen können', 'お約束できること', '您可以信赖的服务'),
        text(
          '1. **Commissioning** with your own wire and terminals; the acceptance record stays with the machine.\n2. **Maintenance** at 1, 3 and 10 million cycles, planned around your shifts.\n3. **Spare parts** for 20 years; wear parts leave the store on the day of the order.\n4. **Calibration** of force and height measurement with a traceable certificate.',
          '1. **Inbetriebnahme** mit Ihren Leitungen und Kontakten; das Abnahmeprotokoll bleibt bei der Maschine.\n2. **Wartung** nach 1, 3 und 10 Millionen Zyklen, abgestimmt auf Ihre Schichten.\n3. **Ersatzteile** während 20 Jahren; Verschleissteile verlassen das Lager am Bestelltag.\n4. **Kalibrierung** von Kraft- und Höhenmessung mit rückführbarem Zertifikat.',
          '1. **立ち上げ** お客様の電線と端子で実施し、受入記録は機械に残します。\n2. **保全** 100万・300万・1,000万サイクルで、シフトに合わせて計画します。\n3. **部品** 20年間供給。摩耗部品は受注当日に出荷します。\n4. **校正** 荷重・高さ測定を、トレーサブルな証明書付きで行います。',
          '1. **调试** 使用您的线材与端子，验收记录随机保存。\n2. **维护** 在100万、300万和1000万次循环时进行，配合您的班次。\n3. **备件** 供应20年，易损件当日发货。\n4. **校准** 力与高度测量，附可溯源证书。',
        ),
      ),
    ],
  })),
);

const contact = createPage(
  'page-contact',
  { slug: 'contact' },
  localize((text) => ({
    title: text('Contact', 'Kontakt', 'お問い合わせ', '联系我们'),
    description: text(
      'Reach KMX sales and service in your country; reply within 24 hours.',
      'Vertrieb und Service von KMX in Ihrem Land; Antwort innert 24 Stunden.',
      'お近くのKMX営業・サービス窓口。24時間以内にご返信します。',
      '联系您所在国家的KMX销售与服务，24小时内答复。',
    ),
    blocks: [
      createTextBlock(
        text(
          'We reply within 24 hours',
          'Wir antworten innert 24 Stunden',
          '24時間以内にご返信します',
          '我们在24小时内答复',
        ),
        text(
          'Tell us the wire, the terminal and the quantity, and you receive a proposal instead of a brochure. If a machine stands still, keep its **serial number** at hand: it is on the plate beside the main switch.',
          'Nennen Sie uns Leitung, Kontakt und Stückzahl, und Sie erhalten einen Vorschlag statt eines Prospekts. Steht eine Maschine, halten Sie die **Seriennummer** bereit: Sie steht auf dem Schild beim Hauptschalter.',
          '電線・端子・数量をお知らせいただければ、カタログではなく具体的なご提案をお送りします。機械が停止している場合は、主電源スイッチ横の銘板にある**製造番号**をご用意ください。',
          '请告知线材、端子与数量，您将收到方案而非样册。若设备停机，请准备好**序列号**：位于主开关旁的铭牌上。',
        ),
      ),
      createLocationsBlock(text),
    ],
  })),
);

const guide = createPage(
  'page-wire-processing-guide',
  { slug: 'wire-processing-guide', mainSiteOnly: true },
  localize((text) => ({
    title: text('Wire processing guide', 'Leitfaden Leitungsverarbeitung', '電線加工ガイド', '线束加工指南'),
    description: text(
      'Cutting, stripping, crimping and testing: what decides about a good connection.',
      'Schneiden, Abisolieren, Crimpen, Prüfen: was über eine gute Verbindung entscheidet.',
      '切断・ストリップ・圧着・検査。良い接続を決める要点を解説します。',
      '切断、剥皮、压接与检测：决定连接质量的要点。',
    ),
    blocks: [
      createHeroBlock(
        text('Know-how', 'Wissen', 'ノウハウ', '知识'),
        text(
          'What decides about a good crimp',
          'Was über einen guten Crimp entscheidet',
          '良い圧着を決めるもの',
          '好压接的决定因素',
        ),
        text(
          'Four steps, four quantities to measure. A guide for everyone who releases a process.',
          'Vier Schritte, vier Messgrössen. Ein Leitfaden für alle, die einen Prozess freigeben.',
          '4つの工程、4つの測定量。工程を承認するすべての方のためのガイドです。',
          '四道工序，四个测量量。献给每一位工艺放行者。',
        ),
        'guide',
      ),
      createTextBlock(
        text('The four steps', 'Die vier Schritte', '4つの工程', '四道工序'),
        text(
          '## Cutting\n\nThe cut must be square: an angle of more than 5 degrees shortens single strands and they miss the crimp barrel.\n\n## Stripping\n\nNo strand may be nicked. Set the blades to conductor diameter plus 0.05 mm and let the machine detect contact with the conductor.\n\n## Crimping\n\nCrimp height is the leading quantity; width follows from the tool. For a 0.5 mm² conductor the window is typically ±0.03 mm.\n\n## Testing\n\nForce curve for every crimp, height for every lot, pull test and micrograph for every release.\n\n> A force curve compares a crimp with its predecessors. Only the height compares it with the drawing.',
          '## Schneiden\n\nDer Schnitt muss rechtwinklig sein: Ab 5 Grad Abweichung sind einzelne Litzen zu kurz und verfehlen die Crimphülse.\n\n## Abisolieren\n\nKeine Litze darf angeritzt sein. Stellen Sie die Messer auf Leiterdurchmesser plus 0,05 mm und lassen Sie die Maschine Leiterberührung erkennen.\n\n## Crimpen\n\nDie Crimphöhe ist die Führungsgrösse, die Breite folgt aus dem Werkzeug. Bei 0,5 mm² beträgt das Fenster meist ±0,03 mm.\n\n## Prüfen\n\nKraftkurve bei jedem Crimp, Höhe bei jedem Los, Zugprüfung und Schliffbild bei jeder Freigabe.\n\n> Die Kraftkurve vergleicht einen Crimp mit seinen Vorgängern. Erst die Höhe vergleicht ihn mit der Zeichnung.',
          '## 切断\n\n切断面は直角でなければなりません。5度を超えると素線が短くなり、バレルに届かなくなります。\n\n## ストリップ\n\n素線に傷を付けてはいけません。刃は導体径＋0.05 mmに設定し、導体接触検出を有効にします。\n\n## 圧着\n\nクリンプハイトが主たる管理値で、幅は工具で決まります。0.5 mm²では通常±0.03 mmが許容範囲です。\n\n## 検査\n\n荷重曲線は全数、高さはロットごと、引張試験と断面観察は工程承認ごとに実施します。\n\n> 荷重曲線は前の圧着との比較。図面との比較は、高さだけが可能にします。',
          '## 切断\n\n切口必须垂直：偏差超过5度，部分芯线会偏短而进不了压接筒。\n\n## 剥皮\n\n不得损伤任何芯线。刀口设为导体直径加0.05 mm，并启用导体接触检测。\n\n## 压接\n\n压接高度是主导量，宽度由模具决定。0.5 mm²导体的窗口通常为±0.03 mm。\n\n## 检测\n\n每次压接记录力曲线，每批测量高度，每次放行做拉力与金相。\n\n> 力曲线只与之前的压接对比，唯有高度能与图纸对比。',
        ),
      ),
      createImageBlock(
        'story-micrograph',
        text(
          'The Norma 78 shows the section of a crimp on its screen: strands deformed, no voids, wings symmetric',
          'Die Norma 78 zeigt den Schliff eines Crimps auf dem Bildschirm: Litzen verformt, keine Hohlräume, Flanken symmetrisch',
          'Norma 78の画面に圧着の断面を表示：素線は変形し、空隙がなく、左右対称',
          'Norma 78在屏幕上显示压接截面：芯线变形、无空隙、两翼对称',
        ),
        'BreakOut',
      ),
      {
        __typename: 'LinkListBlock',
        title: text('The chapters', 'Die Kapitel', '各章', '各章'),
        links: [
          { text: text('Cutting', 'Schneiden', '切断', '切断'), path: '/wire-processing-guide/cutting' },
          { text: text('Stripping', 'Abisolieren', 'ストリップ', '剥皮'), path: '/wire-processing-guide/stripping' },
          { text: text('Crimping', 'Crimpen', '圧着', '压接'), path: '/wire-processing-guide/crimping' },
          { text: text('Testing', 'Prüfen', '検査', '检测'), path: '/wire-processing-guide/testing' },
        ],
      },
    ],
  })),
);

const fastTrack = createPage(
  'page-us-fast-track',
  { slug: 'us-fast-track', countries: ['US'] },
  localize((text) => ({
    title: text('Fast track USA', 'Fast Track USA', '米国向け短納期', '美国快速供货'),
    description: text(
      'Machines and applicators that ship from Illinois within 48 hours.',
      'Maschinen und Werkzeuge, die Illinois innert 48 Stunden verlassen.',
      'イリノイから48時間以内に出荷する機械とアプリケーター。',
      '48小时内从伊利诺伊发货的设备与模具。',
    ),
    blocks: [
      createTextBlock(
        text('From stock in Elk Grove', 'Ab Lager Elk Grove', 'エルクグローブ在庫品', '埃尔克格罗夫现货'),
        text(
          'Ferro bench presses, Norma testers and 140 applicators are held in stock in Illinois. Orders placed before noon Central Time ship the next working day; a technician can be on site within three.',
          'Ferro-Tischpressen, Norma-Prüfgeräte und 140 Werkzeuge liegen in Illinois am Lager. Bestellungen bis Mittag (Central Time) gehen am nächsten Arbeitstag weg, eine Technikerin oder ein Techniker ist innert drei Tagen vor Ort.',
          'Ferro卓上プレス、Norma試験機、140種のアプリケーターをイリノイに在庫。中部時間正午までのご注文は翌営業日に出荷し、技術者は3日以内に伺います。',
          'Ferro台式压接机、Norma检测仪及140种模具常备于伊利诺伊。中部时间中午前下单，次个工作日发货；技术员三日内到场。',
        ),
      ),
    ],
  })),
);

/** Pages about service, contact and know-how; the guide exists on the main site only (PUB-048), the fast track in the US only. */
export const servicePages: readonly SeedEntry[] = [services, contact, guide, fastTrack];
