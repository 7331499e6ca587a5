import { capitalise } from '../../words/forms.ts'
import { determiners, stopWords } from '../../words/lexicon.ts'

const opening =
  /^(?:hi|hello|hey|please|need(?:ed)?|looking for|wanted|i need|we need|i want|we want|i'?d like|build(?: me)?|make(?: me)?|create|prototype|draft|mock-?up|idea|project)\b[,:]? */iu
const whose =
  /^(?:(?:an? |the |small |simple |little |new )*(?:mobile |phone |web )?(?:app|application|tool|program|software|prototype|tracker)s? (?:for|of|to run)|for|of|i run|we run|i have|we have|i own|we own|i manage|we manage|i lead|we are|we're|i am|i'm|this is|it is|it's) +/iu
const small = /^(?:an?|the|my|our|small|tiny|little|simple|new|basic|old|local|family|busy) +/iu
/** What it is for, where it is, and who writes stand behind what it is. */
const further =
  /(?: (?:for|in|at|on|with|of|from|to|that|which|who|where|wants?|needs?|has|have|is|are|should|must|can|will|, )\b.*| -.*|,.*)$/iu
const software =
  /(?: (?:mobile|phone|web))? (?:app|application|tool|software|program|prototype|wanted|needed)$/iu
const longest = 24
const mostWords = 4

/**
 * What a description that tells its lists one by one calls itself in its first line: "Lab freezer inventory for my group",
 * "I run a small pottery co-op", "curling club app"; undefined where that says what somebody does, or too much.
 */
export function toldName(text: string): string | undefined {
  const [line = ''] = text.trim().split(/\n|(?<=[\p{Ll}\d]{2})[.!?](?: |$)/u)
  for (const part of line.split(/: ?/u).slice(0, 2).toReversed()) {
    const name = nameIn(part)
    if (name) return name
  }
  return undefined
}

function nameIn(part: string): string | undefined {
  let rest = part.trim().replace(opening, '').replace(whose, '')
  while (small.test(rest)) rest = rest.replace(small, '')
  rest = rest.replace(whose, '')
  while (small.test(rest)) rest = rest.replace(small, '')
  const name = rest.replace(further, '').replace(software, '').trim()
  const words = name.split(' ')
  const isPlain = words.every(
    (word) =>
      /^[\p{L}][\p{L}'’-]*$/u.test(word) &&
      !stopWords.has(word.toLowerCase()) &&
      !determiners.has(word.toLowerCase()),
  )
  return isPlain && words.length > 1 && words.length <= mostWords && name.length <= longest
    ? capitalise(name)
    : undefined
}
