import { byWord } from '../../by-word.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import type { Ask } from './ask.ts'
import { gerundOf, isOver, participleOf } from './participles.ts'
import { ask, subject, whole } from './question-grammar.ts'
import { find, has } from '../searched.ts'

const noNoun =
  /^(?:on|in|at|for|with|i|we|you|they|he|she|it|one|ones|people|everyone|is|are|was|were|do|does|did|has|have|had|to|else|of|needs?|the|my|our|their|his|her|your|a|an|this|that|each|kids|can|happens?|comes?|goes?|works?|thing|things|way|about|if|time)$/

/** What some of them are and others not. */
const states: Readonly<Record<string, string>> = byWord({
  broken: 'Working',
  faulty: 'In order',
  'out of order': 'Working',
  free: 'Taken',
  taken: 'Free',
  empty: 'Full',
  full: 'Has room',
  late: 'On time',
  open: 'Closed',
  ready: 'Not yet',
  ripe: 'Not yet',
  dirty: 'Clean',
  clean: 'Dirty',
  overdue: 'In time',
  missing: 'There',
  lost: 'Found',
  sold: 'For sale',
  lent: 'Here',
  'on loan': 'Here',
  'in use': 'Free',
  'in stock': 'Sold out',
})

/** "Which ones have been scanned already", "which machine is broken": each of them is so or not. */
function stateAsked(said: string): Ask | undefined {
  const [, noun = '', is = ''] =
    /^(\p{L}+|one|ones|of (?:them|these|those)) (?:is|are|was|were|has been|have been) (?:already |still |currently |now )?(\p{L}+(?: \p{L}+){0,2}?)(?: already| now| yet| right now| at the moment)?$/u.exec(
      said,
    ) ?? []
  const otherwise = states[is]
  // "Which rooms are free": a list of its own.
  if (!/^(?:ones?|of .+)$/.test(noun) && toSingular(noun) !== noun) return undefined
  return otherwise || (isOver(is) && participleOf(is) === is)
    ? ask('State', 'choice', [capitalise(is), otherwise ?? 'Not yet'])
    : undefined
}

/** "What went smooth and what could use improvement": written down when it is over. */
function lookedBackOn(said: string): Ask | undefined {
  if (
    /^(?:happened|became|has become) (?:with|to|of) (?:the|my|our|it|them|this|that|those|these)\b.{0,40}$/.test(
      said,
    )
  )
    return ask('What happened', 'long')
  if (/^went (?:well|smooth(?:ly)?|right|fine|good)$/.test(said)) return ask('What went well', 'long')
  if (/^(?:went|did not go) (?:wrong|badly|bad|well)$/.test(said)) return ask('What went wrong', 'long')
  return /^(?:could|needs?|can|should|might) (?:(?:use|be|to be|get|have) )?(?:some )?(?:improvements?|improving|improved|better|done better)$/.test(
    said,
  )
    ? ask('What to improve', 'long')
    : undefined
}

/** What a question with "which" or "what" asks for. */
export function whichAsked(said: string, word: string): Ask | undefined {
  const lookedBack = word === 'what' ? lookedBackOn(said) : undefined
  if (lookedBack) return lookedBack
  const so = word === 'which' ? stateAsked(said) : undefined
  if (so) return so
  const [, noun = '', second = '', rest = ''] =
    whole(
      String.raw`(\p{L}+)((?: (?:number|name|size|type|colou?r|date|day|time|year|code|level|key|box|badge|brand|model))?)(?: (.*))?`,
    ).exec(said) ?? []
  if (noun === '') return undefined
  const either = find(whole(String.raw`(\p{L}+ or \p{L}+) ${subject} \p{L}+`), said)
  if (either && !noNoun.test(noun)) return ask(either[1] ?? '')
  if (!has(noNoun, noun)) {
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
  if (word === 'what' && /^time(?: .*)?$/.test(said)) return ask('Time', 'time')
  if (word === 'which') return undefined
  if (/^(?:it|this|that) (?:is|was)$/.test(said)) return ask('What it is', 'text')
  if (/^(?:they|he|she|it) (?:needs?|wants?|likes?)(?: next| today| most| now)?$/.test(said))
    return ask(`What ${said}`, 'text')
  if (/^is (?:wrong|special|different)(?: with (?:it|them|him|her))?$/.test(said))
    return ask(`What ${said.split(' ').slice(0, 2).join(' ')}`, 'text')
  if (/^(?:it|they|that|each)(?: would| will)? costs?\b/.test(said)) return ask('Cost', 'money')
  // "What the parts cost", "what did the litre cost"
  const [, asked = '', priced = ''] = /^(did )?(?:the|a|one) (\p{L}+) costs?$/u.exec(said) ?? []
  if (priced !== '')
    return ask(
      asked !== '' || /^(?:litre|liter|kilo|metre|meter|hour|night|piece|ton)$/.test(priced)
        ? `Price per ${priced}`
        : `${priced} cost`,
      'money',
    )
  const [, got = ''] = /^(?:i|we|they) (?:have )?(\p{L}+) (?:it|them|one|each) for$/u.exec(said) ?? []
  if (participleOf(got))
    return ask(
      `${participleOf(got) ?? got} for`,
      /^(?:used|use|made|bought|wore)$/.test(got) ? 'text' : 'money',
    )
  if (
    /^(?:helped|worked|happened|changed|hurts|caused it|triggered it)(?: (?:it|me|him|her|them))?$/.test(said)
  )
    return ask(`What ${said.split(' ')[0] ?? ''}`, 'text')
  const [, doing = ''] =
    /^((?:i|we|they|he|she) (?:did|made|ate|drank) (?:before|after|then|afterwards|during))(?: it| that)?$/.exec(
      said,
    ) ?? []
  if (doing !== '') return ask(`What ${doing.replace(/^i /, 'I ')}`, 'text')
  if (/^(?:it|he|she) did$/.test(said)) return ask(`What ${said}`, 'long')
  if (/^(?:i|we|they|he|she) (?:have |has )?paid\b/.test(said)) return ask('Price paid', 'money')
  if (/^(?:i|we) (?:think|thought|felt|feel)(?: (?:of|about) (?:it|them))?$/.test(said))
    return ask('Thoughts', 'long')
  if (/^(?:i|we) (?:think|thought|guess|guessed) (?:it|that)\b/.test(said)) return ask('What I think', 'text')
  const of = whole(String.raw`(?:it|they|that) (\p{L}+ (?:me|us) of)`).exec(said)
  if (of) return ask(of[1] ?? '', 'text')
  const done = whole(String.raw`did (i|we|you|they|he|she|it) (\p{L}+)`).exec(said)
  if (done && participleOf(done[2] ?? '')) return ask(`What ${done[1] ?? ''} ${done[2] ?? ''}`, 'text')
  const did = whole(
    String.raw`(i|we|you|they|he|she|it|people|everyone) (?:have |has )?(\p{L}+)( (?:with|for|on|in|at|about|to))?(?: (?:it|them))?`,
  ).exec(said)
  const verb = did?.[2] ?? ''
  if (
    !did ||
    participleOf(verb) === undefined ||
    /^(?:want|need|like|have|must|can|got|said|sold|bought|owe|made|do|did)/.test(verb)
  )
    return undefined
  return ask(`What ${(did[1] ?? '').replace(/^i$/, 'I')} ${verb}${did[3] ?? ''}`, 'text')
}
