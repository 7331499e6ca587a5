import type { Entity, Field } from '../entity.ts'
import { people } from '../plan/content/base.ts'
import { isOwnName } from '../plan/own-name.ts'
import { isValueKnown, valuesOf } from '../plan/content/values.ts'
import type { AppPlan, Extra } from '../plan/types.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { bare, isOnlyVerb, wordsOf } from './grammar.ts'
import { has } from '../understand/searched.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'

/** What one sends is a file of its kind. */
const files: readonly [RegExp, string][] = [
  [/\b(?:audio|songs?|tracks?|sounds?|voice|recordings?|music|podcasts?|beats?|episodes?)\b/i, 'take-2.mp3'],
  [/\b(?:videos?|films?|clips?|movies?)\b/i, 'clip-4.mp4'],
  [/\b(?:photos?|images?|pictures?|screenshots?|logos?|scans?|avatars?)\b/i, 'monday.jpg'],
  [/\b(?:data|spreadsheets?|tables?|contacts|transactions|csv)\b/i, 'november.csv'],
]
/** A level is how hard something is only of what one learns, plays or climbs. */
const ofSkill =
  /^(?:(?:skill|difficulty|game|puzzle|learning|language|fitness|training|quiz|trail|route|player|course|your|my|exercise|workout|reading) )?levels?$/i
const doing =
  /^(?:upload|uploading|add|adding|enter|entering|input|inputting|type in|attach|attaching|insert|inserting|provide|providing) (?=\p{L}{3})/iu
const counted = /^(?:the )?(?:amount|number|quantity) of (?=\p{L})/iu
const little = /^(?:files?|of|the|an?|your|my|to|for|in|on|with|and)$/

/** "Sugar level per plot" is a level: of what stands behind it has no value. */
const behind = / (?:per|of|in|for|on|at|by|from|with|during|about|between) /i
function valueOfHead({ name, kind, value }: Field): string {
  const [head = ''] = name.split(behind)
  if (kind !== 'text' || value === '' || head === name || isValueKnown(name)) return value
  return valuesOf(head)?.[0] ?? ''
}

/** What a field asks for, said as on a form: no doing, and a sample of its kind. */
export function asField(field: Field): Field {
  const name = field.name.replace(/^(upload|attach|insert|enter)ing /i, '$1 ')
  const [, file] = files.find(([form]) => has(form, field.name)) ?? []
  const value = file !== undefined && field.value.endsWith('.pdf') ? file : valueOfHead(field)
  const isHard = field.options.join() === 'Easy,Medium,Hard' && / levels?$/i.test(name) && !ofSkill.test(name)
  if (isHard) return { ...field, name, value: 'Low', options: ['Low', 'Medium', 'High'] }
  return name === field.name && value === field.value ? field : { ...field, name, value }
}

const stemsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replace(doing, '')
      .replace(counted, '')
      .match(/\p{L}{2,}/gu) ?? []
  )
    .filter((word) => !little.test(word))
    .map((word) => stemOf(toSingular(word)))

/** Whether two fields ask for the same: "Memo files" and "Memo", "Amount of diesel" and "Number of diesel bought". */
export function isSameField(name: string, other: string): boolean {
  const [own, theirs] = [stemsOf(name), stemsOf(other)]
  const isCounted = counted.test(name) && counted.test(other)
  if (own.length === theirs.length) return own.every((stem) => theirs.includes(stem))
  return isCounted && own[0] === theirs[0]
}

/** Of two amounts of the same the shorter stays. */
const isSaidShorter = (field: Field, extras: readonly Extra[]): boolean =>
  extras.some(
    (other) =>
      other.kind === 'field' &&
      other.field.kind === field.kind &&
      counted.test(other.field.name) &&
      other.field.name.length < field.name.length &&
      isSameField(other.field.name, field.name),
  )

const listed = /^(?:the )?(?:full |whole )?list of (?=\p{L})/iu
/** "Song title" of a song stands above it, and the "list of verses" is its verses. */
function isOfThing({ name }: Field, entity: Entity | undefined): boolean {
  if (!entity) return false
  const isName = !entity.id.startsWith('own-') && isOwnName(name, entity)
  const isList =
    listed.test(name) && entity.fields.some((own) => isSameField(own.name, name.replace(listed, '')))
  return isName || isList
}

const ofMoney =
  /[€$£]|\b(?:prices?|pay|pays|paid|payments?|costs?|money|bills?|expenses?|donat\p{L}+|budgets?|salary|fees?|invoices?|debts?|loans?|savings?|wallets?|banks?|transfers?|funds?|incomes?|spend\p{L}*|spent|cash|sales?|sell|buy|euros?|dollars?)\b/iu
/** An amount where nobody speaks of money is how many of them there are. */
const asCount = (field: Field, text: string): Field =>
  field.kind === 'money' && /^amount$/i.test(field.name) && !ofMoney.test(text)
    ? { ...field, kind: 'number', value: '12' }
    : field

const noValue =
  /\b(?:dashboards?|donations?|feeds?|histor(?:y|ies)|lists?|logs?|pages?|panels?|prompts|reports?|schedules?|screens?|sections?|statistics|stock)$/iu
const spoken = /\b(?:i|me|my|we|us|you|your|they|them|now|who|what(?:['’]s)?|how|when|where)\b/iu

/** "Hours report", "Technicians assign", "What's occupied now": nobody writes such a thing into a form. */
const isNothingToFill = ({ name, kind, value, options }: Field): boolean => {
  if (kind !== 'text' || value !== '' || options.length > 0) return false
  const words = wordsOf(name).map(bare)
  const [first = '', second] = words
  const last = words.at(-1) ?? ''
  const isDoing =
    second !== undefined && (isOnlyVerb(first) || (isOnlyVerb(last) && toSingular(first) !== first))
  return noValue.test(name) || spoken.test(name) || isDoing || isOfTwo(words)
}

/** "Plans tours": two in a row that look like several are somebody's doing. */
const isOfTwo = ([first = '', second = '', third]: readonly string[]): boolean =>
  third === undefined &&
  first !== toSingular(first) &&
  second !== toSingular(second) &&
  baseOfVerb(first, strictVerbs) !== undefined &&
  !/^(?:sports|savings|news|goods|sales|arms|customs|parents|kids|ladies|mens|womens|members|guests|students)$/.test(
    first,
  )

/** The fields a description gives the forms: each once, and somebody else in each that names somebody. */
export function tidyFields({ screens, entities, story, description }: AppPlan): boolean {
  let isChanged = false
  for (const screen of screens) {
    const kept: Field[] = []
    const extras = screen.extras.flatMap((extra): Extra[] => {
      if (extra.kind !== 'field') return [extra]
      if (isOfThing(extra.field, entities.get(screen.entity))) return []
      const plain = asCount(asField(extra.field), story ?? description)
      const isThere = kept.some(({ name, kind }) => kind === plain.kind && isSameField(name, plain.name))
      if (isThere || isSaidShorter(plain, screen.extras) || isNothingToFill(plain)) return []
      const isTaken = people.includes(plain.value) && kept.some(({ value }) => value === plain.value)
      const other = people.find((person) => !kept.some(({ value }) => value === person))
      const field = isTaken && other !== undefined ? { ...plain, value: other } : plain
      kept.push(field)
      return [field === extra.field ? extra : { ...extra, field }]
    })
    if (extras.length === screen.extras.length && extras.every((extra, at) => extra === screen.extras[at]))
      continue
    screen.extras = extras
    isChanged = true
  }
  return isChanged
}
