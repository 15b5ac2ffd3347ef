/** Queries by language, each with the subject it means and what makes it hard. */
// @ts-nocheck

// biome-ignore format: a flat table
export const qualityQueries: Readonly<Record<string, readonly (readonly [query: string, topic: string, difficulty: string])[]>> = {
  en: [
    ['crimp height', 'height', 'exact'], ['mesure crimp hieght', 'height', 'two typos'], ['harnes test', 'harness', 'typo, inflection'],
    ['trainings for an operator', 'training', 'inflection, stop words'], ['strip shielded cable', 'stripping', 'inflection'],
    ['ultravoilet', 'marking', 'transposition'], ['waterprof seal', 'sealing', 'typo'], ['spareparts', 'parts', 'written together'],
  ],
  de: [
    ['crimphoehe', 'height', 'ae for umlaut'], ['Prüfung Kabelbaum', 'harness', 'parts of a compound'], ['Kabelbaumpruefung', 'harness', 'ue for umlaut'],
    ['Schulungen Bediener', 'training', 'inflection'], ['geschirmte Leitung abisolieren', 'stripping', 'inflection'], ['Ersatzteil', 'parts', 'singular'],
    ['ultraviolet markiren', 'marking', 'two typos'], ['Bestückung', 'sealing', 'middle of a compound'],
  ],
  cs: [
    ['vyska krimpovani', 'height', 'missing accents'], ['kabelový svazek', 'harness', 'inflection'], ['skoleni obsluhy', 'training', 'missing accents'],
    ['odizolovat kabel', 'stripping', 'inflection'], ['nahradni dil', 'parts', 'missing accents, singular'], ['znacenni', 'marking', 'typo'],
  ],
  es: [
    ['medicion altura engaste', 'height', 'missing accents'], ['mazo de cables', 'harness', 'singular'], ['formacion operador', 'training', 'missing accents'],
    ['cable apantalado', 'stripping', 'typo'], ['repuesto', 'parts', 'singular'], ['marcar ultravioleta', 'marking', 'inflection'],
  ],
  fr: [
    ['hauteur sertisage', 'height', 'typo'], ['faisceau electrique', 'harness', 'singular, missing accents'], ['former un operateur', 'training', 'inflection'],
    ['denudage cables', 'stripping', 'missing accents'], ['piece de rechange', 'parts', 'singular'], ['connecteur etanche', 'sealing', 'singular'],
  ],
  hu: [
    ['krimpelesi magassag', 'height', 'missing accents'], ['kábelköteg', 'harness', 'stem'], ['kezelő képzés', 'training', 'stem'],
    ['kábel csupaszolása', 'stripping', 'singular'], ['potalkatresz', 'parts', 'missing accents, singular'], ['tömítés csatlakozó', 'sealing', 'stem'],
  ],
  ja: [
    ['クリンプ', 'height', 'beginning'], ['ハイトの測定', 'height', 'substring with particle'], ['ハーネス', 'harness', 'middle'], ['研修', 'training', 'end'],
    ['ケーブル ストリップ', 'stripping', 'two words'], ['ｽﾍﾟｱﾊﾟｰﾂ', 'parts', 'half-width'], ['紫外線', 'marking', 'beginning'],
  ],
  pt: [
    ['medicao da altura', 'height', 'missing accents'], ['chicote eletrico', 'harness', 'singular, missing accents'], ['treinameto', 'training', 'typo'],
    ['cabo blindado', 'stripping', 'singular'], ['peca de reposicao', 'parts', 'missing accents, singular'], ['marcar com ultravioleta', 'marking', 'inflection'],
  ],
  ro: [
    ['inaltimea de sertizare', 'height', 'missing accents'], ['testare cablaj', 'harness', 'stem'], ['înălţime sertizare', 'height', 'cedilla for comma'],
    ['instruire operator', 'training', 'stem'], ['piesa de schimb', 'parts', 'singular'], ['marcare ultravioleta', 'marking', 'inflection'],
  ],
  sk: [
    ['vyska krimpovania', 'height', 'missing accents'], ['káblový zväzok', 'harness', 'inflection'], ['skolenie', 'training', 'missing accents'],
    ['odizolovat kable', 'stripping', 'inflection'], ['nahradne diely', 'parts', 'missing accents'], ['znacenie ultrafialovim', 'marking', 'typo'],
  ],
  zh: [
    ['压接', 'height', 'beginning'], ['高度测量', 'height', 'substring'], ['线束', 'harness', 'beginning'], ['培训', 'training', 'end'],
    ['剥线', 'stripping', 'end'], ['备件发货', 'parts', 'not neighbours'], ['紫外光的标识', 'marking', 'with particle'],
  ],
};
