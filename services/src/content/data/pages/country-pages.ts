import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage } from './block-writer.ts';

// biome-ignore format: texts of one page side by side, one language after the other
const france = createContentPage('page-france-calibration', { slug: 'calibration', site: 'site-france', languages: ['fr', 'en'], translationSourceLanguage: 'fr' }, ['Étalonnage', 'Calibration'],
  ['Étalonnage de la force et de la hauteur de sertissage dans notre laboratoire de Lyon ou sur votre site.', 'Calibration of crimp force and height in our Lyon laboratory or at your plant.'],
  (blocks) => [
    blocks.hero(['Étalonnage', 'Calibration'], ['Un certificat qui se discute en audit', 'A certificate that stands up in an audit'], ['Force et hauteur, rattachées aux étalons nationaux, en une demi-journée et sans arrêter la ligne voisine.', 'Force and height, traceable to national standards, in half a day and without stopping the line beside it.'], 'story-4'),
    blocks.steps(['Déroulement', 'How it goes'], [
      [['Prendre rendez-vous', 'Make an appointment'], ['Indiquez le numéro de série ; nous proposons trois dates.', 'Name the serial number; we offer three dates.']],
      [['Mesurer', 'Measure'], ['Cinq points de force, cinq hauteurs, trois répétitions.', 'Five forces, five heights, three repetitions.']],
      [['Attester', 'Certify'], ['Le certificat est dans MyKomax avant le départ du technicien.', 'The certificate is in MyKomax before the technician leaves.']],
    ]),
    blocks.table(['Tarifs 2027', 'Prices 2027'], ['Étalonnage par machine, hors taxes', 'Calibration per machine, without tax'], [['Prestation', 'Service'], ['À Lyon', 'In Lyon'], ['Sur site', 'At your plant']], [
      [['Force de sertissage', 'Crimp force'], '290 €', '410 €'],
      [['Hauteur de sertissage', 'Crimp height'], '180 €', '260 €'],
      [['Force et hauteur', 'Force and height'], '420 €', '590 €'],
    ]),
    blocks.accordion(['Questions fréquentes', 'Frequent questions'], [
      [['À quelle fréquence faut-il étalonner ?', 'How often is calibration due?'], ['Une fois par an, ou après un million de cycles ; votre client peut exiger davantage.', 'Once a year, or after a million cycles; your customer may demand more.']],
      [['Étalonnez-vous d’autres marques ?', 'Do you calibrate other makes?'], ['Oui, si le capteur porte une plaque lisible.', 'Yes, if the sensor has a legible plate.']],
    ], true),
    blocks.contact(['Votre interlocutrice', 'Your contact'], ['Réponse sous 24 heures, en français ou en anglais.', 'A reply within 24 hours, in French or English.'], [['Claire Fontaine', ['Responsable étalonnage, Lyon', 'Head of calibration, Lyon'], '+33 1 99 00 12 20', 'etalonnage@kmx.example']]),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const iberica = createContentPage('page-iberica-formacion', { slug: 'formacion', site: 'site-iberica', languages: ['es'], translationSourceLanguage: 'es' }, ['Formación'],
  ['Cursos de crimpado y micrografía en Zaragoza y en su planta.'],
  (blocks) => [
    blocks.hero(['Formación'], ['Aprender con su propio terminal'], ['Dos días, cuatro prensas y un proceso liberado para llevarse a casa.'], 'academy-hero'),
    blocks.steps(['El curso, paso a paso'], [
      [['Preparar'], ['Cable, terminal y altura nominal: usted los trae, nosotros los medimos.']],
      [['Ajustar'], ['Cuatro crimpados de prueba, una galga, una decisión.']],
      [['Liberar'], ['Micrografía, fuerza de tracción y firma.']],
    ]),
    blocks.table(['Próximas fechas'], ['Cursos hasta junio de 2027'], [['Curso'], ['Lugar'], ['Fecha']], [
      ['Fundamentos del crimpado', 'Zaragoza', '2027-02-16'],
      ['Práctica de micrografía', 'Zaragoza', '2027-03-09'],
      ['Liberación de procesos', 'En su planta', 'a convenir'],
    ]),
    blocks.contact(['Inscripción'], ['Díganos el curso y los cables con los que trabaja.'], [['Lucía Marín', ['Responsable de formación'], '+34 976 00 12 00', 'formacion@kmx.example']]),
  ]);

/** Pages of the French and the Iberian site beyond home and service. */
export const countryPages: readonly SeedEntry[] = [france, iberica];
