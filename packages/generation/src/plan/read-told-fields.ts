import { beginsDoing } from '../told-story/begins-doing.ts'
import { cut, itemsOf } from '../told-story/names-in-story.ts'
import { withTies, withValuesNamed } from '../understand/grammar/told-values.ts'
import type { FieldKind } from '../entity.ts'
import { toSingular } from '../words/forms.ts'
import { determiners, stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { findAll, has, replaced } from '../understand/searched.ts'
import { verbsAndNouns } from '../words/verbs.ts'

/** A value a description tells of a thing: "queen age" of a hive. */
export interface ToldField {
  name: string
  options: readonly string[]
  /** What it is filled in with, where that is said: "a position slider". */
  kind?: FieldKind
}

/** What a description tells of each of a kind of thing, in its order. */
export interface ToldFields {
  /** Singular, lower case; empty where a form asks for it without saying of what. */
  noun: string
  fields: readonly ToldField[]
  /** One writes them down, rather than only looking at them. */
  isMade: boolean
  /** It is typed into a form, whatever that is of. */
  isEntered?: true
}

const word = String.raw`[\p{L}][\p{L}'’-]*`
const thing = String.raw`((?:(?!with\b|and\b|or\b|of\b|to\b|that\b|for\b)${word} ){0,3}?${word})`
const determiner = String.raw`(?:the|an?|each|every|all(?: the)?|any|my|your|his|her|their|our|new|this|some|more)`
const tie = String.raw`(?:,? (?:along |together )?with|,? including|,? containing|,? showing|,? consisting of|,? by (?:entering|giving|its)| such as (?:its|their))(?: (?:its|their|his|her|the))?:? `
const rest = String.raw`([^.;:\n]+)`
const keeping = String.raw`(?:record|log|history|list|lists|catalogue|catalog|inventory|directory|register|database|collection|overview|details?|information|info|profile|profiles|page|table|diary|journal|archive|library)`
const making = String.raw`(?:add|create|log|record|save|register|enter|post|store|note|submit|track|keep|upload|make|publish|describe|define|report|document)(?:s|es|ing)?`
const showing = String.raw`(?:view|see|browse|show|display|list|find|read|open)(?:s|es|ing)?`

/** How a description tells of what it has a row of values; the first group is the thing, the second the row. */
const forms: readonly { form: RegExp; least: number; isOne?: boolean; isMade?: boolean }[] = [
  // "Each hive has a number, a queen and a mite level"
  {
    form: new RegExp(
      String.raw`\b(?:each|every) ${thing} (?:has|have|shows?|displays?|includes?|contains?|comes with|with|should (?:have|show|include)|gets|is stored with)(?: (?:its|their))? ${rest}`,
      'giu',
    ),
    least: 2,
  },
  // "For each clock note the maker, movement and repair cost"
  {
    form: new RegExp(
      String.raw`\bfor (?:each|every) ${thing},? (?:(?:you|they|we|i|users?) )?(?:can )?(?:note|record|enter|store|log|write down|keep|save|add|give|see|show|shows)(?: (?:its|their|the))? ${rest}`,
      'giu',
    ),
    least: 2,
    isMade: true,
  },
  // "A lesson has a topic, room and teacher"
  {
    form: new RegExp(String.raw`(?<=^|[.;:\n] ?)(?:an?|the) ${thing} has (?:an? )?${rest}`, 'giu'),
    least: 3,
  },
  // "The boat details including moorings and repairs", "rope with details like maker, length and age"
  {
    form: new RegExp(
      String.raw`\b(${word}) (?:with |and (?:its |their )?)?(?:details?|information|info|data|facts)(?: (?:like|including|such as|with)|,? e\.g\.)?[: ]+(?:\(|the )?(?<=(?:like|including|such as|with|:|\()[: ]*(?:the )?)${rest}`,
      'giu',
    ),
    least: 2,
  },
  // "Songs have a key, tempo and capo position"
  { form: new RegExp(String.raw`(?<=^|[.,;:\n] ?)(${word}s) have ${rest}`, 'giu'), least: 3 },
  // "A record of each violin with maker, string set and varnish", "details of a tree: age, height"
  {
    form: new RegExp(
      String.raw`\b${keeping} (?:of|about) (?:${determiner} )*${thing}(?:${tie}|: ?| ?\()${rest}`,
      'giu',
    ),
    least: 2,
    isMade: true,
  },
  // "Log each ascent: route, grade", "create a trip (destination, start date)"
  {
    form: new RegExp(String.raw`\b${making} (?:${determiner} )+${thing}(?:${tie}|: ?| ?\()${rest}`, 'giu'),
    least: 2,
    isMade: true,
  },
  {
    form: new RegExp(String.raw`\b${making} ((?:${word} )?${word}s)(?:${tie}|: ?| ?\()${rest}`, 'giu'),
    least: 3,
    isMade: true,
  },
  { form: new RegExp(String.raw`\b${showing} (?:${determiner} )*${thing}${tie}${rest}`, 'giu'), least: 2 },
  // "Paintings with artist, year and room"
  {
    form: new RegExp(String.raw`(?<=^|[.,;:\n(] ?|\b(?:and|of|has|have|are) )(${word}s) with ${rest}`, 'giu'),
    least: 3,
    isOne: true,
  },
]

/** "Enter their badge number, host and arrival time": of whatever the form is of. */
const entering = new RegExp(
  String.raw`\b(?:enter|fill in|type in|input|provide|specify)(?:s|ing)? (?:${determiner} )?(?:(${word})['’]s )?${rest}`,
  'giu',
)
const leastEntered = 3

/** Here a row of values ends: what follows says when, where or what for. */
const ends =
  /,? (?:so that|so|which|who|where|when|while|then|but|in order|because|if|after (?:each|every)|before (?:each|every)|in one place|on (?:a|the) map|for (?:each|every|all|the)|per \p{L}+|at the (?:top|bottom)|to (?=[\p{L}]+ (?:the|an?|it|them|their|my|your|his|her|\p{L}+s)\b))(?![\p{L}-]).*$/iu
const further = /^(?:can|could|will|should|must|may|users?|you|they|we|i|it|is|are|was|were|also|then|app)$/iu
/** Parts of the app itself, which are told as its features. */
const ofApp =
  /^(?:app|application|tool|platform|site|website|system|program|software|service|game|screen|page|tab|dashboard|form|menu|view|interface|tracker|manager|planner|organi[sz]er|assistant|companion|toolbox|toolkit|suite|kit|hub|portal|marketplace|shop|store|community|network|feature|function|way|lot|track|place|time|people|person|friend|user|member|account|profile|map|chart|graph|button|list|table|calendar|timer|player|scanner|editor|generator|calculator|converter|reminder|notification|message|chat|details?|statistic|query|data|information|info|progress|result|content|option|setting|item|thing|entry|row|field|section|\p{L}+ly)$/iu
/** They are drawn, pressed or shown otherwise than as a value. */
const drawn =
  /\b(?:questions?|answers?|buttons?|maps?|charts?|graphs?|tabs?|bars?|icons?|lists?|calendars?|reminders?|notifications?|alerts?|links?|search|filters?|statistics|stats|history|profiles?|accounts?|screens?|pages?|features?|mode|support|sync|chat|comments?|feed|login|export|import|backup|widgets?)$/iu
/** What a value is filled in with. */
const controls: readonly (readonly [RegExp, FieldKind])[] = [
  [/ sliders?$/iu, 'slider'],
  [/ (?:check ?box|toggle|switch)(?:es)?$/iu, 'switch'],
  [/ (?:text ?area|multi-?line (?:text )?(?:field|input))s?$/iu, 'long'],
  [/ date ?pickers?$/iu, 'date'],
  [/ time ?pickers?$/iu, 'time'],
  [/ (?:number|numeric) (?:field|input)s?$/iu, 'number'],
  [/ (?:(?:text|input) )?(?:field|input|box|drop-?down|selector|stepper)s?$/iu, 'text'],
]

/** What somebody does next, and no value. */
const doing =
  /^(?:choose|see|select|view|add|edit|delete|remove|mark|create|show|get|set|enter|pick|find|browse|manage|update|open|upload|save|send|share|calculate|compare)$/u
/** "Book the dinghy", "and read notices": the next thing one does, behind the value that was entered. */
function isDoneNext(said: string): boolean {
  const [first = '', next = '', ...more] = said.toLowerCase().replace(/^and /u, '').split(' ')
  return (
    (/^(?:the|an?|his|her|their|my|your|our)$/u.test(next) && beginsDoing(first, next) !== undefined) ||
    (more.length === 0 && next.endsWith('s') && strictVerbs.has(first) && !verbsAndNouns.has(first))
  )
}
const longestName = 26
const mostWords = 4

/** One value of a row; `aside` where it is told with them and is none, undefined where the row has ended. */
function fieldOf({
  name: said,
  options,
}: {
  name: string
  options: string[]
}): ToldField | 'aside' | undefined {
  const written = withTies(cut(said)).trim()
  const [control, kind] = controls.find(([form]) => has(form, written)) ?? []
  const name = control ? written.replace(control, '') : written
  const words = name.toLowerCase().split(' ')
  const [first = ''] = words
  const head = words.at(-1) ?? ''
  const isPlain =
    !/^(?:many|several|some|other|more|lots)$/u.test(first) && /^[\p{L}][\p{L}\p{N} ,'’/&-]*$/u.test(name)
  const isDoing =
    isDoneNext(said) ||
    (words.length > 1 && (doing.test(first) || (strictVerbs.has(first) && determiners.has(words[1] ?? ''))))
  const isPeople = classOf(toSingular(head)) === 'person' && toSingular(head) !== head
  if (!isPlain || isDoing || isPeople || name.length > longestName || words.length > mostWords)
    return undefined
  if (options.length > 1) return { name, options }
  if (
    further.test(first) ||
    stopWords.has(head) ||
    / (?:about|from|for|on|with|showing|including|over) /iu.test(name)
  )
    return undefined
  if (has(drawn, name)) return 'aside'
  return { name, options, ...(kind && kind !== 'text' ? { kind } : {}) }
}

/** "A way to share chapters": where one of them is that, they are what the app has, and no values of a thing. */
const ofWholeApp = /^(?:an? )?(?:way|ways|option|chance|place) (?:to|of) /iu

/** "With beds and half board, weather, contacts": behind its "and" a row has ended. */
const goesOn = /^([^()]*?[^,()] and [^,()]+),.*$/u

/** The values of a row, as far as they go. */
function fieldsIn(row: string): ToldField[] {
  const fields: ToldField[] = []
  const items = itemsOf(replaced(row, ends, '').replace(goesOn, '$1'))
  if (items.some(({ name }) => ofWholeApp.test(name))) return []
  for (const item of items) {
    const field = fieldOf(item)
    if (!field) break
    if (field !== 'aside' && !fields.some(({ name }) => name.toLowerCase() === field.name.toLowerCase()))
      fields.push(field)
  }
  return fields
}

/** A bracket that a row begins in is closed behind it; those within it hold options. */
const opened = (text: string) => text.replace(/^([^()]*)\).*$/u, '$1')

const isOneEach = ({ name, options }: ToldField) => {
  const head = name.split(' ').at(-1) ?? ''
  return options.length > 1 || toSingular(head) === head
}

/** What a text tells of each of its things in rows: "a record of each hive with queen age, frame count and mite level". */
export function readToldFields(text: string): ToldFields[] {
  if (!/, | and /u.test(text)) return []
  const plain = withValuesNamed(text)
  const found: ToldFields[] = []
  const add = (told: ToldFields, least: number) => {
    if (told.fields.length >= least && !found.some(({ noun }) => noun === told.noun)) found.push(told)
  }
  for (const { form, least, isOne, isMade = false } of forms)
    for (const [, what = '', row = ''] of findAll(form, plain)) {
      const noun = toSingular((what.split(' ').at(-1) ?? '').toLowerCase().replace(/['’]s?$/u, ''))
      if (has(ofApp, noun) || stopWords.has(noun)) continue
      const fields = fieldsIn(opened(row))
      // "A pub with menus, events and bookings" has several of each, and no value is so.
      if (isOne && fields.filter(isOneEach).length * 2 < fields.length) continue
      add({ noun, fields, isMade }, least)
    }
  for (const [, whose = '', row = ''] of findAll(entering, plain))
    add({ noun: whose.toLowerCase(), fields: fieldsIn(row), isMade: true, isEntered: true }, leastEntered)
  return found
}

/** "Track their routes, wind speed, tide and crew", "see my pace, distance and heart rate": what is written down together. */
const tracked = new RegExp(
  String.raw`\b(?:track(?:s|ing)?|log(?:s|ging)?|record(?:s|ing)?|monitor(?:s|ing)?|measure(?:s|ing)?|note|notes|keep(?:s|ing)? track of|keep(?:s|ing)? an eye on|see my|see their|see your|(?:questionnaire|survey|diary) (?:about|of|on)) (?:${determiner} )?${rest}`,
  'giu',
)

/** What a text lists as written down or followed together, three at least. */
export const trackedRows = (text: string): ToldField[] =>
  findAll(tracked, withValuesNamed(text))
    .map(([, row = '']) => fieldsIn(row))
    .filter((fields) => fields.length >= leastEntered)
    .flat()
