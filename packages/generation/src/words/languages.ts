/** Languages Kwiq has the words of the interface in; the tables name them in their head lines. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'ar',
  'zh',
  'ja',
  'he',
  'nl',
  'sv',
  'da',
  'nb',
  'pl',
  'tr',
  'ru',
  'ko',
] as const
export type Language = (typeof languages)[number]
/** All of them but English, in the order of the tables' columns. */
export const foreignLanguages: readonly Language[] = languages.slice(1)
