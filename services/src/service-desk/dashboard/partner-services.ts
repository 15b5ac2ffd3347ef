import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { ServiceStatus } from '@kmx/shared-contracts/service-status.ts';

interface PartnerService {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly status: ServiceStatus;
  readonly descriptions: Readonly<Record<UiLanguage, string>>;
}

/** Services of partners that need no access of their own (POR-029); what is coming soon has no address yet. */
export const partnerServices: readonly PartnerService[] = [
  {
    id: 'tool-shop',
    name: 'Ferrule Tool Shop',
    url: 'https://toolshop.kmx.example',
    status: 'active',
    descriptions: {
      en: 'Applicators, blades and wear parts, found by machine and terminal.',
      de: 'Applikatoren, Messer und Verschleissteile, gefunden nach Maschine und Kontakt.',
      cs: 'Aplikátory, nože a opotřebitelné díly podle stroje a kontaktu.',
      es: 'Aplicadores, cuchillas y piezas de desgaste, por máquina y terminal.',
      fr: 'Applicateurs, lames et pièces d’usure, par machine et par contact.',
      hu: 'Applikátorok, kések és kopó alkatrészek gép és érintkező szerint.',
      ja: 'アプリケーター、刃、消耗部品を機種と端子から検索できます。',
      pt: 'Aplicadores, lâminas e peças de desgaste, por máquina e terminal.',
      ro: 'Aplicatoare, cuțite și piese de uzură, după mașină și contact.',
      sk: 'Aplikátory, nože a opotrebiteľné diely podľa stroja a kontaktu.',
      zh: '按设备和端子查找压接模具、刀片和易损件。',
    },
  },
  {
    id: 'academy',
    name: 'Crimp Academy',
    url: 'https://academy.kmx.example',
    status: 'active',
    descriptions: {
      en: 'Courses for operators, setters and maintenance, on site and online.',
      de: 'Kurse für Bedienung, Einrichtung und Instandhaltung, vor Ort und online.',
      cs: 'Kurzy pro obsluhu, seřizovače a údržbu, na místě i online.',
      es: 'Cursos para operadores, ajustadores y mantenimiento, presenciales y en línea.',
      fr: 'Formations pour opérateurs, régleurs et maintenance, sur site et en ligne.',
      hu: 'Tanfolyamok kezelőknek, beállítóknak és karbantartóknak, helyszínen és online.',
      ja: 'オペレーター、段取り、保全担当者向けの講習（現地・オンライン）。',
      pt: 'Cursos para operadores, preparadores e manutenção, presenciais e on-line.',
      ro: 'Cursuri pentru operatori, reglori și mentenanță, la fața locului și online.',
      sk: 'Kurzy pre obsluhu, nastavovačov a údržbu, na mieste aj online.',
      zh: '面向操作、调机和维护人员的现场与在线课程。',
    },
  },
  {
    id: 'line-finance',
    name: 'Strand Leasing',
    url: 'https://leasing.kmx.example',
    status: 'active',
    descriptions: {
      en: 'Leasing and rental of machines, with a rate in two minutes.',
      de: 'Leasing und Miete von Maschinen, mit einer Rate in zwei Minuten.',
      cs: 'Leasing a pronájem strojů, se splátkou do dvou minut.',
      es: 'Leasing y alquiler de máquinas, con una cuota en dos minutos.',
      fr: 'Crédit-bail et location de machines, avec une mensualité en deux minutes.',
      hu: 'Gépek lízingje és bérlése, két percen belüli havidíj-ajánlattal.',
      ja: '機械のリースとレンタル。2分で料金をご案内します。',
      pt: 'Leasing e aluguel de máquinas, com a parcela em dois minutos.',
      ro: 'Leasing și închiriere de mașini, cu rata calculată în două minute.',
      sk: 'Lízing a prenájom strojov, so splátkou do dvoch minút.',
      zh: '设备融资租赁与租用，两分钟内获得报价。',
    },
  },
  {
    id: 'line-insight',
    name: 'Line Insight',
    url: null,
    status: 'comingsoon',
    descriptions: {
      en: 'Output, standstill and scrap of every line at a glance.',
      de: 'Ausstoss, Stillstand und Ausschuss jeder Linie auf einen Blick.',
      cs: 'Výkon, prostoje a zmetky každé linky na jeden pohled.',
      es: 'Producción, paradas y rechazos de cada línea de un vistazo.',
      fr: 'Production, arrêts et rebuts de chaque ligne en un coup d’œil.',
      hu: 'Minden sor kibocsátása, állásideje és selejtje egy pillantásra.',
      ja: '各ラインの生産数、停止、不良をひと目で把握できます。',
      pt: 'Produção, paradas e refugo de cada linha em um só lugar.',
      ro: 'Producția, opririle și rebuturile fiecărei linii dintr-o privire.',
      sk: 'Výkon, prestoje a nepodarky každej linky na jeden pohľad.',
      zh: '一目了然地掌握每条产线的产量、停机和废品。',
    },
  },
];

/** Partner services with their descriptions in a UI language, English for any other (POR-029). */
export function listPartnerServices(language: string) {
  const known = isUiLanguage(language) ? language : 'en';
  return partnerServices.map(({ descriptions, ...service }) => ({ ...service, description: descriptions[known] }));
}
