import { capitalise, toPlural } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { piecesOf } from '../names-in.ts'
import { areSeveral } from '../prose/name-of.ts'
import { type BriefPart, buttonPart, plainPart } from './brief-part.ts'

/** Whose and of when it is: "the week's", "their own", "today's". */
const whose =
  /^(?:(?:the|an?|all(?: the)?|all of the|every|each|my|our|your|his|her|its|their|own|(?:this|next) (?:week|month|year)['’]?s?|today['’]?s|tomorrow['’]?s|tonight['’]?s|(?:the |a )?[\p{L}]+['’]s?(?: own)?) )+/iu
/** What is said behind a thing and says nothing of what it is. */
const asides =
  /,? (?:who|which|that|where|so that|so|because|until|for (?:today|tomorrow|the \p{L}+|this week)|of (?:today|the day|the week|the month|the year|their child|the child)|of their own|for which|to which|they can \p{L}+|(?:he|she|they|one|you|we) [\p{L}]+|over the \p{L}+|right away|at once|straight away|this (?:week|month|year)|today|tomorrow|tonight|nearby)\b.*$/iu
const mostWords = 4

/** A thing without whose it is: "classes" of "the week's classes". */
export const bareThing = (thing: string): string => thing.replace(whose, '').replace(asides, '').trim()

const isField = (field: string) => field !== '' && field.split(' ').length <= mostWords
/** What each thing of a list shows, in a word or two: "how many are left" is a number. */
const fieldOf = (said: string): string =>
  said
    .trim()
    .replace(/^(?:and )?(?:an?|the|its|their|his|her|some) /i, '')
    .replace(/^how many (?:are |is )?left$/i, 'quantity')
    .replace(/^how many (?:are |is )?(.{3,20})$/i, 'number $1')
    .replace(/^how long .*$/i, 'length')
    .replace(/^(?:what|who|which) (?:to )?(.{3,20})$/i, '$1')
    .replace(/ (?:under|below|beside|next to) (?:each|it)$/i, '')
    .replace(/ (?:it|they) (?:takes?|needs?|costs?)$/i, '')
    .replace(/^\p{L}+['’]s /u, '')
/** The fields of a list: "time, coach and free places". */
const fieldsOf = (list: string): string[] =>
  piecesOf(list.replace(/, (?:grouped|sorted|ordered) by .*$/i, ''))
    .map(fieldOf)
    .filter(isField)

const titled = (said: string) => capitalise(said.split(' ').slice(0, mostWords).join(' '))

/** Where the fields of a thing begin. */
const withFields =
  /^(.+?)(?:,? (?:each|every one|all) (?:with|has|having|showing)|,? with|,? showing|,? by) (?!me\b|us\b|them\b|which\b)(.+)$/iu
/** A whole that is one in name and many in what it holds, and of what. */
const wholes: Readonly<Partial<Record<string, string>>> = {
  menu: 'dishes',
  bread: 'breads',
  food: 'dishes',
  stock: 'products',
  agenda: 'events',
  programme: 'events',
  program: 'events',
  schedule: 'entries',
  timetable: 'lessons',
  plan: 'entries',
  rota: 'shifts',
  roster: 'shifts',
  range: 'products',
  history: 'entries',
  feed: 'posts',
  inbox: 'messages',
  collection: 'pieces',
  library: 'entries',
}

const listOf = (things: string, shown: readonly string[] = [], said = things): BriefPart => ({
  said:
    said.toLowerCase() === things.toLowerCase()
      ? `a list of ${things.toLowerCase()}`
      : `a list titled "${capitalise(said)}"`,
  name: capitalise(things),
  listed: things.toLowerCase(),
  shown,
})

/** What a list of things is called where it is said whose or of when it is: "classes this week", "your bookings". */
function titleOf(held: string, things: string): string {
  const [, when] =
    /^(?:all |the )*(today|tomorrow|tonight|this (?:week|month|year)|week|month|year)['’]s /i.exec(held) ?? []
  if (when !== undefined)
    return `${things} ${/^(?:week|month|year)$/i.test(when) ? `this ${when}` : when}`.toLowerCase()
  if (/\bown /i.test(held)) return `your own ${things.toLowerCase()}`
  const [, part] = /\b(for (?:the|this) (?:morning|day|evening|week))\b/i.exec(held) ?? []
  return part === undefined ? things : `${things.toLowerCase()} ${part}`
}

/** "How many hours they still owe": a number in large. */
function amountOf(thing: string): BriefPart | undefined {
  const [, of] = /^(?:the |an? )?(?:number|amount|count) of (.+)$/i.exec(thing) ?? []
  if (of !== undefined) return plainPart(`stat tiles (${titled(bareThing(of))})`, titled(bareThing(of)))
  if (!/^how (?:many|much)\b/i.test(thing)) return undefined
  const [, what = ''] =
    /^how (?:many|much) (?:of )?(?:the )?(.+?) (?:is|are|they|he|she|it|you|has|have|was|were)\b/i.exec(
      thing,
    ) ?? []
  const state = /\bowe/i.test(thing) ? 'owed' : /\bleft\b|\bremain/i.test(thing) ? 'left' : ''
  return plainPart(`stat tiles (${titled(`${bareThing(what)} ${state}`.trim() || 'Total')})`)
}

/** "The day plan: meals, treatments and visits, each with a time". */
function headedList(thing: string): BriefPart | undefined {
  const [, headed = '', named] = /^([^:]+): (.+)$/u.exec(thing) ?? []
  if (named === undefined) return undefined
  const [list = '', behind] = named.split(/,? each with /i)
  const fields = behind === undefined ? [] : fieldsOf(behind)
  const [only = '', ...others] = piecesOf(list).map((each) => bareThing(each))
  if (others.length === 0) return { ...listOf(only, fields), name: capitalise(bareThing(headed)) }
  const title = capitalise(bareThing(headed))
  return {
    said: `a list of ${title.toLowerCase()} entries (${[only, ...others].map(capitalise).join(', ')})`,
    shown: fields,
    name: title,
    listed: only.toLowerCase(),
  }
}

/** What is seen, in the words of the readers of parts; nothing where no part stands there. */
export function seenThing(said: string): BriefPart[] {
  const thing = said.trim().replace(/^(?:also|first|then|right away) /i, '')
  const [, deeds] = /^an? button to (.+)$/i.exec(thing) ?? []
  if (deeds !== undefined)
    return deeds
      .split(/ or | and /)
      .map((deed) => buttonPart(capitalise(deed.replace(/ (?:it|them|one)(?= |$)/, ''))))
  const [, onMap] = /^(.+?) on an? (?:\p{L}+ )?map\b.*$/iu.exec(thing) ?? []
  if (onMap !== undefined) return [plainPart(`a map with pins for the ${bareThing(onMap)}`, 'Map')]
  if (/^(?:an?|the) (?:\p{L}+ )?map\b/iu.test(thing)) return [plainPart('a map', 'Map')]
  if (/^(?:an?|the) (?:\p{L}+ )?(?:photo|picture|image|video)$/iu.test(thing)) return [plainPart(thing)]
  const [, whole, drawnAs, parts] =
    /^(.+?) as an? (list|grid|map|calendar|table)(?: of (.+))?$/iu.exec(thing) ?? []
  if (whole !== undefined && /^(?:map|calendar)$/i.test(drawnAs ?? ''))
    return [
      plainPart(
        drawnAs?.toLowerCase() === 'map' ? 'a map' : 'a month calendar',
        capitalise(bareThing(whole)),
      ),
    ]
  if (whole !== undefined && parts !== undefined)
    return [
      {
        ...listOf(bareThing(parts.replace(/ (?:in|with|sorted|by) .*$/i, ''))),
        name: capitalise(bareThing(whole)),
      },
    ]
  const amount = amountOf(thing)
  if (amount) return [amount]
  const [, code] = /^(?:.* as )?an? ((?:QR|bar) ?code)\b/iu.exec(thing) ?? []
  if (code !== undefined) {
    const of = capitalise(bareThing(thing.replace(/ as .*$/i, '')))
    return /^(?:QR|bar)/i.test(of)
      ? [plainPart(`a ${code}`, 'Code')]
      : [plainPart(`a heading "${of}"`, of), plainPart(`a ${code}`)]
  }
  if (/^(?:who|which|what)\b/i.test(thing)) {
    const [short = ''] = thing.split(/,| (?:and|for|to each|in each|on each) /)
    const title = titled(
      short
        .replace(/ (?:today|this week|this month)$/i, '')
        .replace(/^what (?!to )/i, '')
        .replace(/^which (?:ones|of them|\p{L}+s) (?:is|are|was|were) /iu, ''),
    )
    if (/^what to /i.test(thing)) return [plainPart(`a heading "${title}"`), plainPart('a short description')]
    return [
      {
        said: `a list titled "${title}"`,
        shown: /^who/i.test(thing) ? ['name'] : ['name', 'number'],
        name: title,
        listed: /^who/i.test(thing) ? 'people' : 'things',
      },
    ]
  }
  const headed = headedList(thing)
  if (headed) return [headed]
  const [, held = thing, fields] = withFields.exec(thing) ?? []
  const [, of] = /^(?:an? |the )?(?:list|grid|overview) of (.+)$/iu.exec(held) ?? []
  const bare = bareThing(
    (of ?? held)
      .replace(/,? (?:as|in) (?:an? )?(?:cards?|list|grid|tiles|pictures|photos)$/i, '')
      .replace(/,? (?:grouped|sorted|ordered) by .*$/i, ''),
  )
  if (bare === '' || bare.split(' ').length > mostWords || /^(?:it|them|one|all|everything)$/i.test(bare))
    return []
  const shown = fields === undefined ? [] : fieldsOf(fields.replace(asides, ''))
  if (of !== undefined || areSeveral(bare))
    return [listOf(bare, shown, of === undefined ? titleOf(held, bare) : bare)]
  const head = bare.toLowerCase().split(' ').at(-1) ?? ''
  const within = wholes[head]
  if (within !== undefined && shown.length > 1)
    return [
      {
        ...listOf(within, shown, titleOf(held, bare) === bare ? within : titleOf(held, bare)),
        name: capitalise(bare),
      },
    ]
  return shown.length > 0
    ? [
        {
          said: `a card titled "${capitalise(bare)}" with ${shown.join(', ')}`,
          name: capitalise(bare),
          fields: shown,
        },
      ]
    : [{ said: `the ${bare.toLowerCase()}`, name: capitalise(bare), isNamed: true }]
}

/** "..., which can be cancelled": done with each of them. */
const canBe = /,? (?:which|that) can be (\p{L}+ed)\b.*$/iu
/** "To which exercises from a library can be added". */
const canBeAdded =
  /,? (?:to|in|on) which (?:the )?(\p{L}+s)\b.{0,30}? can be (added|put|moved|removed)\b.*$/iu
/** "..., the level and a Book button". */
const withButton = /(?:,| and|, and) (?:an?|the) "?(\p{Lu}\p{L}+(?: \p{L}+)?)"? button\b/gu

/** Of what is seen each is a thing of its own: "the route and how many crates are left". */
export function seenThings(object: string): BriefPart[] {
  const [, done = ''] = canBe.exec(object) ?? []
  const base = baseOfVerb(done.toLowerCase(), strictVerbs)
  const [, added] = canBeAdded.exec(object) ?? []
  const buttons = [...object.matchAll(withButton)].map(([, name = '']) => buttonPart(name))
  const plain = object.replace(canBe, '').replace(canBeAdded, '').replace(withButton, '')
  const pieces = plain.includes(':')
    ? [plain]
    : plain.split(
        /,? and (?=(?:how|who|which|what|the|an?|their|its|below it|all|every)\b)|, (?=(?:how|who|which|what|the|an?|their|its|all|every)\b)/iu,
      )
  const [first = '', ...more] = pieces
  // "With time, the coach and a photo": all of one thing.
  const areFields =
    / (?:with|showing) /i.test(first) &&
    more.every((piece) => !/^(?:who|what|all|every|below)\b/i.test(piece))
  const seen = (areFields ? [plain] : pieces).flatMap((piece) => seenThing(piece.replace(/^below it /i, '')))
  return [
    ...seen,
    ...(base === undefined ? [] : [{ ...buttonPart(capitalise(base)), inRow: true as const }]),
    ...(added === undefined ? [] : [buttonPart(`Add ${added.replace(/s$/, '')}`)]),
    ...buttons,
  ]
}

export const severalOf = (thing: string): string => (areSeveral(thing) ? thing : toPlural(thing))
