import { toSingular } from '../../words/forms.ts'
import type { Ask } from './ask.ts'
import { asksOf } from './ask-of.ts'
import { apartFrom } from './who-asked.ts'
import { participleOf } from './participles.ts'
import { ask } from './question-grammar.ts'

const inner =
  /(?<=.) (?:(since|until|till|with|to|from|for|by) )?(when|how (?:many|much|long|often)|where|which|what|whom|who)(?= |$)/u
const listedByThemselves = /^(?:comes|goes|is|brings|plays|wants|needs|does)\b/
const timed = /^(?:pills?|tablets?|medicines?|drops|meals?|bottles?|feeds?)$/

/** "How many sold, to whom": of what stands before. */
function toWhom(prep: string, before: Ask | undefined): Ask {
  const verb = before?.name.split(' ').at(-1)?.toLowerCase() ?? ''
  return ask(participleOf(verb) === verb ? `${verb} ${prep}` : `${prep} whom`, 'person')
}

/** "What I made when", "who worked how many hours", "which mother has which lamb": each of several questions in one. */
export function questionsIn(
  word: string,
  said: string,
  prep: string | undefined,
  before: Ask | undefined,
): Ask[] | undefined {
  if (/^whom?$/.test(word) && said === '' && prep) return [toWhom(prep, before)]
  const apart = word === 'who' ? apartFrom(said) : undefined
  if (apart) return [apart]
  const second = /^has (?:what|which)\b.* (?:on loan|out)$/.test(said) ? undefined : inner.exec(said)
  if (!second) {
    const asks = asksOf(word, said, prep)
    return asks.length > 0 ? asks : undefined
  }
  const first = said.slice(0, second.index)
  const rest = said.slice(second.index + second[0].length).trim()
  const [, tie, how = ''] = second
  const [head = '', many = ''] = how.split(' ')
  // "Where is which machine": it is one of what is kept.
  if (word === 'where' && head === 'which' && /^(?:is|are)$/.test(first)) return asksOf('where', 'it is')
  // "Who comes to which rehearsal", "who brings what" have lists of their own.
  if (word === 'who' && listedByThemselves.test(first)) return undefined
  const held =
    / (?:has|have|(?:is|are|goes|go|belongs?|sits|stands|hangs)(?: in| into| on| to| with)?|gets|needs|takes|on|in|at|with|for|to)$/
  const verb = first.split(' ').at(-1) ?? ''
  // "Who drives which truck": the truck, and who does.
  const asDriven =
    word === 'who' && head === 'which' && participleOf(verb)
      ? [ask(`${participleOf(verb) ?? ''} by`, 'person')]
      : undefined
  const ofFirst = asDriven ?? asksOf(word, first.replace(held, ''), prep)
  // "Who played with whom"
  const isWithWhom = /^whom?$/.test(head) && tie !== undefined
  const ofSecond = secondOf({ head, many, rest, verb, first, tie, before: ofFirst.at(-1) })
  const both = isWithWhom ? ofSecond : [...ofFirst, ...ofSecond]
  return both.length > 0 ? both : undefined
}

interface Second {
  head: string
  many: string
  rest: string
  verb: string
  first: string
  tie: string | undefined
  before: Ask | undefined
}

/** What the second question asks, with the verb of the first where it has none. */
function secondOf({ head, many, rest, verb, first, tie, before }: Second): Ask[] {
  const [deeper = ''] = inner.exec(rest) ?? []
  if (deeper !== '') return questionsIn(head, `${many} ${rest}`.trim(), tie, before) ?? []
  if (/^whom?$/.test(head)) {
    const participle = participleOf(verb) ?? participleOf(first.split(' ')[0] ?? '')
    return tie && participle ? [ask(`${participle} ${tie}`, 'person')] : []
  }
  if (head === 'when' && rest === '') {
    if (tie) return [ask(tie, 'date')]
    const noun = toSingular(verb)
    return timed.test(noun) || timed.test(verb) ? [ask('Time', 'time')] : asksOf('when', `it was ${verb}`)
  }
  if (head === 'where' && rest === '')
    return / (?:is|are|stands?|hangs?|lies)$/.test(` ${first}`) ? [ask('Where', 'place')] : []
  const [what = ''] = rest.split(' ')
  const withVerb = () => asksOf(head, `${many} ${what} i ${verb}`.trim())
  const alone = () => asksOf(head, `${many} ${rest}`.trim(), tie)
  const inOrder = many === '' || rest.includes(' ') ? [alone, withVerb] : [withVerb, alone]
  for (const each of inOrder) {
    const found = each()
    if (found.length > 0) return found
  }
  return []
}
