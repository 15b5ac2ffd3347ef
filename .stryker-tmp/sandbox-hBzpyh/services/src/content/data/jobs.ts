// @ts-nocheck
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { PickText } from './seed-builders.ts';

type Texts = readonly [en: string, de: string, ja: string, zh: string];

// biome-ignore format: texts of one job side by side, one language after the other
const jobs: readonly (readonly [title: Texts, text: Texts])[] = [
  [['Service technician, Nuremberg', 'Servicetechnikerin oder Servicetechniker, Nürnberg', 'サービス技術者（ニュルンベルク）', '服务技术员，纽伦堡'], ['You keep presses and lines running in southern Germany, three days a week on the road. You bring a training in mechatronics and patience.\n\n- start at any time, 80 to 100 %\n- car, tool kit, six weeks of training at the machine', 'Sie halten Pressen und Linien in Süddeutschland am Laufen, drei Tage pro Woche unterwegs. Sie bringen eine Ausbildung in Mechatronik mit und Geduld.\n\n- Beginn jederzeit, 80 bis 100 %\n- Auto, Werkzeugkoffer, sechs Wochen Einarbeitung an der Maschine', '南ドイツのプレスとラインの稼働を支えます（週3日出張）。メカトロニクスの知識と根気のある方。\n\n- 随時開始、勤務率80～100％\n- 社用車、工具一式、6週間の実機研修', '负责德国南部压接机与产线的运行，每周出差三天。需机电一体化背景与耐心。\n\n- 随时入职，80%至100%\n- 配车与工具箱，六周实机培训']],
  [['Embedded software engineer, Winterthur', 'Softwareingenieurin oder Softwareingenieur Embedded, Winterthur', '組込みソフトウェア技術者（ヴィンタートゥール）', '嵌入式软件工程师，温特图尔'], ['Control loops with a cycle of 250 microseconds, written so that the next person understands them. C++ and Rust; tests run on the real press at night.', 'Regelkreise mit 250 Mikrosekunden Zyklus, so geschrieben, dass die Nächsten sie verstehen. C++ und Rust; nachts laufen die Tests an der echten Presse.', '周期250マイクロ秒の制御を、次の人が読めるコードで。C++とRust。夜間は実機でテストします。', '250微秒周期的控制回路，代码要让后来者看懂。C++与Rust；夜间在真机上测试。']],
  [['Application engineer crimping, Elk Grove', 'Anwendungstechnik Crimpen, Elk Grove', '圧着アプリケーション技術者（エルクグローブ）', '压接应用工程师，埃尔克格罗夫'], ['Customers send wires and terminals, you send back a released process. Microscope, gauge and telephone are your tools.', 'Kundinnen und Kunden schicken Leitungen und Kontakte, Sie schicken einen freigegebenen Prozess zurück. Mikroskop, Lehre und Telefon sind Ihr Werkzeug.', 'お客様の電線と端子から、承認済みの工程をお返しします。顕微鏡、測定器、電話が道具です。', '客户寄来线材与端子，您回以放行的工艺。显微镜、量规与电话是您的工具。']],
  [['Apprenticeship polymechanic, Winterthur', 'Lehre Polymechanik, Winterthur', '精密機械工 職業訓練生（ヴィンタートゥール）', '精密机械学徒，温特图尔'], ['Four years, start in August, six places. In the second year you build your own hand press and keep it.', 'Vier Jahre, Beginn im August, sechs Plätze. Im zweiten Jahr bauen Sie Ihre eigene Handpresse und behalten sie.', '4年間、8月開始、定員6名。2年目に自分のハンドプレスを製作し、持ち帰れます。', '四年制，八月入学，六个名额。第二年制作自己的手动压接机并归您所有。']],
];

/** The open positions as a list that opens in place. */
export function createJobs(text: PickText) {
  return {
    __typename: 'AccordionBlock',
    title: text('Open positions', 'Offene Stellen', '募集職種', '招聘职位'),
    isFaq: false,
    items: [
      ...jobs.map(([title, body]) => ({ title: text(...title), body: parseMarkdown(text(...body)) })),
      {
        title: text('Not among these?', 'Nicht dabei?', '該当する職種がない場合', '没有合适的职位？'),
        body: parseMarkdown(
          text(
            'Write to [jobs@kmx.example](mailto:jobs@kmx.example). You receive an answer from the team you would work with.',
            'Schreiben Sie an [jobs@kmx.example](mailto:jobs@kmx.example). Es antwortet das Team, mit dem Sie arbeiten würden.',
            '[jobs@kmx.example](mailto:jobs@kmx.example) までご連絡ください。配属先のチームが直接お返事します。',
            '请致信 [jobs@kmx.example](mailto:jobs@kmx.example)，您未来的团队会直接回复。',
          ),
        ),
      },
    ],
  };
}
