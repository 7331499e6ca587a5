import { byWord } from '../../by-word.ts'
import { capitalise } from '../../words/forms.ts'
import { listed } from '../words.ts'

/** Something one knows of a thing, as it was said: what it is called, and what it may be where that is told. */
export interface SaidAttribute {
  name: string
  options: string[]
  /** What its words tell of how it is filled in. */
  as?: 'switch' | 'photo' | 'number' | 'amount'
}

/** What "how urgent it is" asks for. */
const degrees: Readonly<Record<string, string>> = byWord({
  urgent: 'Urgency',
  important: 'Importance',
  big: 'Size',
  large: 'Size',
  small: 'Size',
  old: 'Age',
  long: 'Duration',
  far: 'Distance',
  heavy: 'Weight',
  expensive: 'Price',
  much: 'Price',
  hot: 'Temperature',
  warm: 'Temperature',
  cold: 'Temperature',
  deep: 'Depth',
  tall: 'Height',
  high: 'Height',
  wide: 'Width',
  hard: 'Difficulty',
  difficult: 'Difficulty',
  strong: 'Strength',
  spicy: 'Spiciness',
  fast: 'Speed',
  often: 'Frequency',
  loud: 'Loudness',
  severe: 'Severity',
})
const pronoun = '(?:it|they|he|she|one|this|that|you|we|i|people|everyone)'
const be = '(?:is|are|was|were|will be)'

const small = /^(?:the|an?|their|its|his|her|our|my|your|some|also|which|a few|any)\s+/i
const withoutSmall = (words: string) => words.replace(small, '').replace(small, '')
/** What one may be, said as "it is new or used". */
const choices = (words: string) => words.replaceAll(/\s+or\s+|\s*\/\s*/gi, ', ')

/** "The name of its queen" is the queen; "a photo of the receipt" a photo. */
function asNoun(said: string): SaidAttribute | undefined {
  const words = withoutSmall(said.trim()).replace(/\s+(?:field|box|input|question)$/i, '')
  const photo =
    /^(?:photo|picture|image|foto)s?(?:\s+(?:of|from)\s+(?:the|an?|their|its|each|every)?\s*(.{2,30}))?$/i.exec(
      words,
    )
  if (photo) return { name: photo[1] ? `${capitalise(photo[1])} photo` : 'Photo', options: [], as: 'photo' }
  // "A projector yes or no".
  const isSo = /^(.{3,30}?)\s*,?\s*[(:]?\s*(?:yes\s*(?:or|\/)\s*no|y\/n)\)?$/i.exec(words)?.[1]
  if (isSo !== undefined) return { name: capitalise(withoutSmall(isSo)), options: [], as: 'switch' }
  const count = /^(?:number|amount|count)\s+of\s+(.{2,30})$/i.exec(words)?.[1]
  if (count !== undefined) return { name: capitalise(withoutSmall(count)), options: [], as: 'number' }
  const own = words
    .replace(/^name\s+of\s+(?:the|its|their|an?|every|each)\s+/i, '')
    .replace(
      /^(?:field|place|space|room|line|box|info(?:rmation)?|details?|something|a word)\s+(?:for|about|on)\s+/i,
      '',
    )
    .replace(/\s+(?:of|for|on|in|about|from|to)\s+(?:it|them|each|every|one|each one|every one)$/i, '')
    .replace(/\s+(?:it|they|he|she)\s+(?:has|have|had)$/i, '')
    .replace(/(?<=\S{3})\s+(?:of|for)\s+(?:each|every|all)\s+(?:the\s+|our\s+|my\s+)?[\p{L} ]{2,24}$/iu, '')
  const name = withoutSmall(own)
  return name.length < 2 || name.split(' ').length > 5 ? undefined : { name: capitalise(name), options: [] }
}

/** A question about a thing, as the name of what answers it: "how urgent it is" is the urgency. */
function asQuestion(said: string): SaidAttribute | undefined {
  const words = said.trim().replace(/\s+(?:right now|at the moment|just now|now|currently)$/i, '')
  const whether = /^(?:whether|if)\s+(?:or not\s+)?(.{3,60})$/i.exec(words)?.[1]
  if (whether !== undefined) return asWhether(whether)
  const many =
    /^how many\s+(?:of the\s+)?(\p{L}+(?:\s(?!are\b|is\b|i\b|we\b|they\b|it\b)\p{L}+(?=\s(?:are|is|i|we|they|it)\b))?)\s+(.{2,40})$/iu.exec(
      words,
    )
  if (many?.[1] && many[2]) return { name: quantity(many[1], many[2]), options: [], as: 'number' }
  const manyAlone = /^how many\s+([\p{L} ]{3,30})$/iu.exec(words)?.[1]
  if (manyAlone !== undefined) return { name: capitalise(manyAlone), options: [], as: 'number' }
  const costs = /^(?:how much|what)\s+(?:it|they|one|each|that|this)\s+(?:costs?|is worth)$/i.exec(words)
  if (costs) return { name: /worth/i.test(words) ? 'Value' : 'Price', options: [] }
  const much =
    /^how much\s+(?!it\b|they\b|that\b|does\b)(\p{L}+(?:\s(?!are\b|is\b|i\b|we\b|they\b|it\b)\p{L}+(?=\s(?:are|is|i|we|they|it)\b))?)\s+(.{2,40})$/iu.exec(
      words,
    )
  if (much?.[1] && much[2]) return { name: quantity(much[1], much[2]), options: [], as: 'amount' }
  const degree = new RegExp(
    `^how\\s+(\\p{L}+)\\s+(.{2,40}?)(?:\\s+(?:${be}|takes?|lasts?|lives?|goes))?$`,
    'iu',
  ).exec(words)
  const adjective = degree?.[1]?.toLowerCase() ?? ''
  if (degree?.[2] && adjective !== '' && !/^(?:to|do|does|can|we|i|it|they)$/.test(adjective)) {
    const subject = withoutSmall(degree[2].replace(new RegExp(`\\s+(?:${be}|takes?|lasts?)$`, 'i'), ''))
    // "How long the waiting time is": it is called so already.
    if (/\b(?:time|price|distance|level|rate|temperature|depth|weight|size|age|number)$/i.test(subject))
      return { name: capitalise(subject), options: [] }
    return { name: degrees[adjective] ?? `How ${adjective}`, options: [] }
  }
  const who = /^who\s+(\p{L}+)\s*(up|in|out|off|for|with)?(?:\s+.{2,40})?$/iu.exec(words)
  if (who?.[1])
    return {
      name: /^(?:is|are|has|have)$/i.test(who[1])
        ? capitalise(words).split(' ').slice(0, 4).join(' ')
        : `Who ${who[1].toLowerCase()}${who[2] ? ` ${who[2].toLowerCase()}` : ''}`,
      options: [],
    }
  const where = new RegExp(
    `^where\\s+(?:${pronoun}|the\\s.{2,20}?)\\s+(?:${be}|stands?|lies?|hangs?)(?:\\s+(\\p{L}+(?:ed|t|n|d)))?$`,
    'iu',
  ).exec(words)
  if (where) return { name: where[1] ? `Where ${where[1].toLowerCase()}` : 'Location', options: [] }
  const when = new RegExp(
    `^when\\s+(?:${pronoun}|the\\s.{2,20}?)\\s+(?:${be}\\s+)?(?:last\\s+)?(\\p{L}+)(?:\\s.{2,30})?$`,
    'iu',
  ).exec(words)
  if (when?.[1])
    return { name: capitalise(/\blast\b/i.test(words) ? `last ${when[1]}` : when[1]), options: [] }
  if (/^(?:when|where|who|why)$/i.test(words)) return { name: capitalise(words), options: [] }
  const what = new RegExp(
    `^(?:what|which)\\s+${pronoun}\\s+(?:${be}|have|has|need|want|like|can|do|does)?\\s*(.{2,40})$`,
    'iu',
  ).exec(words)
  if (what?.[1]) return { name: capitalise(what[1]), options: [] }
  const kind = /^(?:what|which)\s+(?:kind|sort|type)\s+of\s+(\p{L}+)(?:\s.*)?$/iu.exec(words)?.[1]
  if (kind !== undefined) return { name: `Kind of ${kind.toLowerCase()}`, options: [] }
  const which =
    /^(?:what|which)\s+(\p{L}+(?:\s\p{L}+)?)\s+(?:it|they|he|she|you|we|is|are|was|were|belongs?)\b.*$/iu.exec(
      words,
    )?.[1]
  return which === undefined ? undefined : { name: capitalise(which), options: [] }
}

/** "Bottles left", "money we made this year": of what, and what of it. */
function quantity(thing: string, rest: string): string {
  const told = rest
    .replace(/^(?:there (?:are|is|were|was)|are|is|was|were|have been)(?:\s+|$)/i, '')
    .replace(/^(?:they|he|she|it|you|we|i|people)\s+(?:have|has|had|got|get)\s+(?=left\b)/i, '')
    .replace(/^(?:still|there|offered|in it|in there|in them|needed|it has|they have|it takes|we have)$/i, '')
    .replace(/^still\s+/i, '')
    // "Money we made this year" is the money of this year.
    .replace(/^(?:i|we|they|you)\s+\p{L}+\s+(?=(?:this|last|per|a|each)\s)/iu, '')
    .replace(/\s+(?:in total|altogether|so far|at the moment|right now|overall)$/i, '')
  return capitalise(`${thing} ${told}`.trim()).replaceAll(/\bi\b/g, 'I')
}

/** "Whether it has sound" is switched on or off; "whether it is new or used" is one of the two. */
function asWhether(words: string): SaidAttribute {
  const told = words
    .replace(
      new RegExp(
        `^(?:${pronoun}|the\\s\\p{L}+)\\s+(?:${be}|has|have|had|comes? with|needs?|wants?)\\s+`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(`^(?:${pronoun}|the\\s\\p{L}+)\\s+`, 'iu'), '')
  const either = /^(?:an?\s+)?([\p{L} -]{2,20}?)\s+or\s+(?:an?\s+)?([\p{L} -]{2,20})$/iu.exec(told)
  if (either?.[1] && either[2] && !/^not\b/i.test(either[2]))
    return {
      name: `${capitalise(either[1])} or ${either[2]}`,
      options: [capitalise(either[1]), capitalise(either[2])],
    }
  const name = capitalise(withoutSmall(told.replace(/\s+or not$/i, '')))
  return /^can\b/i.test(name)
    ? { name: `${name}?`, options: ['Yes', 'No', 'Maybe'] }
    : { name, options: [], as: 'switch' }
}

/** One or several things one knows of something: "a photo and how urgent it is: low, normal, urgent". */
export function attributesSaid(words: string): SaidAttribute[] | undefined {
  const [, before = '', told] =
    /^(.{2,120}?)\s*(?::|\(|,?\s+(?:like|such as|for example|either)\s)\s*([^()]{3,140})\)?$/iu.exec(words) ??
    []
  const said = told === undefined ? words : before
  const options = told === undefined ? [] : listed(choices(told)).map(capitalise)
  if (options.some((option) => option.split(' ').length > 4)) return undefined
  const pieces = listed(said.replace(/^(?:also|too)\s+|\s+(?:too|as well|also)$/gi, ''))
  // "A grade from 1 to 10": one of these.
  const scale = /^(.{3,30}?)\s+(?:from\s+)?(\d)\s*(?:to|-|–)\s*(\d{1,2})$/i.exec(said)
  if (scale?.[1] && pieces.length === 1 && Number(scale[3]) - Number(scale[2]) < 11) {
    const [first, last] = [Number(scale[2]), Number(scale[3])]
    const noun = asNoun(scale[1])
    const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at))
    return noun && numbers.length > 2 ? [{ name: noun.name, options: numbers }] : undefined
  }
  const bare = pieces.map((piece) => piece.replace(/^(?:say|show|tell|have|get|list|mention)s?\s+/i, ''))
  const made = bare.map((piece) => asQuestion(piece) ?? asNoun(piece))
  if (made.length === 0 || made.length > 5 || made.some((each) => each === undefined)) return undefined
  const attributes = made.flatMap((each) => each ?? [])
  return attributes.map((each, index) =>
    index === attributes.length - 1 && options.length > 1 ? { name: each.name, options } : each,
  )
}
