// @ts-nocheck
import type { LocalizedText } from './localized-text.ts';

/** The closing paragraph of a machine by its size: bench, floor, line. */
// biome-ignore format: a flat table reads best with one text a line
export const sizeTexts: Readonly<Record<1 | 2 | 3, LocalizedText>> = {
  1: ['With {weight} it finds room on any bench, needs one socket and runs at {noise}. It is delivered set up, with the recipes of your first articles on board.', 'Mit {weight} findet das Gerät auf jeder Werkbank Platz, braucht eine Steckdose und läuft mit {noise}. Es wird eingerichtet geliefert, mit den Rezepten Ihrer ersten Artikel an Bord.', '質量{weight}で作業台に置くことができ、騒音は{noise}です。最初の品番の設定を登録した状態でお届けします。', '重量{weight}，可置于任意工作台，运行噪声{noise}。出厂时已调试完毕，并预装您首批产品的配方。'],
  2: ['The machine occupies {dimensions} of floor and is serviced from the front and the right-hand side. Two days after delivery it produces: one for installation, one for the training of your people.', 'Die Maschine belegt {dimensions} und wird von vorn und von rechts gewartet. Zwei Tage nach der Lieferung produziert sie: einer für die Installation, einer für die Schulung Ihrer Leute.', '設置寸法は{dimensions}、保守は前面と右側面から行えます。納入から二日、据付に一日、教育に一日で生産を開始できます。', '设备占地尺寸{dimensions}，从正面和右侧维护。交付两天后即可投产：一天安装，一天培训。'],
  3: ['A line of {dimensions} is an investment for fifteen years. We plan the layout with you, accept it with your wire and your terminals in our hall, and stay on site until the agreed output is reached.', 'Eine Linie von {dimensions} ist eine Investition für fünfzehn Jahre. Wir planen das Layout mit Ihnen, nehmen sie mit Ihren Litzen und Kontakten bei uns ab und bleiben vor Ort, bis die vereinbarte Leistung erreicht ist.', '{dimensions}のラインは十五年にわたる投資です。レイアウトを共に計画し、お客様の電線と端子で出荷前検収を行い、合意した生産能力に達するまで現地で支援します。', '{dimensions}的生产线是一项十五年的投资。我们与您共同规划布局，在我方厂房用您的导线和端子验收，并驻场直至达到约定产能。'],
};

/** The closing paragraph of an applicator, which is a tool and not a machine. */
export const applicatorClosing: LocalizedText = [
  'At {weight} it is changed with one hand in less than thirty seconds. Wear parts are held in stock in Switzerland, the United States, Japan and China for fifteen years.',
  'Mit {weight} ist es mit einer Hand in weniger als dreissig Sekunden gewechselt. Verschleissteile liegen fünfzehn Jahre lang in der Schweiz, den USA, Japan und China an Lager.',
  '質量{weight}で、片手で三十秒以内に交換できます。消耗部品はスイス、米国、日本、中国で十五年間在庫します。',
  '重量{weight}，单手三十秒内即可更换。易损件在瑞士、美国、日本和中国备货十五年。',
];
