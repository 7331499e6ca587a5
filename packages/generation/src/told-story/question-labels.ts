import { byWord } from '../by-word.ts'
import { withoutRelative } from './relative-clauses.ts'
import { has } from '../understand/searched.ts'

/** Turns of "what", "how many" and "which" as short names of what is asked. */
const turns: readonly [RegExp, string][] = [
  // "Who is cooking on Friday"
  [/^(who is \p{L}+ing) (?:on|this|next|every) (?:\p{L}+days?|weekend|week)$/iu, '$1'],
  // "Which vegetables are good or bad neighbours"
  [/^(?:which|what) \p{L}+ (?:is|are) (\p{L}+ or \p{L}+ \p{L}+s)$/iu, '$1'],
  // "How many years earlier the loan is paid"
  [/^how (?:many|much) (?:(\p{L}+) )?(earlier|later|sooner|longer|faster|shorter|cheaper)\b.*$/iu, '$1 $2'],
  // "How many fasts he must make up"
  [
    /^how (?:many|much) ((?:\p{L}+ )?\p{L}+) (?:he|she|they|you|i|we) (?:must|should|needs? to|has to|have to|still (?:needs? to|has to|have to)) (.+)$/iu,
    '$1 to $2',
  ],
  // "How many hours have passed since the last feeding": hours since the last feeding.
  [/^how many (\p{L}+) (?:have |has )?(?:passed|gone by|elapsed|gone) since (.+)$/iu, '$1 since $2'],
  // "How many of the 110 objects they have observed so far"
  [
    /^how (?:many|much) (?:of (?:the |his |her |their |my )?(?:\d+ )?)?((?:\p{L}+ ){0,2}\p{L}+) (?:he|she|they|you|i|we|it) (?:has |have |had )?(\p{L}+(?: so far)?)\b.*$/iu,
    '$1 $2',
  ],
  [
    /^how many (?:is|are|were) ((?:in front|ahead|left|before|behind|free|open|waiting)\b)(?: of .+)?$/iu,
    'how many $1',
  ],
  [/^how many (\p{L}+(?: \p{L}+)?) (?:is|are|were|was) (.+)$/iu, '$1 $2'],
  [
    /^how long (?:he|she|they|you|i|we|it) (?:gotta|have to|has to|must|need to|will have to) (\p{L}+)\b.*$/iu,
    'how long to $1',
  ],
  [
    /^how often (?:each (?:one|\p{L}+)|it|they|he|she|every \p{L}+) (?:is|are|was|were|has been|gets) (.+)$/iu,
    'how often $1',
  ],
  [/^(?:what|which) ((?:\p{L}+ (?:and )?){0,2}\p{L}+) (?:is|are|was|were) (.+)$/iu, '$1 $2'],
  [
    /^(?:what|which) ((?:\p{L}+ ){0,2}\p{L}+) (?:i'?m|(?:i|he|she|they|you|we|it)(?: (?:am|is|are|was|were))?) (?:there|here|it|has|have|had|want|wants|sit at|need|needs|like)\b.*$/iu,
    '$1',
  ],
  [/^(?:what|which) ((?:\p{L}+ ){0,2}\p{L}+) you can (\p{L}+(?: \p{L}+)?)$/iu, '$1 you can $2'],
  // "What day it is" is read as it is.
  [/^((?:what|which) \p{L}+) (?:it|this|that|today) is(?: today)?$/iu, '$1 it is'],
  // "Which device has which battery"
  [/^(?:what|which) (\p{L}+) (?:has|needs|takes|uses|gets) (?:what|which) (\p{L}+)$/iu, '$2 per $1'],
  // "When I changed the water"
  [
    /^when (?:i|we|you|he|she|they) (?:last )?(\p{L}+ed|did|took|gave|had) (?:the |my |our |his |her |their )?(\p{L}+(?: \p{L}+)?)(?: last)?$/iu,
    '$2 $1',
  ],
  // "When it was changed last", "when it was last changed"
  [
    /^when (?:it|they|he|she|the \p{L}+|each(?: \p{L}+)?|i|we) (?:was|were|has been|had been) (?:last )?(\p{L}+?)(?: last| the last time)?$/iu,
    'last $1',
  ],
  [/^when (?:they|it|he|she|the \p{L}+|each(?: \p{L}+)?) (?:is|are|comes|falls) due$/iu, 'due date'],
  [/^(?:what|which) ((?:\p{L}+ ){0,2}\p{L}+) (?:i|he|she|they|you|we|it) (\p{L}+)$/iu, '$1 $2'],
  [/^when (?:they|it|he|she|the \p{L}+) (?:is|are) (\p{L}+)$/iu, 'when $1'],
  [/^(whose \p{L}+) it is to (\p{L}+)\b.*$/iu, '$1 to $2'],
  [/^(whose \p{L}+) it is\b.*$/iu, '$1'],
]

/** What is asked with "how" and such a word. */
const measures: Readonly<Partial<Record<string, string>>> = byWord({
  strong: 'strength',
  deep: 'depth',
  long: 'length',
  far: 'distance',
  high: 'height',
  tall: 'height',
  fast: 'speed',
  quick: 'speed',
  hot: 'temperature',
  warm: 'temperature',
  old: 'age',
  big: 'size',
  large: 'size',
  heavy: 'weight',
  accurate: 'accuracy',
  likely: 'probability',
  popular: 'popularity',
  difficult: 'difficulty',
  hard: 'difficulty',
  risky: 'risk',
})
/** "How strong the password is" is the strength of it. */
const howMuch =
  /^how (\p{L}+) (?:the |an? |his |her |their |your |my |each |every )?(\p{L}+(?: \p{L}+)?) (?:is|are|was|were)$/iu

const asked = /^(?:around |about |roughly )?(?=(?:what|which|when|where|who|whose|how)\b)/iu

/** Whether words are a question in passing: "who sits in which car". */
export const isAsked = (words: string): boolean => asked.test(words) && !/^how to\b/iu.test(words)

/** The question in few words: "which barber they want" is the barber, "what each family owes me" what it owes. */
export function questionLabel(words: string): string {
  const plain = withoutRelative(words)
    .replace(asked, '')
    .replace(/\b(?:im)\b/giu, "I'm")
  const [, how = '', of = ''] = howMuch.exec(plain) ?? []
  const measure = measures[how.toLowerCase()]
  if (measure) return `${of} ${measure}`
  const found = turns.find(([form]) => has(form, plain))
  return (found ? plain.replace(found[0], found[1]) : plain)
    .replace(/ (?:me|us)$/iu, '')
    .replace(/(?<=\p{L}+ \p{L}+ \p{L}+) (?:before|after) .*$/iu, '')
    .replaceAll(/\b(?:i|we)\b(?!')/giu, 'you')
    .replaceAll(/\bmy\b/giu, 'your')
    .trim()
}
