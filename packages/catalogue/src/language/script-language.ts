/** The language most often written in each script, by the letters that no other uses. */
const scripts: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/** The language words seem to be in, by their letters alone; undefined for Latin ones and for none. */
export function scriptLanguage(words: string): string | undefined {
  return scripts.find(([letters]) => letters.test(words))?.[1]
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'iw', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv'])

/** Whether a language (a BCP 47 tag) is read from the right. */
export function isRightToLeft(language: string): boolean {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '')
}
