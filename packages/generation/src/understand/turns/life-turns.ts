import { hedge } from '../hedges.ts'
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
  // "Tags for sleep, work and people": these are chosen between.
  {
    form: /\b(tags|labels|ratings|sliders) for ([\p{Ll}-]{2,20}(?: [\p{Ll}-]{2,20})?(?:, [\p{Ll}-]{2,20}(?: [\p{Ll}-]{2,20})?){1,6},? and [\p{Ll}-]{2,20})(?=\s*[.,;\n]|$)/gu,
    becomes: (_whole, what = '', list = '') => `${what} (${asChoices(list)})`,
    example: [
      'A log with tags for rain, wind and sun, yearly chart',
      'A log with tags (rain, wind, sun), yearly chart',
    ],
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
    form: /\b(?:what|how) (?:got |gets |is getting |has got(?:ten)? )?(?:better|healthier)(?: (?:in|with) (?:my|your|the) (?:body|health|lungs))\b|\b(?:how|what) (?:my|your) (?:body|health|lungs?) (?:recovers?|heals?|improves?|gets? better|gains?|wins?)\b/giu,
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
  // "Maybe breathing exercises too", "some kind of diary"
  {
    form: hedge,
    becomes: '',
    example: ['Songs, maybe lyrics', 'Songs, lyrics'],
  },
  // "My mother in law": a person, and no law.
  {
    form: /\b(mother|father|sister|brother|son|daughter|parents)[- ]in[- ]law\b/giu,
    becomes: '$1',
    example: ['With my sister in law', 'With my sister'],
  },
  {
    form: /\b(?:grade|class|year|form) \d{1,2} (?=(?:kids|children|pupils|students|learners)\b)/giu,
    becomes: '',
    example: ['Sums for grade 3 children', 'Sums for children'],
  },
  // "Plus minus times": the sums. "Plus and minus" alone are keys.
  {
    form: /\bplus,?(?: and)? minus,?(?:(?: and)? (?:times|multiplication|division|divided|divide))+/giu,
    becomes: 'arithmetic',
    example: ['Games with plus, minus and times', 'Games with arithmetic'],
  },
  {
    form: /\bparents (?:can |may |get to )?(?:see|check|follow|know) (?:what|how|which|where|if) [^.;,\n]{3,60}(?=[.;,\n]|$)/giu,
    becomes: 'parents area',
    example: ['Stars, parents see how it goes', 'Stars, parents area'],
  },
  {
    form: /(?<=[.,;\n] ?)my (?:husband|wife|partner|mum|mom|mother|dad|father|family|boyfriend|girlfriend|sister|brother|parents) (?:should|can|may|must|needs? to|wants? to|has to) (?:also )?(?:see|look|follow|check|know)(?: (?:it|this|that|everything|all))?(?: too| as well| also)?(?: and [^.;,\n]{3,40} (?:look|see)(?: it)?)?(?=[.;,\n]|$)/giu,
    becomes: 'family access',
    example: ['Naps. My wife can see it too.', 'Naps. family access.'],
  },
  {
    form: /\b(?:(?:private|locked|protected),? )?with an? (?:pin|passcode|pin code)(?=[.;,\n]|$)/giu,
    becomes: 'with PIN lock',
    example: ['A diary with a pin', 'A diary with PIN lock'],
  },
  // "I give every euro a job: rent, food, fun": envelopes, one for each.
  {
    form: /\b(?:where |that lets me |i (?:can )?)*(?:i )?(?:give|giving|assign) (?:every|each) (?:euro|dollar|pound|penny|cent|franc) a job(?:: ([\p{L} -]{2,20}(?:, (?:and )?[\p{L} -]{2,20}){1,6})(?=[.;\n]|$))?/giu,
    becomes: (_whole, list) => (list ? `with envelopes, categories (${asChoices(list)})` : 'with envelopes'),
    example: [
      'Budget where I give every dollar a job: rent, food, fun.',
      'Budget with envelopes, categories (rent, food, fun).',
    ],
  },
  {
    form: /\bvote (?:on|for|about) (?:where (?:to go|we go|to travel)|the destination)/giu,
    becomes: 'destination vote',
    example: ['Friends vote on where to go', 'Friends destination vote'],
  },
  // "Warn me when a jar is nearly full": warnings of jars.
  {
    form: /\b(?:warn|tell|alert|notify) me (?:when|if|before) (?:an? |the |my |any )(?!app\b)(\p{L}{3,14}) (?:is|gets|runs|goes) (?:nearly|almost|about to be|too|over|running)? ?(?:used up|full|empty|over|low|spent|exceeded|out|high|budget|limit)\b/giu,
    becomes: '$1 alerts',
    example: ['Warn me when a jar is almost full', 'jar alerts'],
  },
  // "Gets a notification when new photos are there"
  {
    form: /(?<=[,.;] ?|\band )(?:my |our )?\p{L}+ (?:gets?|receives?) (?:a |an )?(?:notification|push|message|alert|notice)s? (?:when|if|as soon as) (?:there (?:is|are) )?(?:an? |the )?(new (?:\p{L}+ )?\p{L}+) (?:is|are|comes?|arrives?|appears?)(?: \p{L}+)?/giu,
    becomes: '$1 alerts',
    example: ['Albums, aunt gets a push when new pictures are in', 'Albums, new pictures alerts'],
  },
  // "What I never wear" asks for those.
  {
    form: /\b(?:what|which (?:clothes|ones)|things|clothes) (?:i |we )(?:never|hardly ever|rarely|do not|don't) (?:wear|wore|worn)\b/giu,
    becomes: 'unworn clothes',
    example: ['Outfits, what I hardly ever wear', 'Outfits, unworn clothes'],
  },
  {
    form: /\b(?:and )?who (?:i|we) (?:lent|lend|gave|loaned) (?:them|it|books|things|which) to\b/giu,
    becomes: ', lending list',
    example: ['Games and who I lent them to', 'Games , lending list'],
  },
  // "What should we watch tonight?": films for tonight.
  {
    form: /^\s*what (?:should|shall|can|do) (?:we|i) watch(?: (?:tonight|today|next|now))?\s?\?/giu,
    becomes: 'Films and series.',
    example: ['What shall we watch tonight? We swipe', 'Films and series. We swipe'],
  },
  // "Which boat is free": those that are.
  {
    form: /\bwhich (\p{L}{3,12}) is (?:still )?(free|available|taken|in use)(?!\p{L})/giu,
    becomes: '$2 $1s',
    example: ['Kayaks, which kayak is free', 'Kayaks, free kayaks'],
  },
  // "When the gas certificate runs out": the day until which it is good.
  {
    form: /\bwhen (?:the |an? |my |your |their |our |his |her |its |each )?((?:[\p{L}-]+ ){0,2}?(?:certificate|licen[cs]e|insurance|warranty|guarantee|lease|contract|policy|passport|permit|visa|membership|subscription|registration|mot|tuv))s? (?:runs?|is running|expires?|ends?|lapses?|(?:is|are) (?:due|up))(?: out)?(?!\p{L})/giu,
    becomes: '$1 expiry date',
    example: ['Vans, and when the insurance runs out', 'Vans, and insurance expiry date'],
  },
  {
    form: /\b(?:it )?(?:shows|tells|see|find out) (?:us )?what (?:we|you|they) both (?:like|liked|want)/giu,
    becomes: 'film matches',
    example: ['Swipe films and see what we both like', 'Swipe films and film matches'],
  },
  {
    form: /\b\d{1,3}[- ]?min(?:ute)?s? (?:classes|flows)(?![\p{L}])/giu,
    becomes: '',
    example: ['Pilates, 15 min classes', 'Pilates, '],
  },
  {
    form: /\b(?:latest )?news (?:about|on|of|for) (?:my|the|these|our) (?:companies|company|shares|stocks|holdings|portfolio)/giu,
    becomes: 'company news',
    example: ['My shares, news on my companies', 'My shares, company news'],
  },
  {
    form: /\b(?:an? |the |it as (?:an? )?)?(?:photo )?book to (?:print|order)(?: (?:at|in) the end)?/giu,
    becomes: 'photo book',
    example: ['Photos, a book to order at the end', 'Photos, photo book'],
  },
]
