import type { Turn } from './turn.ts'

const kin = String.raw`(?:daughter|son|wife|husband|mum|mom|mother|dad|father|family|partner|sister|brother|parents|kids|children|carer|caregiver|caretaker)`
const drugs = String.raw`(?:box|pack|packet|bottle|blister|strip|pills?|tablets?|medicine|medication|meds|stock|supply|prescription|insulin)`
const longestOptions = 6

/** "Rent, groceries and eating out" as choices in brackets. */
const asChoices = (list: string): string =>
  list
    .split(/,? (?:and|or) |, /)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .slice(0, longestOptions)
    .join(', ')

/** Turns of private persons, who tell what they want for themselves and their own. */
export const lifeTurns: readonly Turn[] = [
  // "Categories like rent, groceries, eating out": one of these is chosen.
  {
    form: /\b(categories|priorities) (?:such as|like|for example|e\.g\.) ([\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2}(?:, [\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2}){0,7},? (?:and |or )?[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?)(?=\s*[.;\n]|$)/giu,
    becomes: (_whole, what = '', list = '') => `${what} (${asChoices(list)})`,
    example: ['Categories such as wood, nails and paint.', 'Categories (wood, nails, paint).'],
  },
  // "Teach my 4 year old the alphabet": the child learns.
  {
    form: /\b(?:teach|help) (?:my|our|the) (?:little )?(?:\w{1,6}[- ]years?[- ]olds?|kids?|children|child|toddlers?|sons?|daughters?|grandkids|grandchildren)(?: (?:sons?|daughters?|kids?|boys?|girls?|twins))? (?:to )?(?:learn )?(?=\p{L})/giu,
    becomes: 'learn ',
    example: ['An app to teach my 5 year old the clock', 'An app to learn the clock'],
  },
  // "Let my son see if I took them": it is shared with him.
  {
    form: new RegExp(
      String.raw`\blets? (?:my|our) ${kin} (?:see|know|check|follow)(?: (?:if|whether|when|that|what|how) [^,.;\n]{2,40})?(?=[,.;\n]|$| and )`,
      'giu',
    ),
    becomes: ' , family access , ',
    example: ['Let my son see if I ate, and more', ' , family access , , and more'],
  },
  // "Warn me when the box is nearly empty"
  {
    form: new RegExp(
      String.raw`\b(?:warn|remind|tell|alert|notify) me (?:when|if|before|that|as soon as) (?:the |my |an? |i )?${drugs}s? (?:is|are|gets?|runs?|going|about|needs?)[^,.;\n]{0,25}(?=[,.;\n]|$)`,
      'giu',
    ),
    becomes: 'refill reminder',
    example: ['Warn me when the bottle gets low.', 'refill reminder.'],
  },
  // What gets better in somebody who has stopped smoking
  {
    form: /\b(?:what|how) (?:got |gets |is getting |has got(?:ten)? )?(?:better|healthier)(?: (?:in|with) (?:my|your|the) (?:body|health|lungs))\b|\bhow (?:my|your) (?:body|health|lungs?) (?:recovers?|heals?|improves?|gets? better)\b/giu,
    becomes: ' , health milestones , ',
    example: ['Days, how my body recovers, notes', 'Days,  , health milestones , , notes'],
  },
  {
    form: /\b(?:what(?:'s| is) wrong|why) (?:when|if|with)(?: the| my)? ((?:leaves|leafs) (?:turn|go|get|are) \p{L}+)/giu,
    becomes: '$1',
    example: ['Tell me what is wrong when leaves go brown', 'Tell me leaves go brown'],
  },
  // "The words I keep getting wrong" are hard.
  {
    form: /\b(?:which |the |those )(words|cards|questions|verbs|signs|sums) (?:that )?(?:i|we|you|they) (?:keep|always|often|usually|constantly) (?:getting|get|got|forgetting|forget)(?: wrong)?\b/giu,
    becomes: 'hard $1',
    example: ['See which verbs I often get wrong', 'See hard verbs'],
  },
  {
    form: /\bwho's (?=(?:coming|going|there|in|out|paying|bringing|driving|cooking|home|late|next)\b)/giu,
    becomes: 'who is ',
    example: ["Who's paying for lunch", 'who is paying for lunch'],
  },
  // "Maybe breathing exercises too"
  {
    form: /(?<=[,.;:(\n] ?|\band )(?:maybe|perhaps|possibly|ideally) (?:also |even )?(?=\p{L})/giu,
    becomes: '',
    example: ['Songs, maybe lyrics', 'Songs, lyrics'],
  },
]
