/** "C++", "Notepad++": the signs behind a word would mean something else in the patterns that are made of it. */
const signed = /[\p{L}\p{N}]+\+{2,}/gu

const letters = (word: string): string => word.replaceAll('+', 'p')

/** Longer than any word there is: no name of anything. */
const endless = /([a-z\d]{60})[a-z\d]+/giu

/** A text with letters in place of such signs, "Cpp" for "C++", and without the end of what is no word any more. */
export const withSignLetters = (text: string): string =>
  (text.includes('++') ? text.replaceAll(signed, letters) : text).replaceAll(endless, '$1')

/** What names another screen, a picture or a sign is no text. */
const unread: ReadonlySet<string> = new Set([
  'id',
  'screenId',
  'kind',
  'variant',
  'layout',
  'icon',
  'image',
  'keyword',
  'seed',
  'url',
])

/**
 * A value of JSON with the signs of a description in its texts again, where `withSignLetters` has put letters; the same value
 * where the description has no such word.
 */
export function withSigns<Value>(value: Value, description: string): Value {
  const words = description.includes('++') ? [...new Set(description.match(signed) ?? [])] : []
  if (words.length === 0) return value
  const forms = words.map((word) => [new RegExp(`(?<![\\p{L}\\p{N}])${letters(word)}`, 'giu'), word] as const)
  const restored = (each: unknown, key: string): unknown => {
    if (typeof each === 'string')
      return unread.has(key) ? each : forms.reduce((text, [form, word]) => text.replace(form, word), each)
    if (Array.isArray(each)) return each.map((one: unknown) => restored(one, key))
    if (each === null || typeof each !== 'object') return each
    return Object.fromEntries(Object.entries(each).map(([name, one]) => [name, restored(one, name)]))
  }
  // It has the shape it had: only texts are others.
  return restored(value, '') as Value
}
