/** A language for `Intl`, with the calendar and the digits that the rest of an app is written with. */
export function intlTag(language: string): string {
  return `${language.split('-u-')[0]}-u-ca-gregory-nu-latn`
}

/** Makes and keeps one formatter a language; English where this engine does not know the language. */
export function formatterByLanguage<Format>(make: (tag: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>()
  return (language) => {
    const known = made.get(language)
    if (known) return known
    const format = tryMake(make, language)
    made.set(language, format)
    return format
  }
}

function tryMake<Format>(make: (tag: string) => Format, language: string): Format {
  try {
    return make(intlTag(language))
  } catch {
    return make('en')
  }
}
