import { capitalise, toPlural } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { piecesOf } from '../names-in.ts'
import { isRole } from '../../understand/role-parts.ts'
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
export const bareThing = (thing: string): string => {
  const [, owner = ''] = /^(?:the |an? )?(\p{L}+)['’]s (?!own\b)/iu.exec(thing) ?? []
  // "The queen's year" is of the queen, "the member's bookings" are whose who looks.
  const isOfThing = owner !== '' && !isOfTime.test(owner) && !isRole(owner)
  return (isOfThing ? thing.replace(/^(?:the|an?) /i, '') : thing.replace(whose, ''))
    .replace(asides, '')
    .trim()
}
const isOfTime = /^(?:today|tomorrow|tonight|week|month|year)$/i

const isField = (field: string) =>
  field !== '' &&
  !/^(?:it|them|each of|each|one|me|all)$/i.test(field) &&
  field.split(' ').length <= mostWords
/** What each thing of a list shows, in a word or two: "how many are left" is a number. */
const fieldOf = (said: string): string =>
  said
    .trim()
    .replace(/^(?:and )?(?:an?|the|its|their|his|her|some) /i, '')
    .replace(/^how many (?:are |is )?left$/i, 'quantity')
    .replace(/^how many (\p{L}+s) (?:are |is )?left$/iu, '$1')
    .replace(/^how many (\p{L}+s) (?:are |is )?(\p{L}+)$/iu, '$2 $1')
    .replace(/^how many (?:are |is )?(.{3,20})$/i, 'number $1')
    .replace(/^(?:big )?tick(?: ?box)?$/i, 'checkbox')
    .replace(/^how long .*$/i, 'length')
    .replace(/^(?:what|who|which) (?:to )?(.{3,20})$/i, '$1')
    .replace(/ (?:(?:under|below|beside|next to) (?:each|it)|by (?:the |our )?\p{L}+)$/iu, '')
    .replace(/ (?:it|they) (?:takes?|needs?|costs?)$/i, '')
    .replace(/^\p{L}+['’]s /u, '')
/** The fields of a list: "time, coach and free places". */
const fieldsOf = (list: string): string[] =>
  piecesOf(list.replace(/, (?:grouped|sorted|ordered) by .*$/i, ''))
    .map(fieldOf)
    .filter(isField)

const titled = (said: string) =>
  capitalise(
    said
      .split(' ')
      .slice(0, mostWords)
      .join(' ')
      .replace(/ (?:the|an?|of|for|to)$/i, ''),
  )

/** Where the fields of a thing begin. */
const withFields =
  /^(.+?)(?:,? (?:each|every one|all) (?:with|has|having|showing)|,? with|,? showing) (?!me\b|us\b|them\b|which\b)(.+)$/iu
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
  diary: 'entries',
  log: 'entries',
  journal: 'entries',
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
  if (/^how long\b/i.test(thing))
    return plainPart(`stat tiles (${/\bwait/i.test(thing) ? 'Minutes to wait' : 'Duration'})`)
  if (!/^how (?:many|much)\b/i.test(thing)) return undefined
  const [, what = ''] =
    /^how (?:many|much) (?:of )?(?:the )?(.+?) (?:is|are|they|he|she|it|you|has|have|was|were)\b/i.exec(
      thing,
    ) ?? []
  const state = /\bowe/i.test(thing) ? 'owed' : /\bleft\b|\bremain/i.test(thing) ? 'left' : ''
  return plainPart(`stat tiles (${titled(`${bareThing(what)} ${state}`.trim() || 'Total')})`)
}

/** "The day plan: meals, treatments and visits, each with a time". */
function headedList(thing: string): BriefPart[] | undefined {
  const [, headed = '', named] = /^([^:]+): (.+)$/u.exec(thing) ?? []
  if (named === undefined) return undefined
  const title = capitalise(bareThing(headed))
  const [, withThem] = /^an? (?:list|grid) (?:with|showing) (.+)$/i.exec(named) ?? []
  if (withThem !== undefined) return [{ ...listOf(bareThing(headed), fieldsOf(withThem)), name: title }]
  const [list = '', behind] = named.split(/,? each with /i)
  const fields = behind === undefined ? [] : fieldsOf(behind)
  const items = piecesOf(list)
  const [only = '', ...others] = items.map((each) => bareThing(each))
  if (others.length === 0) return [{ ...listOf(only, fields), name: title }]
  // "The subscription: size of the box, day of delivery and a button to pause it": what it has.
  if (behind === undefined && !items.every((item) => areSeveral(headOf(bareThing(item)))))
    return items
      .flatMap((item) => seenThing(item))
      .map((part, index) => (index === 0 ? { ...part, name: title } : part))
  return [
    {
      said: `a list of ${title.toLowerCase()} entries (${[only, ...others].map(capitalise).join(', ')})`,
      shown: fields,
      name: title,
      listed: only.toLowerCase(),
    },
  ]
}

/** What a thing is, without what is said behind it: "words" of "words to learn". */
const headOf = (thing: string): string =>
  thing.replace(/ (?:to|of|for|in|on|at|per|from|by|with|near) .*$/i, '')

/** What is seen, in the words of the readers of parts; nothing where no part stands there. */
function seenThing(said: string): BriefPart[] {
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
  if (/^(?:an?|the) (?:\p{L}+ )?calendar\b/iu.test(thing)) return [plainPart('a month calendar', 'Calendar')]
  const [, laid] = /^(?:an?|the) plan of (?:the |our )?(\p{L}+s)\b/iu.exec(thing) ?? []
  if (laid !== undefined)
    return [
      {
        said: `a grid of ${laid}`,
        name: capitalise(laid),
        listed: laid,
        shown: ['number', 'Free/Taken badge'],
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
  const [, whoever] = /^(?:everyone|everybody|people|those|all) (who \p{L}+.*)$/iu.exec(thing) ?? []
  if (whoever !== undefined) return seenThing(whoever)
  if (/^(?:who|which|what)\b/i.test(thing)) {
    const [short = ''] = thing.split(/,| (?:and|for|to each|in each|on each|per) /)
    const title = titled(
      short
        .replace(/ (?:today|this week|this month)$/i, '')
        .replace(/^what (?!to )/i, '')
        .replace(/^who is (?=(?:in|at|on) )/i, 'people ')
        .replace(/^which (?:ones|of them) (?:is|are|was|were) /iu, '')
        .replace(/^which (\p{L}+s) (?:is|are|was|were) (\p{L}+)$/iu, '$2 $1'),
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
  if (headed) return headed
  const [, held = thing, fields] = withFields.exec(thing) ?? []
  const [, of] =
    /^(?:an? |the )?(?:list|grid|overview|directory|catalogue|catalog|collection|register|archive|library) of (.+)$/iu.exec(
      held,
    ) ?? []
  const bare = bareThing(
    (of ?? held)
      .replace(/,? (?:as|in) (?:an? )?(?:cards?|list|grid|tiles|pictures|photos)$/i, '')
      .replace(/,? (?:grouped|sorted|ordered) by .*$/i, '')
      .replace(/ (?:by \p{L}+|in order)$/iu, ''),
  )
  if (bare === '' || bare.split(' ').length > mostWords || /^(?:it|them|one|all|everything)$/i.test(bare))
    return []
  const shown = fields === undefined ? [] : fieldsOf(fields.replace(asides, ''))
  const both = /^([\p{L} ]+?) and ([\p{L} ]+)$/iu.exec(bare)
  if (both && shown.length === 0) return [both[1] ?? '', both[2] ?? ''].flatMap((each) => seenThing(each))
  if (of !== undefined || areSeveral(headOf(bare)))
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
const canBe = /,? (?:each of )?(?:which|that) can be (\p{L}+ed)\b(?:(?!, with )[^.;])*/iu
/** "To which exercises from a library can be added". */
const canBeAdded =
  /,? (?:to|in|on) which (?:the )?(\p{L}+s)\b.{0,30}? can be (added|put|moved|removed)\b.*$/iu
/** "..., the level and a Book button". */
const withButton = /(?:,| and|, and) (?:an?|the) "?(\p{Lu}\p{L}+(?: \p{L}+)?)"? button\b/gu
/** "..., a search field and a button to hear each word": parts, and no values of what was told before. */
const withParts =
  /(?:, with|, and with|,| and|, and) (an? (?:search (?:field|bar)|(?:line |bar )?chart of [\p{L} ]+|button to [^,.;]+?))(?=,| and |$)/giu

/** Of what is seen each is a thing of its own: "the route and how many crates are left". */
export function seenThings(object: string): BriefPart[] {
  const [, done = ''] = canBe.exec(object) ?? []
  const base = baseOfVerb(done.toLowerCase(), strictVerbs)
  const [, added] = canBeAdded.exec(object) ?? []
  const buttons = [...object.matchAll(withButton)].map(([, name = '']) => buttonPart(name))
  const plain = object
    .replace(canBe, '')
    .replace(canBeAdded, '')
    .replace(withButton, '')
    .replace(withParts, '')
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
    ...[...object.matchAll(withParts)].flatMap(([, part = '']) =>
      /button to/i.test(part) ? seenThing(part) : [plainPart(part)],
    ),
  ]
}

/** Several of what is told of in the singular. */
export const severalOf = (thing: string): string => toPlural(thing)
