/** Machines that are not sold everywhere (D-32): a list names the countries, an empty list withdraws the machine. */
// @ts-nocheck

export const supportedCountries: Readonly<Record<string, readonly string[]>> = {
  'pila-120': ['CH', 'DE', 'US'],
  'ferro-250': ['CH', 'DE', 'FR', 'GB', 'CZ'],
  'orbis-340-v': ['US', 'JP', 'CN'],
  'norma-05': [],
  'corvus-570-t': ['ALL'],
};

/** Brands other than the own brand, by series or by slug. */
export const brandBySeries: Readonly<Record<string, string>> = { Orbis: 'Tesslab', Onda: 'Nordwire' };

/** The group's own brand, which pages do not show (PUB-076). */
export const ownBrand = 'KMX';

/** Machines of other families that work together with a machine of the classification. */
export const companions: Readonly<Record<string, readonly string[]>> = {
  'bench-cutting': ['onda-20', 'scriba-80'],
  'heavy-cutting': ['onda-60', 'tela-160'],
  'rotary-stripping': ['ferro-125'],
  'jacket-stripping': ['pila-380'],
  'laser-stripping': ['norma-70'],
  'compact-lines': ['onda-20', 'tela-140', 'scriba-210'],
  'large-cable-lines': ['onda-65-xl', 'tela-330', 'scriba-230'],
  'bench-presses': ['ferro-a12', 'norma-12'],
  'strip-crimp-units': ['ferro-a24-seal', 'norma-30'],
  'ferrule-units': ['pila-110'],
  'double-sided-lines': ['ferro-a24-seal', 'onda-35', 'norma-30'],
  'twisting-lines': ['ferro-a12', 'norma-36-m'],
  'block-loading-lines': ['ferro-a24-seal', 'orbis-300'],
  applicators: ['ferro-115', 'ferro-140'],
  'crimp-height': ['norma-30'],
  'pull-testers': ['norma-12'],
  'micrograph-labs': ['norma-36-m'],
  'harness-testers': ['corvus-620'],
  'inkjet-marking': ['vela-420'],
  'laser-marking': ['onda-35', 'tela-160'],
  'label-applicators': ['vela-460'],
  prefeeders: ['vela-420', 'corvus-510'],
  dereelers: ['vela-480-hv', 'pila-380'],
  coilers: ['vela-410', 'pila-340'],
  stackers: ['corvus-530', 'vela-460'],
};
