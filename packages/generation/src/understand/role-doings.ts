import { toPlural, toSingular } from '../words/forms.ts'
import { aloneVerbs, strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { reword, find, has, replaced } from './searched.ts'
import { askedAnywhere } from './turns/asked-anywhere.ts'

/** One thing somebody sees or does: "add exhibits with a title and a year". */
export interface RoleDoing {
  /** In its base form: "add". */
  verb: string
  /** What it is done with, as one says it to whoever does it: "your lessons for the day". */
  object: string
  /** What is said of it behind "with" or in brackets: "title", "year". */
  values: string[]
}

const mostDoings = 8
const longestObject = 60

const seeing = /^(?:see|view|get|receive|look|check|read|browse|have|know|find)$/
const otherVerbs =
  /^(?:see|view|say|get|have|know|look|show|put|put up|send|write|tell|hand|fill|change|update|cancel|award|take|close|open|note|post|hide|block|ban|list|sign|work|plan|print|lead|run|set|score|grade|help|make|tidy|clean|scan|issue|request|report|publish|enter|log|review|test|teach|train|warn|message|contact|train|swap|flag|greet|label|pack|ship|load|number|name|date|time|reply|clear|bill|invoice|quote|price|stock|ring|serve|mark|call|skip|raise|apply|extend|freeze|refund|suspend|appoint|elect|forward|escort|weigh|pour|seat|announce)$/

const likes = /^(?:it|them|posts?|photos?|pictures?|comments?|videos?|each|others?)$/i
/** The base of a word that begins a doing, or undefined. */
function verbAt(word: string, next: string): string | undefined {
  const lower = word.toLowerCase()
  if (!/^\p{L}+$/u.test(lower)) return undefined
  // "A checklist, like turning off the water": for example.
  if (lower === 'like' && !likes.test(next)) return undefined
  const plain = lower.replace(/s$/, '')
  const base =
    strictVerbs.has(lower) || has(otherVerbs, lower)
      ? lower
      : has(otherVerbs, plain)
        ? plain
        : baseOfVerb(lower, strictVerbs)
  if (base === undefined || (base !== lower && lower !== `${base}s` && lower !== `${base}es`))
    return undefined
  // "See bookings and sales", "set prices and times": no verb without something behind it.
  return next === '' ? (aloneVerbs.has(base) ? base : undefined) : base
}

/** Words that only a noun has before it, or that only stand behind a verb. */
const opens =
  /^(?:an?|the|their|his|her|its|our|your|my|all|new|each|every|any|who|what|which|when|how|whether|if|where|them|it|up|down|in|out|off|on|to|for|with|from|that|at|as|old|open|photos?|pictures?|videos?|notes?|messages?)$/i

/** Nobody has these among the values of a thing. */
const plainlyDone =
  /^(?:take|send|see|manage|approve|assign|confirm|upload|answer|create|cancel|delete|accept|reject|decline|hand|publish)$/

/** Whether a word stands there as the verb of whoever is named before it. */
export const isDone = (word: string): boolean => verbAt(word, 'it') !== undefined

/** Whether a clause begins here: a verb with what it is done with, and no further noun of a row. */
function beginsClause(piece: string, isInRow: boolean): boolean {
  const [word = '', next = ''] = piece.trim().split(/\s+/)
  const verb = verbAt(word, next)
  if (!verb) return false
  const isRecorded = verb === 'record' && !/^(?:label|number|holder|company|player|store)s?$/i.test(next)
  return !isInRow || opens.test(next) || plainlyDone.test(verb) || isRecorded
}

/** The clauses of what somebody does, divided where the next verb stands. */
function clausesOf(said: string): string[] {
  const clauses: string[] = []
  // Commas in brackets belong to what is told of one thing.
  const pieces = said.split(
    /(, and then |, and |, or |, then |, | and then | and also | and | or )(?![^(]*\))/,
  )
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = (pieces[index] ?? '').replace(
      /^(?:they|also|then|can|even|we|to) (?:can |also |may )?/i,
      '',
    )
    const last = clauses.at(-1)
    const tie = pieces[index - 1] ?? ''
    const isInRow = last !== undefined && / (?:with|by|such as|including|like|between) /.test(`${last} `)
    if (last === undefined || beginsClause(piece, isInRow)) clauses.push(piece)
    else clauses[clauses.length - 1] = `${last}${tie}${pieces[index] ?? ''}`
  }
  return clauses
}

/** Of what is seen each is a thing of its own: "the tours, how many people are coming and which language they speak". */
const seenThings = (object: string): string[] =>
  object.split(
    /(?:, and |, | and )(?=(?:how many|how much|which|who|what|when|where|the|their|all|today's|every|an? (?:[\p{L}-]+ ){0,2}(?:maps?|charts?|graphs?|reports?|lists?|calendars?|overviews?|tables?))\b)/iu,
  )

const withValues = /\s(?:with|by giving|including|together with) (?:its |their |the |an? )?([^()]+)$/iu
/** "Write recipes with malt, hops and yeast": several are what each has. */
const severalValues = /\swith [^,.;]+, [^.;]+ and \p{L}/iu
const inBrackets = /\s?\(([^)]+)\)/u
const mostValues = 8

/** With whom something is done is no value of it. */
const withWhom =
  /^(?:each other|one another|them|him|others?|us|me|everybody|everyone|(?:your|our|the|their) (?:class|team|group|family)|(?:(?:your|our|the|their) )?(?:families|friends|members|customers|clients|parents|colleagues|students|pupils|patients|guests))$/i

const valuesIn = (list: string): string[] =>
  list
    .replace(/^(?:with|e\.g\.|for example|such as|like)[,:]? /i, '')
    .split(/, and |, or |, | and | or /)
    .map((value) => value.trim().replace(/^(?:an?|the|its|their|his|her|some|also) /i, ''))
    .filter((value) => value !== '' && value.split(' ').length < 5 && !has(withWhom, value))
    .slice(0, mostValues)

/** What a clause says is done, to whoever does it: "their lessons" are yours. */
const addressed = (object: string) =>
  replaced(
    object
      .replace(
        /^(whether|if|that) they(?:'re| are) (available|coming|free|ready|there|on duty|on call)\b.*$/i,
        '$1 you are $2',
      )
      .replace(/^(?!how )(.*?) (?:every|each) (?:hour|day|week|month|evening|morning|night)\b.*$/i, '$1'),
    /^(?:all |any )?(?:the )?ones (?:that |which )?they(?:'ve| have| had)? (\p{L}+(?:ed|en))(?!\p{L}).*$/iu,
    'your $1 ones',
  )
    .replace(/\b(?:near|close to|around) them\b/i, 'near you')
    .replace(/, and then .*$/i, '')
    .replace(/\bthey (spent|used|needed|drove|did|made|found|took|worked|saw)\b/gi, '$1')
    .replace(
      / (?:on |in |at |to |for |with |from )?(?:which |that |who |whom )?they(?:'re| are| want to| have to| will| can| need to| must)?\b.*$/i,
      '',
    )
    .replace(/\b(?:assigned|given|sent|addressed) to them\b/i, 'assigned')
    .replace(/^(?:their|his|her|my|our) own\b/i, 'your own')
    .replace(/^(?:his|her|my|our)\b/i, 'your')
    .replace(/\btheir\b/gi, 'your')
    .replace(/ (?:so that|because|if necessary|if needed|when needed|as well|too|again)\b.*$/i, '')
    .trim()

const ofNothing = /^(?:|when|once|after|as|if|from|on)$/i

/** What a sentence says somebody sees and does, without its subject: "see the tours, cancel a class and write to guests". */
export function readDoings(said: string): RoleDoing[] {
  const doings = clausesOf(
    reword(said.trim().replaceAll(/\b(keep|keeps) track of\b/giu, 'track'), askedAnywhere),
  )
    .flatMap((clause): { verb: string; object: string }[] => {
      const [word = '', next = '', ...more] = clause.trim().split(/\s+/)
      const verb = verbAt(word, next)
      const phrasal = verb === 'sign' && next === 'up'
      // "Sign off when it is done": what was named before.
      if (/^(?:sign|tick|check|cross)$/.test(verb ?? '') && next === 'off' && ofNothing.test(more[0] ?? ''))
        return [{ verb: 'complete', object: 'it' }]
      if (phrasal) return [{ verb: 'sign up', object: more.join(' ').replace(/^for /, '') }]
      const object = [next, ...more].join(' ')
      if (!verb) return []
      // "Note who has paid" is a list of them, ticked.
      if (/^(?:note|record|track|log|list)$/.test(verb) && /^who \p{L}/iu.test(object))
        return [{ verb: 'see', object }]
      return seeing.test(verb)
        ? seenThings(object).map((each) => ({ verb, object: each }))
        : [{ verb, object }]
    })
    .flatMap(({ verb, object: whole }): RoleDoing[] => {
      // "Check members in with a QR code": it is scanned.
      const coded = / in (?:with|by) (?:an? |the |their )?((?:qr |bar ?)code)$/i.exec(whole)
      let object = coded ? whole.slice(0, coded.index + ' in'.length) : whole
      const bracket = inBrackets.exec(object)
      const values = bracket ? valuesIn(bracket[1] ?? '') : []
      if (bracket) object = object.replace(bracket[0], '').trim()
      const told =
        seeing.test(verb) ||
        /^(?:check|message|compare|replace|help|talk|fill|match)$/.test(verb) ||
        (verb === 'write' && !severalValues.test(object))
          ? null
          : withValues.exec(object)
      if (told) {
        const said = valuesIn(told[1] ?? '')
        values.push(...said)
        if (said.length > 0) object = object.slice(0, told.index)
      }
      const plain = addressed(
        /^(?:change|update|set|edit|check)$/.test(verb) ? object.replace(/^their\b/i, 'the') : object,
      ).replace(/[,:]$/, '')
      if (plain.length > longestObject || (plain === '' && !aloneVerbs.has(verb))) return []
      return [
        { verb, object: plain, values },
        ...(coded ? [{ verb: 'scan', object: coded[1] ?? '', values: [] }] : []),
      ]
    })
    .slice(0, mostDoings)
  return withNames(sharedObjects(doings))
}

/** "Accept or decline a request": both are done with it. */
const sharedObjects = (doings: readonly RoleDoing[]): RoleDoing[] =>
  doings.map((doing, index) =>
    doing.object === '' ? { ...doing, object: doings[index + 1]?.object ?? '', values: [] } : doing,
  )

/** "Take old ones down": of what was named before. */
function withNames(doings: readonly RoleDoing[]): RoleDoing[] {
  let last = ''
  return doings.map((doing) => {
    const named = last === '' ? doing.object : doing.object.replace(/\bones\b/i, last)
    const noun = nounOf({ ...doing, object: named })
    if (noun !== '' && !/^(?:them|it|one|ones|who.*)$/.test(noun)) last = toPlural(noun)
    return /^(?:the )?ones$/i.test(doing.object) ? doing : { ...doing, object: named }
  })
}

/** The noun a doing is about, singular and lower case: "lesson" of "your lessons for the day". */
export function nounOf({ object }: RoleDoing): string {
  const plain = object
    .toLowerCase()
    .replace(/^(?:to|for|with|on|at|by|together|up|in|out|off|down|back) /, '')
    .replace(/^(?:the |a |an )?(?:list|overview|number|progress|history|rest|calendar) of /, '')
    .replace(
      /^(?:today's|tomorrow's|this week's|how many|which|new|open|old|all|your|the|an?|each|every|any|their|own) /,
      '',
    )
    .replace(/^(?:new|open|old|all|your|the|an?|each|every|any|own|upcoming|current|overdue|pending) /, '')
  const [head = ''] =
    find(
      /^(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+(?= (?:for|of|to|in|on|at|with|near|from|by|per|as|assigned|waiting|sorted|ordered by|grouped|ranked|listed|that|who|which|is|are|were|when|after|before|coming|due|without|down|up|out|off|back|again|and|spent|used|needed|during|this|today|tonight|under|over|about|between|around|sent|made|given|afterwards?|later|daily|weekly|once)\b|$|,)/u,
      plain,
    ) ?? []
  return head.replace(/[\p{L}'-]+$/u, toSingular)
}
