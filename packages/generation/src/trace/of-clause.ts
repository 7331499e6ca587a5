import { byWord } from '../by-word.ts'
import { entityById } from '../entities/index.ts'
import type { Entity, Field, Sample } from '../entity.ts'
import { makeEntity } from '../plan/make-entity.ts'
import type { Extra } from '../plan/types.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { find, has } from '../understand/searched.ts'

/** "Who has paid": how those stand who are listed, and those who do not yet. */
const standings: readonly (readonly [form: RegExp, is: string, isNot: string])[] = [
  [/^(?:pay|pays|paid|has paid|have paid|owes)\b/, 'Paid', 'Open'],
  [/^(?:answers|answered|has answered|have answered|replied|has replied)\b/, 'Answered', 'Open'],
  [/^(?:signs|signed|has signed)\b/, 'Signed', 'Open'],
  [/^(?:has |have )?voted\b/, 'Voted', 'Open'],
  [/^(?:has |have )?confirmed\b/, 'Confirmed', 'Open'],
  [/^(?:has |have )?arrived\b/, 'Here', 'On the way'],
  [/^(?:has |have )?finished\b/, 'Finished', 'Open'],
  [/^(?:has |have )?contributed\b/, 'Paid', 'Open'],
  [/^(?:helps|works|is on|does)\b/, 'Today', 'Tomorrow'],
  [/^is (?!coming|going|missing|waiting|lacking|leading|winning)\p{L}{3,}ing$/u, 'Next', 'Later'],
  [/^(?:comes|goes|is coming|is going|attends|is there|joins)\b/, 'Coming', 'Away'],
]

/** In which state those things are that somebody asks for. */
export const stateAsked =
  /^what is (?<state>overdue|late|expired|broken|missing|due|low|left|sold out|next|new)$/i

/** What somebody does where a noun says that it is done. */
const doneBy: Readonly<Partial<Record<string, string>>> = byWord({
  booking: 'Book',
  reservation: 'Reserve',
  payment: 'Pay',
  purchase: 'Buy',
  cancellation: 'Cancel',
})

/** How much of something there is in words of a sentence, and what it could be. */
const extents: readonly (readonly [form: RegExp, value: string])[] = [
  [/^how (?:often|many times) /, '3'],
  [/^how many /, '4'],
  [/^how long /, '35 min'],
  [/^how (?:well|good)(?: |$)/, 'Good'],
  [/^how (?:strong|bad|hard|severe)(?: |$)/, 'Medium'],
  [/^how (?:far|high|deep|tall|wide|fast|big|old|much) /, ''],
]

/** How something gets on, which one follows from day to day. */
const course =
  /^how .+ (?:recovers?|develops?|grows?|changes?|improves?|evolves?|progress(?:es)?|performs?|(?:is|are) (?:doing|going|changing|growing|improving|developing))$/

const whenIs = /^when (?:the |a |an |my |your |their )?(?<what>.+?) (?:is|are|takes? place|starts?|begins?)$/i
const whenWas =
  /^when (?:it|he|she|they|i|we|you) (?:slept|ate|woke(?: up)?|came|left|arrived|started|ended|drank)$/i

/** When something is or was: "when the next rehearsal is" is the day of it, "when it slept" a time. */
function timeAsked(label: string): Field | undefined {
  const asked = find(whenIs, label)
  const past = find(whenWas, label)
  if (past) return { name: label, kind: 'time', value: '12:30', options: [] }
  // "When to water them", "where to find it"
  if (has(/^where to \p{L}+(?: them| it)?$/iu, label))
    return { name: label, kind: 'place', value: 'Linden lane 4', options: [] }
  if (has(/^when to \p{L}+(?: them| it)?$/iu, label))
    return { name: label, kind: 'time', value: '8:00', options: [] }
  const what = asked?.groups?.what
  if (what) return { name: capitalise(what), kind: 'date', value: 'Sat 21 Nov', options: [] }
  return /^when .+ (?:may|can|must|should|will|has to|have to) /i.test(label)
    ? { name: label, kind: 'date', value: 'Sat 12 Dec', options: [] }
    : undefined
}

/** "What triggered it", "what I took": something one writes down of each. */
const noted = 'triggered|caused|made|took|helped|ate|drank|did|bought|felt|learned|learnt|happened'
/** The reader of clauses leaves out who did it. */
const byOneself = /^what (?:took|ate|drank|did|bought|felt|learned|learnt)$/
const written = new RegExp(
  `^what (?:(?:i|we|you|they) )?(?<did>${noted})(?: (?:it|that|them|me))?(?: (?:worse|better|happen|easier|harder))?$`,
)

/**
 * What a clause becomes on a screen: "who pays the fee" is a list of people and how they stand, "how far it bends" a value,
 * "messages to all owners" something one does. Undefined for labels that are no such clause.
 */
export function ofClause(label: string, seed: number): Extra | undefined {
  const said = label.toLowerCase()
  const [, does] = /^who (.+)$/.exec(said) ?? []
  if (does !== undefined) {
    const [, what] = /^(?:brings|brought|is bringing)\b(?: (?:the |an? |what )?(.+))?$/.exec(does) ?? [does]
    const list = /^(?:brings|brought|is bringing)\b/.test(does) ? entityById('bring-item') : undefined
    if (list) return { kind: 'thing', label, entity: bringing(list, what) }
    // "Who owes whom": each who does, and how much.
    if (/^owes\b/.test(does)) {
      const owing = entityById('cost-sharer')
      if (owing) return { kind: 'thing', label, entity: owedTo(owing), isWhole: true }
    }
    // "Who waters when": it is one's turn after the other's.
    if (/^(?!has |have )\p{L}+(?: \p{L}+){0,2} when$/u.test(does))
      return { kind: 'thing', label, entity: inTurns(makeEntity(['member'], seed)) }
    // "Who has practised": those who have, and those who have not.
    const [, done] = /^(?:has|have) (\p{L}+(?: in| up)?)$/u.exec(does) ?? []
    const [, is, isNot] =
      standings.find(([form]) => has(form, does)) ?? (done ? [done, capitalise(done), 'Not yet'] : [])
    if (is && isNot)
      return { kind: 'thing', label, entity: standing(makeEntity(['member'], seed), is, isNot) }
    return undefined
  }
  // "Attendance" is who comes and who does not.
  if (/^attendance(?: lists?)?$/.test(said))
    return { kind: 'thing', label, entity: standing(makeEntity(['member'], seed), 'Coming', 'Away') }
  // "What is overdue": some of the app's things, which are put in its place where those are known.
  if (has(stateAsked, said)) return { kind: 'thing', label, entity: makeEntity(['thing'], seed) }
  // "What ingredients": these.
  const [, noun = ''] = /^what (\p{L}+s)$/u.exec(said) ?? []
  if (findExamples(toSingular(noun)))
    return { kind: 'thing', label: capitalise(noun), entity: makeEntity([toSingular(noun)], seed) }
  const did = find(written, said)?.groups?.did
  if (did)
    return {
      kind: 'field',
      field: {
        name: has(byOneself, said) ? `What I ${did}` : label,
        kind: 'text',
        value: '',
        options: [],
      },
    }
  // "How often each came", "how many hours everyone has worked": people with what each has.
  const counted = find(ofEveryone, said)?.groups
  if (counted) {
    const isMany = /^(?:how often|how many times)/.test(said)
    return {
      kind: 'thing',
      label,
      entity: counting(makeEntity(['member'], seed), isMany ? undefined : counted.what),
    }
  }
  // "Where boats are moored": on a map.
  if (has(/^where \p{L}+(?: \p{L}+)? (?:is|are)(?: \p{L}+)?$/u, said)) return { kind: 'place', label }
  // "How my body recovers": better from day to day.
  if (has(course, said)) return { kind: 'chart', label }
  const time = timeAsked(label)
  if (time) return { kind: 'field', field: time }
  const extent = extents.find(([form]) => has(form, said))
  if (extent) return { kind: 'field', field: { name: label, kind: 'text', value: extent[1], options: [] } }
  const [, whom] = /^messages? (?:to|for) (.+)$/.exec(said) ?? []
  if (whom) return { kind: 'action', label: `Write to ${whom}`, icon: 'chat' }
  if (has(/^(?:pdf |monthly |weekly )?reports? (?:for|to) (?:the |my |our |their )?\p{L}+$/u, said))
    return { kind: 'action', label, icon: 'download' }
  // "Shelf numbers": where it stands.
  if (/^(?:shelf|locker|rack|box|bay|crate) numbers?$/.test(said))
    return {
      kind: 'field',
      field: { name: label.replace(/s$/, ''), kind: 'text', value: 'B 12', options: [] },
    }
  if (
    /^(?:licen[cs]e|member|membership|policy|passport|chip|serial|registration|account|engine|customer) numbers?$/.test(
      said,
    )
  )
    return {
      kind: 'field',
      field: { name: label.replace(/s$/, ''), kind: 'text', value: 'KW-4182', options: [] },
    }
  const [, doing = '', done = ''] =
    /^(bookings?|reservations?|payments?|purchases?|cancellations?) of (.+)$/.exec(said) ?? []
  const verb = done === '' ? undefined : doneBy[toSingular(doing)]
  if (verb) return { kind: 'action', label: `${verb} ${done}`, icon: iconOfVerb(verb.toLowerCase()) }
  if (/^(?:phone|mobile|telephone|contact) numbers?$/.test(said))
    return {
      kind: 'field',
      field: { name: label.replace(/s$/, ''), kind: 'phone', value: '+49 151 2048', options: [] },
    }
  return undefined
}

/** Something counted of each of those there are. */
const ofEveryone =
  /^how (?:often|many times|(?:many|much) (?<what>\p{L}+(?: \p{L}+)?)) (?:each(?: \p{L}+)?|every \p{L}+|everyone|everybody|every one)(?: of (?:us|them|you))?(?: has| have| had)? \p{L}+/u

/** People with how much each has, the most first. */
const counting = (entity: Entity, what: string | undefined): Entity => ({
  ...entity,
  id: 'own-count',
  samples: entity.samples.map(({ title, avatar }, index): Sample => ({
    title,
    subtitle: index === 0 ? 'Ahead this month' : (countLines[index % countLines.length] ?? ''),
    value:
      what === undefined
        ? String(counts[index % counts.length])
        : `${counts[index % counts.length]}${unitOf(what)}`,
    ...(avatar ? { avatar } : {}),
  })),
})
const counts = [14, 12, 11, 9, 6, 4, 3, 2]
const countLines = ['Since August', 'Last on Tuesday', 'Since last spring', 'New this month']
const unitOf = (what: string): string =>
  /\bhours?$/.test(what)
    ? ' h'
    : /\b(?:km|kilometers?|kilometres?)$/.test(what)
      ? ' km'
      : /\bminutes?$/.test(what)
        ? ' min'
        : ''

/** Those who owe somebody, with what. */
const owedTo = (entity: Entity): Entity => ({
  ...entity,
  id: 'own-debt',
  samples: entity.samples
    .filter(({ badge }) => badge === 'Owes')
    .map(({ title, avatar, value }) => ({
      title: `${title.split(' ')[0]} owes you`,
      ...(avatar ? { avatar } : {}),
      ...(value ? { value: value.replace('−', '') } : {}),
      subtitle: 'For food and rent',
    })),
})

/** People one after the other, each with the day of theirs. */
const inTurns = (entity: Entity): Entity => ({
  ...entity,
  samples: entity.samples.map(({ title, avatar }, index): Sample => ({
    title,
    subtitle: turnDays[index % turnDays.length] ?? '',
    ...(avatar ? { avatar } : {}),
  })),
})
const turnDays = ['Today', 'Tomorrow', 'Sat 21 Nov', 'Mon 23 Nov', 'Wed 25 Nov', 'Fri 27 Nov']

/** Who brings what: of a thing there are examples of, these, each with who brings it. */
function bringing(list: Entity, what: string | undefined): Entity {
  const names = what ? findExamples(toSingular(what))?.names : undefined
  if (!names || names.length < list.samples.length) return list
  return {
    ...list,
    samples: list.samples.map(({ avatar = '' }, index): Sample => ({
      avatar,
      title: (names[index] ?? '').split(', ')[0] ?? '',
      subtitle: `${avatar.split(' ')[0]}, ${turnDays[index + 2] ?? 'next week'}`,
    })),
  }
}

/** People of whom every third is not yet where the others are. */
const standing = (entity: Entity, is: string, isNot: string): Entity => ({
  ...entity,
  samples: entity.samples.map((sample, index): Sample => {
    const { subtitle: _line, meta: _meta, value: _value, ...plain } = sample
    return { ...plain, badge: index % 3 === 1 ? isNot : is, tone: index % 3 === 1 ? 'warning' : 'success' }
  }),
})
