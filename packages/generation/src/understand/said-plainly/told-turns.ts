import type { Turn } from '../turns/turn.ts'

const whom = '(me|us|you|them|him|her|people|users|everyone|everybody|(?:my|our|the) \\p{L}+)'
/** What happens without anybody asking: nothing one looks up, as when the next bus leaves. */
const happens =
  '(?:someone|somebody|something|anyone|anybody|anything|nobody|one of (?:them|my|our|the|these)|(?:it|they|he|she) (?:is|are|has|have|was|gets?|needs?|goes|runs)|there (?:is|are|has been)|(?:an?|my|our|your) (?:\\p{L}+ ){1,3}(?:is|are|has|gets?|goes|runs|needs?|becomes|falls|drops|comes|may|might))'
const must = '(?:need|needs|have|has|ought|am supposed|is supposed|are supposed|is time|am due)'

/** What an app tells whom, as somebody says it who wants to be told. */
export const toldTurns: readonly Turn[] = [
  // "Tells me when something goes bad": nobody asks, so it is an alert.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:tells?|informs?|writes? to|texts?|shouts? at|lets?) ${whom}(?: know)? (when(?:ever)?|as soon as|the moment|once|if) (?=${happens}(?!\p{L}))(?!(?:it|they|he|she) (?:is|are) (?:open|next|going|coming)\b)`,
      'giu',
    ),
    becomes: (_whole, who = '', when = '') =>
      `alerts ${who} ${/^(?:whenever|the moment|once)$/i.test(when) ? 'when' : when} `,
    example: ['It tells me when something leaks', 'It alerts me when something leaks'],
  },
  // "Somebody may have": what it is about is all that counts.
  {
    form: /(?<=\b(?:alerts?|warns?|notif(?:y|ies)) (?:me|us|you|them|people|users) (?:when|if|as soon as) (?:someone|somebody|anyone)) (?:may|might|could)(?: have)? (?:\p{L}{3,})(?= (?:an?|the|my) )/giu,
    becomes: ' posts',
    example: ['It warns me if someone may have found a kite', 'It warns me if someone posts a kite'],
  },
  // "Reminds me when I need to feed it": to feed it.
  {
    form: new RegExp(
      String.raw`\b(reminds?|nudges?|pings?) (me|us|you|them|people) (?:when(?:ever)?|that|as soon as) (?:i|we|you|they|it) ${must} to (?=\p{L})`,
      'giu',
    ),
    becomes: '$1 $2 to ',
    example: ['It reminds me when I need to turn the cheese', 'It reminds me to turn the cheese'],
  },
  // "Say I can't come": a button.
  {
    form: /(?<!\p{L})(?:say|tell (?:her|him|them|us|everyone|the others|the \p{L}+)|let (?:her|him|them|us|everyone|the others) know) (?:that |when |if )?(?:i|we|you|they|someone|somebody) (can['’]?t|cannot|can not|won['’]?t|can) (come|make it|be there|attend|join|take part|play|help)(?=\s*(?:[.,;!?\n]|$)| (?:so|and|to|on|this|that|because|or)\b)/giu,
    becomes: (_whole, modal = '', verb = '') =>
      `tap "${/^can$/i.test(modal) ? `Can ${verb}` : `${/^w/i.test(modal) ? "Won't" : "Can't"} ${verb}`}"`,
    example: ['Members can say that they can’t come, so', 'Members can tap "Can\'t come", so'],
  },
  // "It tells me: All good, Soon, Late": in which state each is.
  {
    form: /(?<=(?:^|[.!?;\n]\s*|,? and )(?:then )?)(?:it|the app|each(?: one)?|every \p{L}+|they) (?:just |simply |then )?(?:tells?|shows?|says?|displays?|reads?|is marked|goes)(?: (?:me|us|you|them|everyone))? ?: ?(["“]?\p{Lu}[\p{L}'’ -]{1,18}["”]?(?:, ["“]?\p{L}[\p{L}'’ -]{1,18}["”]?){1,4}(?:,? or ["“]?\p{L}[\p{L}'’ -]{1,18}["”]?)?)(?=\s*[.!\n]|$)/giu,
    becomes: (_whole, states = '') => `Status: ${states.replaceAll(/["“”]/gu, '').replace(/,? or /u, ', ')}`,
    example: [
      'Next time it opens. It tells me: Fine, Soon, Too late.',
      'Next time it opens. Status: Fine, Soon, Too late.',
    ],
  },
  // "I create a task: Oil the gate, set": by which example, and none of what there is.
  {
    form: /(?<!\p{L})((?:i |we |you |they |users? )?(?:can )?(?:create|add|make|enter|set up|type|write)s? (?:an? |my |new )+(?:\p{L}+ )?(?:task|chore|habit|reminder|note|event|goal|item|entry|job|to-?do|routine|appointment))(?: like| such as|,? e\.g\.|,? for example| called)?\s?[:–—-] ?["“]?\p{Lu}[^,.;:\n"”]{2,40}["”]?(?=,| and )/gu,
    becomes: '$1',
    example: ['I create a task: Oil the gate, set a date', 'I create a task, set a date'],
  },
  // "Set the interval to 1.5 months": the interval is entered.
  {
    form: /(?<!\p{L})(?:set|choose|pick|put)s? (the|its|an?|my) ((?:\p{L}+ )?\p{L}{3,}) (?:to|at|as) (?:about |say |every )?\d[\d.,]*(?: ?(?:%|€|\$)| \p{L}+)?(?=\s*(?:[.,;!\n]|$)| (?:and|then)\b)/giu,
    becomes: 'enter $1 $2',
    example: ['Set the speed to 2.5 knots, sail', 'enter the speed, sail'],
  },
  {
    form: /,? and save (?:it|that|this)(?=\s*[.,;!\n])/giu,
    becomes: '',
    example: ['Enter the speed and save it. Sail', 'Enter the speed. Sail'],
  },
  // What is filled in already, and what is left open.
  {
    form: / ?\((?:auto(?:matically)?|pre)[- ]?(?:filled|set|completed|entered)(?: [^()\n]{0,40})?\)/giu,
    becomes: '',
    example: ['Add a dive with the day (pre-filled with today), gas', 'Add a dive with the day, gas'],
  },
  {
    form: /(?<!\p{L})(?:some |an? )?(?:space|room|field|box|place|area) (?:for|to (?:write|add|enter|leave|put))(?: your| my| some| any)? (comments?|notes?|remarks?)(?!\p{L})/giu,
    becomes: '$1',
    example: ['Add a dive with gas and a space for remarks', 'Add a dive with gas and remarks'],
  },
  // How large and bright what one taps is.
  {
    form: /,? (?:using|with|by|via|on|through) (?:(?:very |nice |brightly )?(?:large|big|huge|giant|chunky|bright|coloured|colored|colourful|colorful|simple|clear|friendly)(?: and |, | )?){2,4}(?:touch |number )?buttons(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: '',
    example: [
      'The umpire enters runs using big, brightly coloured buttons. Teams',
      'The umpire enters runs. Teams',
    ],
  },
  // "The app prompts for the place": one enters it.
  {
    form: /(?<=(?:^|[.!?;\n]\s*)(?:then )?)(?:the|this|my) (?:app|application|program|tool) (?:then )?(?:prompts?|asks?)(?: (?:me|us|you|users?|the user|them))? for (?:some )?(?:data|details|information|info) (?:about|on|of) (?:the|each|every|an?) ((?:\p{L}+ )?\p{L}+)\s?[:–—] ?/giu,
    becomes: 'Add a $1 with ',
    example: ['The app asks for details of the dive: the depth, gas', 'Add a dive with the depth, gas'],
  },
  // "What my aunts give me for Easter": gifts from them.
  {
    form: /(?<!\p{L})((?:keeps? )?tracks?(?: of)?|records?|remembers?|lists?|logs?|notes?(?: down)?|saves?) what (?:my |your |our |the |all |other )*([\p{L}-]+(?: [\p{L}-]+)?) (?:give|gives|gave|bring|brings|brought|send|sends|sent|bought|buys?) (?:me|us|you|him|her|them)(?!\p{L})/giu,
    becomes: '$1 gifts from $2',
    example: [
      'It keeps track of what my aunts give me for Easter',
      'It keeps track of gifts from aunts for Easter',
    ],
  },
]
