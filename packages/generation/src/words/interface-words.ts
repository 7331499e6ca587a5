import type { JsonValue } from '@kwiq/app-model'
import { capitalise } from './forms.ts'
import { withMoneyOf } from './foreign-money.ts'
import { calculationWords } from './interface/calculations.ts'
import { common } from './interface/common.ts'
import { commonNorthEast } from './interface/common-north-east.ts'
import { names } from './interface/names.ts'
import { screenWords } from './interface/screens.ts'
import { talkWords } from './interface/talk.ts'
import type { Language } from './languages.ts'

interface Pattern {
  form: RegExp
  templates: ReadonlyMap<string, string>
}

const words = new Map<string, Map<string, string>>()
/** Sentences with a number or a name in them, in the order of the tables. */
const patterns: Pattern[] = []

for (const table of [common, commonNorthEast, screenWords, talkWords, calculationWords, names]) {
  const [head = [], ...lines] = table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length > 1)
  for (const [english = '', ...cells] of lines) {
    const inLanguages = cells.flatMap((cell, index) =>
      cell === '' ? [] : [[head[index + 1] ?? '', cell] as const],
    )
    if (/[#$]\d/.test(english)) patterns.push({ form: patternOf(english), templates: new Map(inLanguages) })
    else
      for (const [language, cell] of inLanguages) {
        const known = words.get(language) ?? new Map<string, string>()
        words.set(language, known.set(english, cell))
      }
  }
}

/** "#1 of #2 done" as a form; `#` is a number, `$` any words. */
function patternOf(english: string): RegExp {
  const source = english
    .replaceAll(/[.?()*+]/g, String.raw`\$&`)
    .replaceAll(/#\d/g, String.raw`(\d+)`)
    .replaceAll(/\$\d/g, '(.+)')
  return new RegExp(`^${source}$`)
}

/** An interface word in a language; the word itself when the table does not have it. */
export function translate(text: string, language: Language): string {
  const known = words.get(language)
  const whole = known?.get(text)
  if (!known || whole) return whole ?? text
  const [, place, who] = /^(\d+ {2})(.+)$/.exec(text) ?? []
  if (place && who) return place + translate(who, language)
  const [, first = '', rest = ''] = /^(Save|Edit|Recent|Latest|My|Open) (.+)$/.exec(text) ?? []
  if (first === 'My' || first === 'Recent' || first === 'Latest') return capitalise(rest)
  // A button needs no more than the word.
  if (first !== '') return known.get(first) ?? text
  const pattern = patterns.find(({ form }) => form.test(text))
  const template = pattern?.templates.get(language)
  if (!pattern || template === undefined) return text
  // "Add Beet", "Search beete": the first word is the interface's, the rest the description's.
  const [, doing, what = ''] = /^(Add|Search) (.+)$/.exec(text) ?? []
  if (!doing) {
    const parts = pattern.form.exec(text) ?? []
    return template.replaceAll(/\$(\d)/g, (_, number: string) =>
      translate(parts[Number(number)] ?? '', language),
    )
  }
  const noun = known.get(capitalise(what)) ?? what
  return capitalise(template.replace('$1', () => (language === 'de' ? capitalise(noun) : noun.toLowerCase())))
}

const untouched = new Set([
  'screenId',
  'kind',
  'variant',
  'layout',
  'icon',
  'tone',
  'seed',
  'keyword',
  'image',
  'avatar',
])

/** A formula whose fields and choices are called as on the translated screen. */
const translateFormula = (formula: string, language: Language) =>
  formula.replaceAll(/(?<=\{)[^{}]+(?=\})|(?<=")[^"]+(?=")/g, (name) => translate(name, language))

/** A property value with its interface words in a language. */
export function translateValue(value: JsonValue | undefined, language: Language, key = ''): JsonValue {
  if (typeof value === 'string' && /formula$/i.test(key)) return translateFormula(value, language)
  if (typeof value === 'string')
    return untouched.has(key) ? value : withMoneyOf(translate(value, language), language)
  if (Array.isArray(value)) return value.map((each) => translateValue(each, language, key))
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translateValue(each, language, name)]),
  )
}
