import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import type { PayloadFont } from './payload.ts'

/** A font that comes along, whole or cut. */
interface ChosenFont {
  font: PayloadFont
  /** What it is cut to; null where it comes whole. */
  characters: string | null
}

/**
 * The fonts an app takes along: of each family of its theme the smallest that has all characters of its texts, or
 * the largest, cut to English and the letters of these texts. Italics only where something is set in them.
 * `document` is one whose properties are resolved.
 */
export function chooseFonts(document: AppDocument, all: readonly PayloadFont[]): ChosenFont[] {
  const { fonts } = resolveTheme(document.app.theme)
  const families = new Set([fonts.display, fonts.body, fonts.ui])
  const upright = codePointsOf(stringsOf([document.app.name, document.screens]))
  const italic = codePointsOf(italicTexts(document))
  const faces = Map.groupBy(all, ({ family, isItalic }) => `${family} ${isItalic}`)
  return [...faces.values()].flatMap((sizes) => {
    const [smallest] = sizes
    if (!smallest || !families.has(smallest.family)) return []
    const characters = smallest.isItalic ? italic : upright
    return characters.length > 0 ? chooseSize(sizes, characters) : []
  })
}

function chooseSize(sizes: readonly PayloadFont[], characters: readonly number[]): ChosenFont[] {
  // What even the largest lacks is drawn in a font of the device.
  const needed = characters.filter((code) => sizes.some((font) => has(font, code)))
  const font = sizes.find((size) => needed.every((code) => has(size, code))) ?? sizes.at(-1)
  if (!font) return []
  if (!font.cutInto) return [{ font, characters: null }]
  const english = sizes.flatMap(({ ranges }, at) => (at === 0 ? ranges.flatMap(codesOf) : []))
  // People type what the app's own texts begin with, or not, in the other case.
  const inBothCases = needed.flatMap((code) => {
    const letter = String.fromCodePoint(code)
    return codePointsOf([letter, letter.toUpperCase(), letter.toLowerCase()])
  })
  const codes = new Set([...english, ...inBothCases].filter((code) => has(font, code)))
  return [{ font, characters: [...codes].map((code) => String.fromCodePoint(code)).join('') }]
}

const has = ({ ranges }: PayloadFont, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

const codesOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const codePointsOf = (texts: readonly string[]) =>
  [...new Set(texts.join(''))].map((character) => character.codePointAt(0) ?? 0)

/** Every text inside a value; addresses are not shown. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^\w+:\/\//.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** Quotes, and what stands under the name of a newspaper. */
function italicTexts(document: AppDocument): string[] {
  const isNewspaper = resolveTheme(document.app.theme).header === 'masthead'
  return [...walkNodes(document)].map(({ node: { type, label, properties } }) => {
    if (type === 'text' && properties.variant === 'quote') return label
    if (type !== 'header' || typeof properties.subtitle !== 'string') return ''
    return isNewspaper || properties.variant === 'masthead' ? properties.subtitle : ''
  })
}
