import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { headOf } from './listed-thing.ts'
import { find, has } from '../understand/searched.ts'

const kin: ReadonlySet<string> = new Set(
  'wife husband spouse girlfriend boyfriend partner mum mom mother dad father grandma grandpa granny grandmother grandfather son daughter sister brother aunt uncle niece nephew'.split(
    ' ',
  ),
)

/** "My wife should see the same", "how grandma says it", "both parents and grandma": one who is close says whom it is for, and is nothing in it. */
export const isKin = ({ verb, label, words, isActor }: Phrase, text: string): boolean => {
  const [word = ''] = words
  if (verb || label || words.length !== 1) return false
  // "The boss approves repairs": there is one, who does this.
  if (isActor === true) return classOf(word) === 'person' && word === toSingular(word)
  if (!kin.has(word)) return false
  // A partner may be anybody's.
  return word !== 'partner' || new RegExp(`\\b(?:my|our|his|her|their) ${word}\\b`, 'i').test(text)
}

/** "I am collecting everything about us", "we are looking for a flat": what somebody is at says why there is an app. */
export const isPursuit = ({ verb, label, words }: Phrase): boolean =>
  !verb &&
  !label &&
  words.length === 1 &&
  /^(?:looking|collecting|searching|trying|hoping|wanting|thinking|starting|studying|struggling)$/.test(
    words[0] ?? '',
  )

/** "Organize your daily life", "test your knowledge", "address nutritional needs": what all of an app is for. */
export const isPurpose = ({ verb, label, words, options }: Phrase): boolean =>
  verb !== undefined &&
  !label &&
  options.length === 0 &&
  words.length <= 3 &&
  has(
    /^(?:life|lives|day|routine|lifestyle|knowledge|brain|mind|memory|body|world|need|needs|time|productivity|wellbeing|well-being|wellness|health|fitness|mood|creativity|future|experience|interests?|passion|surroundings|understanding|efficiency|happiness|moment|moments|functionality)$/,
    words.at(-1) ?? '',
  ) &&
  has(
    /^(?:organi[sz]e|plan|improve|practi[sc]e|test|train|boost|simplify|manage|address|track|change|calm|relax|save|explore|discover|understand|enrich|increase|maximi[sz]e|balance|structure|master|challenge|implement|achieve|get|live|expand|grow|support|strengthen|share|stay|optimi[sz]e|use|spend|simulate)$/,
    verb,
  )

/** "Guests of our pension see breakfast hours": those a description begins with are those who use it. */
export const isOpeningPeople = ({ verb, label, words, text }: Phrase, description: string): boolean =>
  !verb &&
  !label &&
  classOf(toSingular(words.at(-1) ?? '')) === 'person' &&
  new RegExp(
    `^\\s*(?:the |our |all )?${text.replaceAll(/[^\p{L}\p{N}' -]/gu, '.')} (?:of|at|in) (?:our|the|my|an?) `,
    'iu',
  ).test(description)

const forSomebody = /\bfor ((?:[\p{L}'-]+,? ){0,5}[\p{L}'-]+)/u

/** "Offline maps and navigation for hikers and cyclists": whom the first sentence says all of it is for. */
export const isForWhom = ({ text }: Phrase, description: string): boolean => {
  const [first = ''] = description.toLowerCase().split(/[.:;\n!?]/)
  const [, whom = ''] = find(forSomebody, first) ?? []
  return ` ${whom.replaceAll(',', '')} `.includes(` ${text} `)
}

/** People the app is for, or who use it: they are not what one looks through. */
export function isWhom(phrase: Phrase, meant: Understanding): boolean {
  const nounClass = classOf(headOf(phrase))
  // "Orders come in" is about orders.
  if (phrase.isActor) return nounClass === 'person' || nounClass === 'group' || nounClass === 'thing'
  // "Poisonous for cats"
  const isFor = nounClass === 'animal' && meant.text.toLowerCase().includes(` for ${phrase.text}`)
  if (isFor) return true
  if (nounClass !== 'person' && nounClass !== 'group') return false
  const noun = phrase.words.at(-1) ?? ''
  // "C++" would be a wrong pattern.
  const written = noun.replaceAll(/[^\p{L}\p{N}' -]/gu, '.')
  return (
    ['people', 'friends', 'users'].includes(noun) ||
    meant.roles.some((role) => role.toLowerCase().endsWith(headOf(phrase))) ||
    meant.text
      .toLowerCase()
      .search(
        new RegExp(
          `\\b(?:for|by|between|to|from|helps?|lets?|assist(?:s|ing)?|support(?:s|ing)?|aid(?:s|ing)?|giv(?:es?|ing)|empower(?:s|ing)?|equip(?:s|ping)?|enabl(?:es?|ing)|reminds?|wants?|allows?|asks?|shared? with|sharing with|(?:connect|match|pair|link)\\w* [a-z' -]{3,40} (?:with|and|to))\\s(?:[a-z'-]{1,16}\\s){0,3}${written}\\b`,
        ),
      ) >= 0
  )
}
