/** Compiles the text of a flat JSON catalogue to the source of a module that exports `messages`. */
export default function loadCatalogue(source: string): string;
