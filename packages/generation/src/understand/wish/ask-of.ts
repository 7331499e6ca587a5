import { capitalise, toSingular } from '../../words/forms.ts'
import type { Ask } from './ask.ts'
import { howAsked } from './how-asked.ts'
import { isOver, participleOf } from './participles.ts'
import { ask, is, little, subject, whole } from './question-grammar.ts'

const due = '(?:must be|should be|has to be|have to be|needs to be|need to be|is to be)'
const longest = 28
const fits = (found: Ask | undefined): Ask[] => (found && found.name.length <= longest ? [found] : [])

function whenAsked(said: string, prep: string | undefined): Ask | undefined {
  if (said === '' && prep) return ask(prep, 'date')
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
  return ask(/last/.test(how) ? `last ${participle}` : `${participle} on`, 'date')
}

function whetherAsked(said: string): Ask | undefined {
  const [, one = '', other = ''] =
    whole(String.raw`${subject} (?:is |are |was |were )?(\p{L}+) or (\p{L}+)`).exec(said) ?? []
  if (other === 'not') return participleOf(one) ? ask(participleOf(one) ?? one, 'switch') : undefined
  if (other !== '') return ask(`${one} or ${other}`, 'choice', [capitalise(one), capitalise(other)])
  const lends = whole(
    String.raw`(?:they|we|people|everyone) ((?:lend|bring|need|have|want|take|own|use) (?:an? |the )?\p{L}+)`,
  ).exec(said)
  if (lends) return ask(lends[1] ?? '', 'switch')
  const needs = whole(
    String.raw`(?:it|he|she) (?:has|needs?|have|wants?) ((?:an? |the )?(?:new )?\p{L}+)`,
  ).exec(said)
  if (needs && /need/.test(said)) return ask(`Needs ${needs[1] ?? ''}`, 'switch')
  const would = whole(
    String.raw`${subject} (?:would|will|could|can|may) (?:ever )?(\p{L}+)(?: .*?)?( again)?`,
  ).exec(said)
  if (would) return would[2] ? ask(`${would[1] ?? ''} again`, 'switch') : undefined
  const stands = whole(
    String.raw`${subject} (?:is|are|was|were|has been|have been|got|gets)(?: already| still| been| ever| now| really)* (\p{L}+)(?: yet| already| again| or not)?`,
  ).exec(said)
  if (stands) return ask(stands[1] ?? '', 'switch')
  const done = whole(
    String.raw`${subject} (?:have |has |had )?${little}(\p{L}+)(?: (?:it|them|that|one|him|her|yes|no))?(?: yet| already| or not| to (?:the |my |our )?\p{L}+)?`,
  ).exec(said)
  const participle = done ? participleOf(done[1] ?? '') : undefined
  if (!participle || !isOver(done?.[1] ?? '')) return undefined
  return ask(/ yes\b/.test(said) ? 'Said yes' : participle, 'switch')
}

/** What people do in the app itself has lists of its own: who has paid, who comes, who brings what. */
const listed =
  /^(?:has|have|is|are|was|owes?|pays?|brings?|comes?|goes|can|could|will|must|should|wants?|needs?|helps?|waters?|works?|does|cooks|drives|came|went|attended|joined|won|stayed|arrived|registered|signed|forgot|left)\b/

function whoAsked(said: string, prep: string | undefined): Ask | undefined {
  if (prep) {
    if (/^(?:i|we) (?:was|were|went|am|are)$/.test(said)) return ask(`${prep} whom`, 'person')
    const done = whole(
      String.raw`${subject} (?:have |has |had )?${little}(\p{L}+)(?: (?:it|them|one|that))?`,
    ).exec(said)
    const participle = done ? participleOf(done[1] ?? '') : undefined
    return participle ? ask(`${participle} ${prep}`, 'person') : undefined
  }
  const given = whole(
    String.raw`${subject} (?:have |has |had )?${little}(\p{L}+)(?: (?:it|them|one|that))? (to|for|from|with)`,
  ).exec(said)
  const to = given ? participleOf(given[1] ?? '') : undefined
  if (to) return ask(`${to} ${given?.[2] ?? 'to'}`, 'person')
  if (listed.test(said)) return undefined
  const got = /^(?:got|gets|received|receives|took home)(?: (?:it|one|them|which|what|some))?$/.test(said)
  if (got) return ask('Who got one', 'person')
  const did = whole(String.raw`${little}(\p{L}+)(?: (?:it|them|one|this|that|each|what|which))?`).exec(said)
  const verb = did?.[1] ?? ''
  const participle = participleOf(verb)
  if (!participle) return undefined
  return isOver(verb) ? ask(`${participle} by`, 'person') : ask(`Who ${verb}`, 'person')
}

function whereAsked(said: string): Ask | undefined {
  if (said === '' || said === 'exactly') return ask('Place', 'place')
  if (
    whole(
      String.raw`(?:${subject} (?:is|are|was|were|stands?|lies|lie|hangs?|lives?|sits?)(?: now| kept| stored| right now)?|(?:is|are) .{1,24})`,
    ).test(said)
  )
    return ask('Place', 'place')
  const done = whole(
    String.raw`${subject} (?:have |has )?${little}(\p{L}+)(?: (?:it|them|things?|that))?`,
  ).exec(said)
  const participle = done ? participleOf(done[1] ?? '') : undefined
  if (!participle) return undefined
  return /^(?:put|left|kept|stored|laid|hidden|parked)$/.test(participle)
    ? ask('Place', 'place')
    : ask(`${participle} at`, 'place')
}

const noNoun =
  /^(?:on|in|at|for|with|i|we|you|they|he|she|it|one|ones|people|everyone|is|are|was|were|do|does|did|has|have|had|to|else|of|needs?|the|my|our|their|his|her|your|a|an|this|that|each|kids|can|happens?|comes?|goes?|works?|thing|things|way|about|if|time)$/

function whichAsked(said: string, word: string): Ask | undefined {
  const [, noun = '', second = '', rest = ''] =
    whole(
      String.raw`(\p{L}+)((?: (?:number|name|size|type|colou?r|date|day|time|year|code|level|key|box|badge|brand|model))?)(?: (.*))?`,
    ).exec(said) ?? []
  if (noun === '') return undefined
  const either = whole(String.raw`(\p{L}+ or \p{L}+) ${subject} \p{L}+`).exec(said)
  if (either && !noNoun.test(noun)) return ask(either[1] ?? '')
  if (!noNoun.test(noun)) {
    // "Which songs", "what material is missing": some of them, no value of one.
    if (noun !== toSingular(noun) && word === 'which') return undefined
    if (/^(?:is|are|was|were|needs?|has|have|comes?|goes)\b/.test(rest)) return undefined
    if (participleOf(noun) !== undefined && word === 'what' && rest === '') return undefined
    return rest === '' ||
      whole(String.raw`(?:of \p{L}+|${subject}(?: .{1,30})?|(?:i|we) .{1,30}|it .{1,30})`).test(rest)
      ? ask(`${noun}${second}`)
      : undefined
  }
  // "Which to water today"
  const [, toDo = ''] =
    whole(
      String.raw`(?:ones? )?(?:(?:i|we) (?:have|need) )?to (?:be )?(\p{L}+) (?:today|tonight|next|now|first|this week)`,
    ).exec(said) ?? []
  if (toDo !== '' && participleOf(toDo)) return ask(`next ${gerundOf(toDo)}`)
  if (word === 'which') return undefined
  if (/^is (?:wrong|special|different)(?: with (?:it|them|him|her))?$/.test(said))
    return ask(`What ${said.split(' ').slice(0, 2).join(' ')}`, 'text')
  if (/^(?:it|they|that|each)(?: would| will)? costs?\b/.test(said)) return ask('Cost', 'money')
  if (/^(?:i|we|they) (?:have )?paid\b/.test(said)) return ask('Price paid', 'money')
  if (/^(?:i|we) (?:think|thought|felt|feel)\b/.test(said)) return ask('Thoughts', 'long')
  const of = whole(String.raw`(?:it|they|that) (\p{L}+ (?:me|us) of)`).exec(said)
  if (of) return ask(of[1] ?? '', 'text')
  const did = whole(
    String.raw`(i|we|you|they|he|she|it|people|everyone) (?:have |has )?(\p{L}+)(?: (?:with|for|on|in|at|about|to) ?(?:it|them)?)?`,
  ).exec(said)
  const verb = did?.[2] ?? ''
  if (
    !did ||
    participleOf(verb) === undefined ||
    /^(?:want|need|like|have|must|can|got|said|sold|bought|owe|made|do|did)/.test(verb)
  )
    return undefined
  return ask(`What ${did[1] ?? ''} ${verb}`, 'text')
}

const gerundOf = (verb: string): string =>
  /^(?:set|run|put|cut|get|trim|prune)$/.test(verb) && !verb.endsWith('e')
    ? `${verb}${verb.at(-1) ?? ''}ing`
    : `${verb.replace(/(?<=[^e])e$/, '')}ing`

/** The fields a question asks for, none where it is no question of one thing: `word` is the word it begins with. */
export function asksOf(word: string, said: string, prep?: string): Ask[] {
  switch (word) {
    case 'when':
      return fits(whenAsked(said, prep))
    case 'how':
      return fits(howAsked(said))
    case 'whether':
    case 'if':
      return fits(whetherAsked(said))
    case 'who':
    case 'whom':
      return fits(whoAsked(said, prep))
    case 'where':
      return fits(whereAsked(said))
    case 'which':
    case 'what':
      return fits(whichAsked(said, word))
    case 'why':
      return fits(ask('Reason', 'text'))
    default:
      return []
  }
}
