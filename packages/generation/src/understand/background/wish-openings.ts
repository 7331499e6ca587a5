import { reword } from '../searched.ts'
import type { Turn } from '../turns/turn.ts'

const app = '(?:app|application|tool|website|program|platform|system|service|something)'
const before = String.raw`(?<=(?:^|[.!?\n])\s*)(?:(?:and|so|but|hence|therefore|basically|well|honestly|actually),? )*`

const maker = String.raw`(?:(?:mobile|app|application|flutter|react native|android|ios|iphone|swift|kotlin|software|web|full-?stack|freelance|experienced|skilled|talented|professional|reliable|good|great|senior|low-code|no-code),? (?:and |or |\/ ?)?)*(?:developers?|programmers?|freelancers?|coders?|dev|agency|company|team|experts?|designers?|studio|someone|somebody|person)`
const makes = '(?:build|create|develop|make|design|code|program|implement|deliver)'

/** How people come to what they want in a post: "I wish there was an app that". */
export const wishOpenings: readonly Turn[] = [
  // "Looking for a developer to create a fitness app".
  {
    form: new RegExp(
      String.raw`${before}(?:(?:i|we)(?: am| are|['’]m|['’]re)?(?: currently| now)? )?(?:looking (?:for|to hire)|need(?: to hire)?|hiring|hire|seeking|searching for|in search of|(?:want|would like|['’]d like) to hire) (?:an? |some )?${maker} (?:(?:who|that) (?:can|could|will|is able to)|to|for)(?: help)?(?: me| us)?(?: to)?(?:(?<=for)| (?:design(?:,| and| &) )?${makes})(?: me| us)? (?=(?:an?|our|my|the) )`,
      'giu',
    ),
    becomes: '',
    example: ['Looking for an app developer to build a ferry app', 'a ferry app'],
  },
  {
    form: new RegExp(
      String.raw`${before}${maker} (?:is )?(?:needed|wanted|required) (?:for|to (?:design and )?${makes}) (?=(?:an?|our|my|the) )`,
      'giu',
    ),
    becomes: '',
    example: ['Mobile app developer needed for a ferry app', 'a ferry app'],
  },
  {
    form: /,? (?:for|on|both for) (?:both )?(?:the )?(?:ios|android|iphone)(?:,? (?:and|or|&) | ?\/ ?)(?:the )?(?:ios|android|iphone)(?: platforms?| devices?| phones?| users)?(?=[.,;!\n]|$)/giu,
    becomes: '',
    example: ['A ferry app for both iOS and Android platforms.', 'A ferry app.'],
  },
  // "It's too bad there's no app that would let me".
  {
    form: new RegExp(
      String.raw`${before}(?:(?:i|we) (?:really |just |often )?(?:wish|want|need|propose|suggest|imagine|envision|(?:would|['’]d) (?:love|like)|(?:am|['’]m|are|['’]re) (?:looking for|dreaming of|thinking of)) |if only |it(?:['’]s| is) (?:too bad|a pity|a shame) (?:that )?|(?:what|all) (?:would help|i (?:need|want|would like|am after)) is |why is |imagine |how about )?(?:that )?(?:there (?:should|ought|needs|has|must|could)(?: really)?(?: to)? (?:be|exist) |there (?:was|were|is|isn['’]t|wasn['’]t)(?: still)? |there['’]s (?:still )?|(?:to )?(?:have|having|make|making|build|building|develop|developing|create|creating|see|somebody made|someone made|somebody would make|someone would make) )?(?:an?|the|no|some(?: (?:kind|sort) of)?(?: an?)?|one) (?:simple |little |small |mobile |phone |smartphone )?${app} (?=(?:that|which|where|in which|with which|with|to|for|like)\b)`,
      'giu',
    ),
    becomes: 'An app ',
    example: ['I hate it. I wish there was an app that counts owls', 'I hate it. An app that counts owls'],
  },
  {
    form: /(?<=\bapp )(?:that|which) (?:would|could|will) (let|help|tell|show|give|remind|warn|allow|make|find|keep) /giu,
    becomes: 'that $1s ',
    example: ['An app that would let me swap keys', 'An app that lets me swap keys'],
  },
  {
    form: /(?<=\bapp )(?:in|on|with|through) which (?=\p{L})/giu,
    becomes: 'where ',
    example: ['An app in which we vote', 'An app where we vote'],
  },
  // "Something that tells me".
  {
    form: new RegExp(String.raw`${before}(?:something|anything) (?=(?:that|which) \p{L})`, 'giu'),
    becomes: 'An app ',
    example: ['Cold. Something that tells me the wind', 'Cold. An app that tells me the wind'],
  },
  // "So, the idea for the app is simple: a place people can ...".
  {
    form: new RegExp(
      String.raw`${before}(?:(?:my|the|our) (?:idea|solution|plan|proposal|concept)(?: (?:for|behind|of) (?:the|this|an?|my) app)?(?: is| would be)?(?: (?:very |quite |really )?(?:simple|easy|this|as follows))?|so|the way it works)\s?[:–—-]\s?`,
      'giu',
    ),
    becomes: '',
    example: ['We sail. My idea: tap the boat', 'We sail. tap the boat'],
  },
  // "What we needed was one place where".
  {
    form: new RegExp(
      String.raw`${before}(?:what|all) (?:i|we|people) (?:really |always )?(?:need|needed|want|wanted|miss|missed|would like) (?:is|was) (?:just )?(?:an?|one|some) (?:single |simple )?(?:app|place|thing|tool|list|board) (?=(?:that|which|where|with|to|for)\b)`,
      'giu',
    ),
    becomes: 'An app ',
    example: ['What we needed was one place where all write', 'An app where all write'],
  },
  // "Would be great to scan the label".
  {
    form: new RegExp(
      String.raw`${before}(?:it )?(?:would|['’]d) be (?:so |really |very )?(?:great|nice|cool|handy|helpful|perfect|good|amazing|lovely)(?: to (?:be able to )?| if (?:i|we) could )(?=\p{L})`,
      'giu',
    ),
    becomes: 'I want to ',
    example: ['Cold. Would be great if I could see the wind', 'Cold. I want to see the wind'],
  },
  {
    form: new RegExp(
      String.raw`${before}a place (?=(?:where )?(?:people|users|everyone|members|neighbours|you|we) )(?:where )?`,
      'giu',
    ),
    becomes: 'An app where ',
    example: ['A place people can swap keys', 'An app where people can swap keys'],
  },
  // "So an app like "Owl Count" would be great": what it could be called.
  {
    form: new RegExp(
      String.raw`${before}(?:an|some|the) app (?:like|called|named|such as) ["“]([^"”\n]{2,40})["”](?:,? (?:for example|maybe|say))? (?:would|could|might) (?:be|help|do)(?: (?:so|really|absolutely|just))? ?(?:amazing|great|awesome|nice|cool|perfect|helpful|handy|wonderful|fantastic|me|it|us)?(?: a lot)?[.!]`,
      'iu',
    ),
    becomes: '"$1".',
    example: ['So an app like “Owl Count” would be great. It counts', '"Owl Count". It counts'],
  },
  // "Or where somebody could have warned me": said once more.
  {
    form: new RegExp(
      String.raw`${before}or where (?:the |an? |some)?[^.!?\n]{3,60} (?:could|would|might) have [^.!?\n]{3,60}[.!?]`,
      'giu',
    ),
    becomes: '',
    example: ['Warn whoever comes. Or where somebody could have warned me.', 'Warn whoever comes. '],
  },
  // "This app is designed for teachers, specifically myself as a math teacher."
  {
    form: new RegExp(
      String.raw`,? (?:specifically|especially|particularly|mainly|mostly|for example|namely) (?:for )?(?:me|myself|us|ourselves)(?: as an? [^.,;\n]{3,40})?(?=\s*[.,;\n])`,
      'giu',
    ),
    becomes: '',
    example: ['An app for potters, especially myself as a glazier. Kilns', 'An app for potters. Kilns'],
  },
  {
    form: new RegExp(
      String.raw`${before}(?:an?|the|this|my|our) ([\p{L}-]+ (?:[\p{L}-]+ ){0,2}(?:log|tracker|diary|planner|calendar|journal|list|book|app))(?= (?:that|which|to|where|with)\b)`,
      'giu',
    ),
    becomes: (whole, what) => (/^(?:an?|the|this|my|our)\b/i.test(whole) ? whole : `A ${what ?? ''}`),
    example: ['It spills. Hence a Kiln Log that counts', 'It spills. A Kiln Log that counts'],
  },
]

/** The description with such openings in plain words. */
export const plainOpenings = (text: string): string => reword(text, wishOpenings)
