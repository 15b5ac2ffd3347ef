/** Caches formatters by locale and options, because creating one is slow. */
export function keepFormats<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const kept = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(locale, options);
    kept.set(key, made);
    return made;
  };
}
