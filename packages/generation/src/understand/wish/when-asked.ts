import type { Ask } from './ask.ts'
import { isOver, participleOf } from './participles.ts'
import { ask, is, little, subject, whole } from './question-grammar.ts'

/** "Since when" is a day of its own; "keep track of when" is any. */
const span = /^(?:since|from|to|until|till|by)$/i
const due = '(?:must be|should be|has to be|have to be|needs to be|need to be|is to be)'

/** What a question with "when" asks for. */
export function whenAsked(said: string, prep: string | undefined): Ask | undefined {
  if (isOver(said)) return ask(`${participleOf(said) ?? said} on`, 'date')
  // "When must it come back"
  if (
    whole(String.raw`(?:must|should|has|have|can) ${subject} (?:to )?(?:come|go|be|return|get) .{1,24}`).test(
      said,
    )
  )
    return ask('Due')
  // "When does the customer want it gone"
  if (whole(String.raw`(?:do|does) ${subject} (?:want|need) .{1,24}`).test(said)) return ask('Due')
  if (said === '') return ask(prep && span.test(prep) ? prep : 'When', 'date')
  const noun = whole(
    String.raw`(?:is|was|are|were) (?:the |my |our |its |his |her |their )?((?:last|next|first) (?:\p{L}+ )?\p{L}+)`,
  ).exec(said)
  if (noun) return ask(noun[1] ?? '', 'date')
  const toBe = whole(String.raw`${subject} ${due} (\p{L}+)(?: again| next| by)?`).exec(said)
  if (toBe) return ask('Due')
  const done =
    whole(String.raw`${subject} ${is} (${little})(\p{L}+)(?: .{1,24})?`).exec(said) ??
    whole(String.raw`(?:did|do|does|have|has) ${subject} (${little})(\p{L}+)(?: .{1,24})?`).exec(said) ??
    whole(String.raw`${subject} (?:have |has |had )?(${little})(\p{L}+)(?: .{1,24})?`).exec(said)
  const [, how = '', verb = ''] = done ?? []
  const participle = participleOf(verb)
  // A verb in its base form asks for no day that is over: "when it leaves".
  if (!participle || !(isOver(verb) || /^(?:did|have|has) /.test(said))) return undefined
  const [, object = ''] =
    whole(String.raw`did ${subject} ${little}\p{L}+ (?:the |their |his |her )(\p{L}+)`).exec(said) ?? []
  if (object !== '') return ask(`${object} ${participle} on`, 'date')
  // "When they came": nobody was come.
  const told = /^(?:came|went|fell|ran|left|began|flew|woke|slept|died|swam)$/.test(verb) ? verb : participle
  return ask(/last/.test(how) ? `last ${participle}` : `${told} on`, 'date')
}
