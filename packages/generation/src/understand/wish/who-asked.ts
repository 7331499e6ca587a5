import type { Ask } from './ask.ts'
import { isOver, participleOf } from './participles.ts'
import { ask, little, subject, whole } from './question-grammar.ts'
import { find } from '../searched.ts'

/** What people do in the app itself has lists of its own: who has paid, who comes, who brings what. */
const listed =
  /^(?:has|have|is|are|was|owes?|pays?|brings?|comes?|goes|can|could|will|must|should|wants?|needs?|helps?|waters?|works?|does|cooks|drives|came|went|attended|joined|won|stayed|arrived|registered|signed|forgot|left)\b/

/** "Who can't sit with whom": those each is kept apart from. */
export function apartFrom(said: string): Ask | undefined {
  const [, doing = '', beside = ''] =
    /^(?:can(?:not|['’]?t)|may not|must not|should(?: not|n['’]?t)) (sit|stand|be|work|play|go|share|live|sleep) (with|next to|near|beside|together with) (?:whom?|each other|which \p{L}+)$/u.exec(
      said,
    ) ?? []
  return doing === '' ? undefined : ask(`Cannot ${doing} ${beside}`, 'person')
}

/** What a question with "who" asks for, `prep` stands before it: "to whom I sold it". */
export function whoAsked(said: string, prep: string | undefined): Ask | undefined {
  if (prep) {
    if (/^(?:i|we) (?:was|were|went|am|are)$/.test(said)) return ask(`${prep} whom`, 'person')
    const done = whole(
      String.raw`${subject} (?:have |has |had )?${little}(\p{L}+)(?: (?:it|them|one|that))?`,
    ).exec(said)
    const participle = done ? participleOf(done[1] ?? '') : undefined
    return participle ? ask(`${participle} ${prep}`, 'person') : undefined
  }
  const given = find(
    whole(
      String.raw`${subject} (?:have |has |had )?${little}(\p{L}+)(?: (?:it|them|one|that))? (to|for|from|with)`,
    ),
    said,
  )
  const to = given ? participleOf(given[1] ?? '') : undefined
  if (to) return ask(`${to} ${given?.[2] ?? 'to'}`, 'person')
  if (
    /^(?:has|had|borrowed|took) (?:it|them|one|that|which|what)(?: now| at the moment| right now| today)?$/.test(
      said,
    )
  )
    return ask(
      /^ha[sd]/.test(said) ? 'Who has it' : `${participleOf(said.split(' ')[0] ?? '') ?? ''} by`,
      'person',
    )
  // "Who has what on loan"
  if (
    /^(?:has|had) (?:it|them|one|which|what|which \p{L}+)(?: out)? on loan$|^has (?:which|what) out$/u.test(
      said,
    )
  )
    return ask('On loan to', 'person')
  const [, wish = ''] = /^(wants?|needs?|ordered|reserved|owns?) (?:it|them|one|him|her)$/.exec(said) ?? []
  if (wish !== '') return ask(`${participleOf(wish) ?? wish} by`, 'person')
  const [, tie = ''] =
    /^(?:it|they|he|she) (?:is|are|was|were|comes|came) (from|for|with|by)$/.exec(said) ?? []
  if (tie !== '') return ask(`Who it is ${tie}`, 'person')
  if (/^(?:does|did|has done|is doing) (?:it|them|that)$/.test(said)) return ask('Done by', 'person')
  if (listed.test(said)) return undefined
  const got = /^(?:got|gets|received|receives|took home)(?: (?:it|one|them|which|what|some))?$/.test(said)
  if (got) return ask('Who got one', 'person')
  const did = whole(
    String.raw`${little}(\p{L}+)(?: (?:it|them|one|this|that|each|what|which))?(?: (?:this|last|each|every) \p{L}+| today| yesterday)?`,
  ).exec(said)
  const verb = did?.[1] ?? ''
  const participle = participleOf(verb)
  if (!participle) return undefined
  return isOver(verb) ? ask(`${participle} by`, 'person') : ask(`Who ${verb}`, 'person')
}

/** What a question with "where" asks for. */
export function whereAsked(question: string): Ask | undefined {
  // "Where did I buy those seeds"
  const said = question.replace(/^(?:did|do|does) /u, '')
  const which = said === question ? '' : '|(?:the|this|that|these|those|my|our) (?:\\p{L}+ )?\\p{L}+'
  if (said === 'from' || /^(?:it|they|he|she) (?:comes?|came|is|are) from$/.test(said))
    return ask('Where from', 'place')
  if (said === '' || said === 'exactly') return ask('Where', 'place')
  if (
    whole(
      String.raw`(?:${subject} (?:is|are|was|were|stands?|lies|lie|hangs?|lives?|sits?)(?: now| kept| stored| right now)?|(?:is|are) .{1,24})`,
    ).test(said)
  )
    return ask('Where', 'place')
  const done = whole(
    String.raw`${subject} (?:have |has )?${little}(\p{L}+)(?: (?:it|them|things?|that|(?:each|every) \p{L}+${which}))?(?: from)?`,
  ).exec(said)
  const participle = done ? participleOf(done[1] ?? '') : undefined
  if (!participle) return undefined
  // "Where I got the coins from"
  if (participle.startsWith('got')) return ask('Where from', 'place')
  return /^(?:put|left|kept|stored|laid|hidden|parked)$/.test(participle)
    ? ask('Where', 'place')
    : ask(`Where ${participle}`, 'place')
}
