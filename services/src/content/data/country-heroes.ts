import { createAmericanHero, createHero } from './home-hero.ts';
import type { PickText } from './seed-builders.ts';

function createSwissHero(text: PickText) {
  return {
    ...createHero(text),
    title: text(
      'Around the corner, since 1974',
      'Um die Ecke, seit 1974',
      '1974年から、すぐそばに',
      '自1974年，就在身边',
    ),
    lead: text(
      'Assembly, academy and store stand in Winterthur. A technician reaches every place in Switzerland within three hours, and a spare part the same evening.',
      'Montage, Academy und Lager stehen in Winterthur. Eine Fachperson ist in drei Stunden an jedem Ort der Schweiz, ein Ersatzteil noch am selben Abend.',
      '組立、アカデミー、部品倉庫はヴィンタートゥールに。技術者はスイス国内どこへでも3時間以内、部品は当日夕方までにお届けします。',
      '装配、学院与仓库同在温特图尔。技术人员三小时内抵达瑞士任何地点，备件当晚送达。',
    ),
    image: 'asset-company',
  };
}

function createJapaneseHero(text: PickText) {
  return {
    ...createHero(text),
    title: text(
      'Fine wires, measured in Yokohama',
      'Feine Leitungen, gemessen in Yokohama',
      '極細線を、横浜で測る',
      '细线精测，就在横滨',
    ),
    lead: text(
      'Samples tested within two days, machines for AWG 30 to 42 on show, and service in Japanese around the clock.',
      'Muster innert zwei Tagen geprüft, Maschinen für AWG 30 bis 42 zur Vorführung und Service auf Japanisch rund um die Uhr.',
      'サンプル評価は2日以内。AWG 30～42対応機を常設展示し、日本語サポートを24時間ご提供します。',
      '样品两日内测试，AWG 30至42设备常设展示，日语服务全天候。',
    ),
    image: 'asset-industry-medical',
  };
}

/** First views of the home page for countries that have their own (PUB-061). */
export const countryHeroes: readonly (readonly [country: string, create: (text: PickText) => unknown])[] = [
  ['US', createAmericanHero],
  ['CH', createSwissHero],
  ['JP', createJapaneseHero],
];
