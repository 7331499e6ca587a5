import { reword } from '../searched.ts'
import type { Turn } from './turn.ts'

const languages =
  '(?:arabic|bulgarian|chinese|croatian|czech|danish|dari|dutch|english|farsi|finnish|french|german|greek|hebrew|hindi|hungarian|italian|japanese|korean|mandarin|norwegian|polish|portuguese|romanian|russian|serbian|slovak|somali|spanish|swedish|tagalog|thai|turkish|ukrainian|urdu|vietnamese)'
const whoever =
  '(?:(?:the |our |my |all )?(?:people|ppl|customers|guests|clients|members|patients|parents|neighbou?rs|kids|students|visitors|folks|users|others|staff|volunteers|everyone|everybody|nobody|no ?one|they|we|i|you|it|he|she))'
const feeling =
  '(?:very |really |super |nice and )?(?:loud|bold|calm|pretty|cute|cosy|cozy|warm|fresh|bright|dark|fun|funny|playful|sporty|rustic|vintage|retro|elegant|friendly|cheerful|modern|minimal|classy|stylish|colou?rful|girly|spooky|rough|raw|quiet)'

/** What only says why something is wanted, or how it shall look or be used, in the middle of what is wanted. */
export const whyTurns: readonly Turn[] = [
  // "So people stop calling": why; where nothing else is said it is what for, and all there is.
  {
    form: new RegExp(
      String.raw`(?<!\b(?:app|tool|something|website|system)),? \bso (?:that )?${whoever} (?:all |finally |just |will |would |can )*(?:stops?|quits?|never|no longer|don['’]?t|doesn['’]?t|do not|does not|won['’]?t|will not|needn['’]?t|can['’]?t|cannot) [^.,:;!?\n]{3,50}(?=[.,:;!?\n]|$)`,
      'giu',
    ),
    becomes: '',
    example: ['Pay a deposit so people stop not turning up. Prices', 'Pay a deposit. Prices'],
  },
  // "So there is no queue": why.
  {
    form: /(?<!\b(?:app|tool|something|website|system)),? \bso (?:that )?(?:(?:there(?:['’]s| is| are| will be)|we have|we get|it (?:is|causes|makes)|no hay) )?(?:no(?: more)?|less|fewer|never (?:an?|any)|hardly any|fila|colas?) ?[^.,:;!?\n]{2,40}(?=[.,:;!?\n]|$)/giu,
    becomes: '',
    example: ['A time slot so there is no queue outside. Stock list', 'A time slot. Stock list'],
  },
  // Why there is none of it.
  {
    form: /(?<=[.!;,\n(-]\s*)(?:because |as |since )?(?:we|i|they) (?:already )?(?:have|had|get|got) (?:more than )?(?:enough|too many|too much|plenty of|already) (?:of )?\p{L}+(?: \p{L}+)?(?: already)?(?=\s*(?:[.!;)\n]|$))/giu,
    becomes: '',
    example: ['Rides, dates. No chat!! we have enough chats', 'Rides, dates. No chat!! '],
  },
  // "Make it loud": how it shall look.
  {
    form: new RegExp(
      String.raw`(?<=[.!;\n]\s*)(?:please )?(?:make|keep) it (?:look |feel )?(${feeling}(?:(?:,? and|,|,? but) ${feeling})*)(?=\s*(?:[.!;\n]|$))`,
      'giu',
    ),
    becomes: '$1 look',
    example: ['Dates of a quilt club\nmake it cosy. Members', 'Dates of a quilt club\ncosy look. Members'],
  },
  // "Buttons big enough for gloves": how they are used.
  {
    form: /\b(?:(?:and |with )?(?:the )?(?:buttons?|text|letters|keys|everything)(?: must be| should be| has to be| needs to be)? )?(?:big|large|easy|readable|loud|clear|simple) enough (?:for|to (?:use|press|tap|read|hit|hear) (?:with|in|from)) [^.,:;!?\n]{3,40}(?=[.,:;!?\n]|$)/giu,
    becomes: 'big buttons',
    example: ['Log pallets, buttons big enough for gloves!', 'Log pallets, big buttons!'],
  },
  // "Tell it the time": the app is told.
  {
    form: /(?<!\p{L})(?:you |i |we |they )?(?:tell|give|feed) (?:it|the app) (?=(?:the|what|which|how|your|my|an?|where|who)\b(?! (?:name|try|go|look|rest|chance)\b))/giu,
    becomes: 'enter ',
    example: ['Tell it the time you have, get a dish', 'enter the time you have, get a dish'],
  },
  // "So there must be a language switch": it is asked for, whatever the reason.
  {
    form: /(?<=\bspeaks? [^.;\n]{3,80}),? so (?:there must be|we need|they need|it needs|it must have|there should be|please add) (?:an? )?languages? (?:switch(?:er)?|choice|selector|setting|option|button)(?!\p{L})/giu,
    becomes: ', switch language',
    example: [
      'Pickers speak Polish and Thai so there must be a language switch. Boxes',
      'available in Polish and Thai, switch language. Boxes',
    ],
  },
  // "Our team speaks Polish and English": what one can choose between.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:(?:our|my|the) )?(?:team|staff|crew|people|members|tenants|customers|guests|clients|workers|cleaners|drivers|pickers|parents) (?:mostly |mainly |also )?speaks? (?<all>${languages}(?:, ${languages})*,? (?:and|or) ${languages})(?=\s*(?:[.,;!?\n]|$)| (?:and|so|but)\b)`,
      'giu',
    ),
    becomes: 'available in $<all>',
    example: [
      'Pickers speak Polish, Thai and English. Boxes',
      'available in Polish, Thai and English. Boxes',
    ],
  },
  // "Our club gets calls all year about swarms": why somebody wants an app.
  {
    form: /(?<=^|[.!;,\n]\s*)(?:our|my|the|we) ?(?:\p{L}+ ){0,3}?(?:gets?|receives?|is flooded with|are flooded with|drowns? in) (?:(?:so many|lots of|a lot of|many|too many|constant|endless|daily) )?(?:calls|complaints|e-?mails|messages|questions|phone calls|enquiries|inquiries) (?:(?:all (?:summer|winter|year|day|week|the time)|every (?:day|week|year|summer|winter)|constantly|daily) )?about (\p{L}+(?: \p{L}+){0,2})(?=\s*[.!;,\n])/giu,
    becomes: 'About $1',
    example: ['Our guild gets calls all summer about bats. Report a bat', 'About bats. Report a bat'],
  },
  // "Which trips are paid and which are not": a state of each.
  {
    form: /(?<!\p{L})(?:(?:see|know|check|show|track|mark) )?which (?:of (?:the|their|our) )?(\p{L}+s) (?:are|have been|were) (\p{L}+) (?:and|or) which (?:ones )?(?:are|have|were)(?: not|n['’]t)(?: been| yet)?(?!\p{L})/giu,
    becomes: 'see $1, $2 or not $2',
    example: ['See which boots are paid and which are not', 'see boots, paid or not paid'],
  },
  // "Which bays are taken, reserved or free": of each.
  {
    form: /(?<!\p{L})(see|know|check|show|track|mark)(s?) which (?:of (?:the|their|our) )?(\p{L}+s) are (?=\p{L}+(?:, \p{L}+)*,? or \p{L}+\s*(?:[.;,\n]|$))/giu,
    becomes: '$1$2 $3, ',
    example: ['See which bays are taken, reserved or free', 'See bays, taken, reserved or free'],
  },
  // What works without a network does so, whatever it is.
  {
    form: /(?<=\b(?:an?|the|our|this) )(?:\p{L}+, )?offline[- ]first,? ([^.;:\n]*)(?=[.;:\n]|$)/giu,
    becomes: '$1, works offline',
    example: ['An offline-first diary with tags. Look', 'An diary with tags, works offline. Look'],
  },
  // What does not work is no order.
  {
    form: /\bout of (?:order|service|action)\b/giu,
    becomes: 'broken',
    example: ['Ovens: free / in use / out of order', 'Ovens: free / in use / broken'],
  },
  // "Coupons about to expire" are those that do soon.
  {
    form: /(?<=\p{L}s) (?:that are |which are )?about to (end|expire|run out|finish|start|close)(?=\s*(?:[.,;!?\n]|$)| and\b)/giu,
    becomes: ' that $1 soon',
    example: ['Passes about to expire, totals', 'Passes that expire soon, totals'],
  },
  // "Counts down to my next exam"
  {
    form: /(?<!\p{L})(?:counts|counting|count) down (?:the (?:days|hours|minutes|time) )?(?:to|until|till) (?=(?:my|the|your|our|an?|each|every|next)\b)/giu,
    becomes: 'shows a countdown to ',
    example: ['A widget that counts down to my next exam', 'A widget that shows a countdown to my next exam'],
  },
  // As it is typed in a hurry: it is shown with its apostrophe.
  {
    form: /(?<!\p{L})(has|have|is|are|does|do|did|was|were|ca|would|should)nt(?!\p{L})/giu,
    becomes: "$1n't",
    example: ['Guests who havent answered', "Guests who haven't answered"],
  },
  // "Whos driving": nobody's driving, but who drives.
  {
    form: /(?<!\p{L})who['’]?s (?=(?:still |already |currently )?\p{L}{3,}ing(?!\p{L}))/giu,
    becomes: 'who is ',
    example: ['See whos driving on Sunday', 'See who is driving on Sunday'],
  },
  // "A stock list sorted by date": a list, which is sorted.
  {
    form: /(?<=\b(?:lists?|log|table|catalogue|catalog|inventory|overview)(?: of (?:all )?\p{L}+)?) (?:that is |which is )?(?:sorted|ordered|arranged|sortable) by ((?:best[- ]before |\p{L}+ )?\p{L}+)(?=\s*(?:[.,;!?\n]|$)| (?:and|with)\b)/giu,
    becomes: ' with $1, sort by $1',
    example: ['A list of tins sorted by shelf', 'A list of tins with shelf, sort by shelf'],
  },
]

/** The text without these, before who does what is read: "so there is no queue" has nobody doing anything. */
export const withoutWhy = (text: string): string => reword(text, whyTurns)
