import { toPlural } from '../../words/forms.ts'
import type { Turn } from './turn.ts'

/** "Leave" as "leaving", "set" as "setting". */
const gerundOf = (verb: string): string =>
  /^(?:set|begin|run|stop|get|put|hit|win|swim)$/i.test(verb)
    ? `${verb}${verb.at(-1) ?? ''}ing`
    : `${verb.replace(/(?<=[^e])e$/i, '')}ing`

/** "Every day": daily; "every morning": of the morning. */
const howOften = (when: string | undefined): string => {
  if (when === undefined) return ''
  const named: Readonly<Record<string, string>> = { day: 'daily', week: 'weekly' }
  return `${named[when.toLowerCase()] ?? when.toLowerCase()} `
}

/** "Photos afterwards, a chat": when, and nothing else than photos. */
export const afterwards = /(?<=\p{L}{3}s) (?:afterwards?|beforehand)(?=\s*(?:[.,;\n]|$| and ))/giu

/** What is asked with "whether", "when" and "at what time", by the name of the answer. */
export const askedTurns: readonly Turn[] = [
  {
    form: /(?<!\p{L})how (?:you|i|we|they|people) (?:(?:like|prefer|tend) to |usually |mostly )?(?:move|get|travel) (?:around|about)(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'modes of transport',
    example: ['See how I usually get around, and where', 'See modes of transport, and where'],
  },
  {
    form: /(?<!\p{L})(?:say|state|tell(?: us)?|indicate|mark|report) (?:whether|if) (?:they|you|he|she|i|we)(?:['’]ll| will| can| are going to| plan to)? (?:attend|come|join|take part|be there|participate|make it)(?: (?:to|in|at) )?(?: ?(?:an?|the|each|every) \p{L}+)?(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'confirm attendance',
    example: [
      'A dancer says whether she dances. State whether they will attend a class. Say if they come.',
      'A dancer says whether she dances. confirm attendance. confirm attendance.',
    ],
  },
  {
    form: /(?<!\p{L})(?:at )?what time (?:he|she|they|it|the \p{L}+|each \p{L}+) (\p{L}+?)s?(?: and (\p{L}+?)s?)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: (_whole, first = '', second?: string) =>
      [first, ...(second ? [second] : [])].map((verb) => `${gerundOf(verb)} time`).join(' and '),
    example: [
      'Show ferries and at what time they leave and return',
      'Show ferries and leaving time and returning time',
    ],
  },
  {
    form: /(?<!\p{L})when (?:he|she|they|you|i|we) (?:is|are|am)(?: next)? (?:allowed|able|due|permitted|free) to (\p{L}+)(?: again)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: 'next date to $1',
    example: ['See when they are allowed to dive again', 'See next date to dive'],
  },
  // "When they are next due"
  {
    form: /(?<!\p{L})when (?:he|she|they|you|i|we|it) (?:is|are|am) next (due|eligible|free|available|allowed|open)(?: to \p{L}+(?: again)?)?(?=\s*(?:[.,;\n]|$)| and )/giu,
    becomes: 'next $1 date',
    example: ['See when you are next due and reminders', 'See next due date and reminders'],
  },
  // "How much they will get"
  {
    form: /(?<!\p{L})how much (?:he|she|they|you|i|we) (?:will|shall|must|should|can|have to|has to|need to|are going to)(?: have to)? (get|give|pay|receive|save|spend|repay|return|transfer|eat|drink|feed|water)(?: back)?(?=\s*(?:[.,;\n]|$)| and | or )/giu,
    becomes: 'amount to $1',
    example: ['See how much they must pay or how much they will get', 'See amount to pay or amount to get'],
  },
  // "Records where you have been"
  {
    form: /(?<!\p{L})(?:records?|remembers?|logs?|tracks?|saves?|shows?|sees?|marks?) where (?:you|they|i|we|he|she|users|people)(?:['’]ve| have| has) (?:already )?(?:been|travell?ed|walked|gone|ridden|sailed|hiked)(?: to)?(?!\p{L})/giu,
    becomes: ', places visited',
    example: ['It marks where we have been on a map', 'It , places visited on a map'],
  },
  // "Checks in with them every day"
  {
    form: /(?<!\p{L})checks in (?:with|on) (?:them|him|her|you|me|us|(?:the |my |your |their )?\p{L}+)(?: (?:every|each) (day|morning|evening|night|week))?(?!\p{L})/giu,
    becomes: (_whole, when?: string) => `has a ${howOften(when)}check-in`,
    example: [
      'A bot: it checks in with grandad every day by phone',
      'A bot: it has a daily check-in by phone',
    ],
  },
  // Of "decks of cards with a word on the front" the cards have it.
  {
    form: /(?<!\p{L})(create|make|add|build) (?:their own |your own |new )?(decks|sets|collections|lists|albums|folders|stacks) of (\p{L}{3,}s) (?=with (?:an?|the|its|their) )/giu,
    becomes: (_whole, doing = '', many = '', things = '') => `${doing} ${many}, add ${things} `,
    example: ['Make albums of stamps with a year', 'Make albums, add stamps with a year'],
  },
  // "The unit to convert from and the unit to convert to"
  {
    form: /(?<!\p{L})(?:the |an? )?(\p{L}+) to (\p{L}+) from and (?:the |an? )?\1 to \2 (?:in)?to(?!\p{L})/giu,
    becomes: (_whole, what = '') => toPlural(what),
    example: ['Choose the currency to change from and the currency to change to', 'Choose currencies'],
  },
  {
    form: /(?<!\p{L})choose (?:whether )?to (?:collect|pick up|fetch) (?:it|them|(?:the|their|your) \p{L}+)(?: themselves| yourself)? or (?:to )?have (?:it|them) (?:sent|delivered|mailed|shipped|posted)(?: (?:by (?:post|mail|courier)|home|to (?:them|you)))?/giu,
    becomes: 'choose pickup or delivery',
    example: [
      'Owners choose to collect the key or have it mailed.',
      'Owners choose kind (pickup, delivery).',
    ],
  },
  // "How full the gym is right now"
  {
    form: /(?<!\p{L})how (?:full|busy|crowded|packed) (?:is )?(?:it|(?:the|a|an|each|their|your|our) \p{L}+(?: \p{L}+)?)(?: (?:currently )?is)?(?: (?:right now|now|at the moment|today|currently|at any time))?(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'occupancy',
    example: ['Swimmers see how full the pool is at the moment.', 'Swimmers see occupancy.'],
  },
  // "When the last feeding was"
  {
    form: /(?<!\p{L})when (?:the|their|his|her|its|your|my|our) last (\p{L}+) was(?: (?:done|made|given))?(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'time of last $1',
    example: [
      'See when the last oil change was. See when the last walk was.',
      'See when the last oil change was. See time of last walk.',
    ],
  },
  // "Which products are running out"
  {
    form: /(?<!\p{L})(?:which|what) (?:of the |of our )?(\p{L}+s) (?:are|is) (?:about to run out|running (?:out|low)|almost (?:gone|empty)|nearly (?:gone|empty))(?!\p{L})/giu,
    becomes: 'low stock',
    example: ['See which screws are running low', 'See low stock'],
  },
  // "How many hours they still need"
  {
    form: /(?<!\p{L})how many (\p{L}+s) (?:he|she|they|you|i|we) (?:still (?:need|have)(?: to (?:do|take|make|pass))?|have left|must still (?:do|take))(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: '$1 left',
    example: ['See how many lessons they still need', 'See lessons left'],
  },
  // Others see it without being told.
  {
    form: /,? so (?:that )?(?:the )?(?:others?|other \p{L}+|everybody else|everyone else|nobody else|no one else) (?:can |could |may |will )?(?:sees?|knows?|finds?|takes?|books?|uses?) [^.;\n]{2,60}(?=\s*(?:[.;\n]|$))/giu,
    becomes: '',
    example: ['Check in at a pitch so that others see it is taken.', 'Check in at a pitch.'],
  },
  {
    form: /(?<!\p{L})for (each|every) (\p{L}+) separately(?!\p{L})/giu,
    becomes: 'for $1 $2',
    example: ['Note meals for each dog separately', 'Note meals for each dog'],
  },
  {
    form: /(?<!\p{L})sign up for (?=(?!an? account|the (?:app|newsletter)|free\b|premium)(?:the |an? )?\p{L}+)/giu,
    becomes: 'join ',
    example: ['Helpers sign up for kitchen duty', 'Helpers join kitchen duty'],
  },
  // "Say which language they speak and which they want to learn"
  {
    form: /(?<!\p{L})(?:say|state|tell(?: us)?|enter|choose|select|pick|indicate) which (\p{L}+?)s? (?:he|she|they|you|i|we) (?:speak|know|play|have|own|use|teach|offer|like|want|prefer|need)(?:,? and which (?:ones? )?(?:he|she|they|you|i|we) (?:want|would like|wish|need|like)(?: to \p{L}+)?)?(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: (_whole, what = '') => `choose ${toPlural(what)}`,
    example: ['Say which instrument they play and which they want to learn.', 'choose instruments.'],
  },
  // "Clothes they would like"
  {
    form: /(?<!\p{L})(mark|choose|pick|select|list|reserve|claim) (?:the |all |any )?(?!ones )(\p{L}+s) (?:that |which )?(?:he|she|they|you|i|we) (?:would like|(?:want|like|need|prefer|love)s?)(?: to \p{L}+)?(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: '$1 $2',
    example: ['Guests mark books they would like.', 'Guests mark books.'],
  },
  {
    form: /(?<!\p{L})(share|send|export) ([^.,;\n]{3,40}?) (?:with|to|for) (?:the|my|their|your|a) (?:doctor|vet|accountant|tax advis[eo]r|therapist|teacher|client)s? as (?:an? )?(pdf|csv|excel|spreadsheet)(?: files?)?(?!\p{L})/giu,
    becomes: 'export $2 to $3',
    example: ['Share the readings with the vet as a PDF', 'export the readings to PDF'],
  },
  {
    form: /(?<!\p{L})mark (?:them|it|each|these) as (?=\p{L}+ed\b|done\b|read\b|paid\b)/giu,
    becomes: 'mark as ',
    example: ['See requests and mark them as solved', 'See requests and mark as solved'],
  },
  {
    form: /(?<=\b(?:see|check|show|view) the )tide tables?(?!\p{L})/giu,
    becomes: 'tides',
    example: ['Everyone can see the tide table', 'Everyone can see the tides'],
  },
  // "The customer can sign on the screen"
  {
    form: /(?<!\p{L})(?:the )?(customer|client|tenant|guest|patient|recipient|visitor)s? (?:can |may |must |should )?signs? (?:on|with|at) (?:the |an? |their )?(?:screen|phone|device|tablet|glass|finger)(?!\p{L})/giu,
    becomes: (_whole, who = '') => `${who.toLowerCase()} signature`,
    example: ['Quotes are sent. The client can sign on the tablet.', 'Quotes are sent. client signature.'],
  },
  // "To keep track of visits", "can keep a list of hives": what one does with them.
  {
    form: /\b(can|could|should|must|may|will|to|and) keep (?:(?:an?|the|their|his|her|my|your|our) )?(list|register|overview|inventory|catalog(?:ue)?|track|tabs) (?:of|on) (?:(?:the|their|his|her|my|your|our|all) )*(?=\p{L})(?!(?:the )?ones?\b)/giu,
    becomes: (_whole, before = '', kept = '') => `${before} ${/^t/i.test(kept) ? 'track' : 'manage'} `,
    example: ['A bare cupboard, to keep a list of the jars', 'A bare cupboard, to manage jars'],
  },
  // "List three of their best items"
  {
    form: /(?<!\p{L})(?:two|three|four|five|six|ten|\d+|some|several|many) of (?:the|their|his|her|your|my|our) (?:best |own |latest |favou?rite |most \p{L}+ )?(?=(?:\p{L}+ )?\p{L}+s(?!\p{L}))/giu,
    becomes: '',
    example: ['Sellers list three of their best items.', 'Sellers add items.'],
  },
  // "Record the peak flow in the morning and evening": when, and nothing of it.
  {
    form: /(?<=\p{L}) in the (?:morning|afternoon|evening)s?(?:,? and (?:in the )?(?:morning|afternoon|evening|night|at night)s?)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Patients record the peak flow in the morning and evening.', 'Patients record the peak flow.'],
  },
  // "The action plan in green, yellow and red": the colours of traffic lights are how it is shown.
  {
    form: /(?<=\p{L}) in (?:green, (?:yellow|amber|orange),? and red|red, (?:yellow|amber|orange),? and green)(?!\p{L})/giu,
    becomes: '',
    example: ['See the action plan in green, yellow and red.', 'See the action plan.'],
  },
  // "With the date it was last checked"
  {
    form: /(?<!\p{L})(?:the )?(?:date|day|time) (?:it|they|he|she) (?:was|were) (last|first) (\p{L}+ed|seen|used|sold|worn|done)(?!\p{L})/giu,
    becomes: (_whole, when = '', done = '') => `date ${when} ${done}`,
    example: ['Store gear with the date it was last checked.', 'Store gear with date last checked.'],
  },
  {
    form: afterwards,
    becomes: '',
    example: [
      'Tours with a packing list, photos afterwards and a chat',
      'Tours with a packing list, photos and a chat',
    ],
  },
  // "When each colony was last treated for varroa"
  {
    form: /(?<!\p{L})when (?:it|they|he|she|(?:each|every|the|an?|my|their|our) \p{L}+(?: \p{L}+)?) (?:was|were|has been|have been) last (\p{L}+ed|seen|done|sold|worn|cut|fed|paid)(?: (?:for|with|by|against) \p{L}+)?(?!\p{L})/giu,
    becomes: 'date last $1',
    example: ['See when each boiler was last serviced.', 'See date last serviced.'],
  },
  // "So you can leave awkward situations": why one wants it.
  {
    form: /(?<=\p{L}{3}s) (?:that |which )?(?:you|i|we|they)(?:['’]re| are)?(?: still| always)? (?:hunt(?:ing)? for|look(?:ing)? for|search(?:ing)? for|long(?:ing)? for|wish(?:ing)? for|dream(?:ing)? of|wait(?:ing)? for)(?=[.,;]|$| and )/giu,
    becomes: '',
    example: ['keep a wishlist of albums you still hunt for', 'keep a wishlist of albums'],
  },
  {
    form: /,? so (?:that )?(?:you|i|we|they|users|people) can (?:leave|escape|avoid|focus|concentrate|sleep|relax|enjoy|save time|stay|get out of|never|finally|always be|get away from) [^.;\n]{2,60}(?=[.;\n]|$)/giu,
    becomes: '',
    example: [
      'Rings at a set time so you can leave dull meetings. Choose the caller.',
      'Rings at a set time. Choose the caller.',
    ],
  },
]
