import type { Turn } from './turn.ts'

/** What wishes ask with "what", "which" and "who" about learning, training and playing together, by the name of what it is. */
export const clubWishTurns: readonly Turn[] = [
  // "Send each client their plan for the week"
  {
    form: /(?<!\p{L})(?:send|give|assign|write|make|share)s? (?:each|every|my|all my|the|their)(?: of my)? (?:clients?|athletes?|trainees?|students?|pupils?|patients?|runners?|customers?)(?: with)? (?:(?:their|his|her|a|an|the|own|weekly|training|workout) )*(?:plans?|programmes?|programs?|workouts?|schedules?|exercises?)(?: (?:for|of) (?:the|each|every|next|this) (?:week|month|day))?(?!\p{L})/giu,
    becomes: 'assign weekly plan',
    example: ['Rowers, give every athlete a training plan for the week', 'Rowers, assign weekly plan'],
  },
  {
    form: /(?<!\p{L})(?:see|check|know|track) (?:if|whether|who|which(?: ones)?) (?:they |he |she |each |everyone |everybody |my clients |clients )?(?:really |actually )?(?:did|do|have done|has done|finished|completed|trained|kept to)(?: (?:it|them|the (?:plan|workouts?|exercises|homework)|their (?:plan|workouts?|exercises|homework)))?(?: or not)?(?=\s*(?:[,.;\n]|$))/giu,
    becomes: 'plan progress',
    example: ['Send drills, see whether they did them', 'Send drills, plan progress'],
  },
  // "Show which ones I keep getting wrong"
  {
    form: /(?<!\p{L})(?:show |see |practi[sc]e |repeat |train )?(?:(?:which|the|those|only the) )+(?:ones?|questions?|answers?) (?:that )?(?:i|you|we|they) (?:keep|always|often|usually|still|get)(?: (?:getting|get|answering|answer))? wrong(?: most(?: often)?)?(?!\p{L})/giu,
    becomes: 'my mistakes',
    example: ['Topics, show which questions I still get wrong', 'Topics, my mistakes'],
  },
  // "Parents can see how they improve"
  {
    form: /(?<!\p{L})(?:(?:and )?(?:the )?(?:parents|families|mums and dads) (?:can |may |could |should )?)?(?:see|follow|watch|know) (?:how (?:much )?|whether |if )(?:i|we|they|he|she|it|their (?:kid|child|son|daughter)|the (?:kids|children)|each (?:kid|child|swimmer|athlete|runner|player)|everybody|everyone)(?: (?:is|are))? (?:improv\p{L}+|(?:gets?|getting|got|become|becomes) (?:better|faster|stronger|quicker)|progress\p{L}*|develops?)(?: over (?:time|the (?:season|weeks|months|years?)))?(?!\p{L})/giu,
    becomes: ', progress chart',
    example: [
      'Write down splits and see how each runner gets faster over the season',
      'Write down splits and , progress chart',
    ],
  },
  {
    form: /(?<!\p{L})(?:writes? down|records?|notes?|logs?|enters?|types?|takes?|measures?) (?:the |a |each |their )?(times?) (?:for|of|in) (?:every|each|the|all) (?:single )?(run|heat|lap|race|swim|descent|attempt|try|throw|jump)s?(?: (?:of|by|for) (?:every|each|the|all) (kid|child|swimmer|athlete|skier|runner|rower|rider|racer|member)(?:s|ren)?)?(?!\p{L})/giu,
    becomes: (_whole, what = '', round = '', who?: string) =>
      `records ${round} ${what}${who ? `, ${who === 'child' ? 'children' : `${who}s`}` : ''}`,
    example: [
      'A trainer notes the time of each heat for every swimmer',
      'A trainer records heat time, swimmers',
    ],
  },
  // "Hut to hut"
  {
    form: /(?<!\p{L})(hut|inn|lodge|refuge)[- ]to[- ]\1(?: (?:hik\p{L}+|walk\p{L}*|tours?|trips?|trek\p{L}*))?(?!\p{L})/giu,
    becomes: 'hiking, $1s',
    example: ['A week of hut to hut trekking', 'A week of hiking, huts'],
  },
  // "She hears them and writes them"
  {
    form: /(?<!\p{L})(?:he|she|they|the (?:child|kid|pupil)s?|i) (?:hears?|listens? to) (?:them|it|each|the words?)(?: and (?:then )?(?:writes?|types?|spells?) (?:them|it|down))?(?!\p{L})/giu,
    becomes: 'hear the words, write down',
    example: ['Ten nouns, he hears them and spells them', 'Ten nouns, hear the words, write down'],
  },
  {
    form: /(?<!\p{L})(?:press|tap|push|hit)(?:es|s)? (?:a|the|one|one big|a big) button (?:when|as soon as|if) (?:a|an|the|one|it) ?(\p{L}+)? (?:starts?|begins?|comes?)(?:,? (?:and )?(?:it|the app) times it)?(?!\p{L})/giu,
    becomes: (_whole, what?: string) => `${what ?? 'attack'} timer`,
    example: ['Press a button when a cramp begins, it times it', 'cramp timer'],
  },
  // "Type the points after each round, it adds up and shows who deals next"
  {
    form: /(?<!\p{L})(?:type|enter|write down|note|put in|log)(?: in)? (?:the |our )?(points|scores?) (?:after|for|of|in) (?:each|every) (round|hand|game|hole|frame|set|turn)(?!\p{L})/giu,
    becomes: '$1 per $2',
    example: ['We enter the scores after every hand', 'We scores per hand'],
  },
  {
    form: /(?<!\p{L})(?:and )?(?:it |the app )?(?:adds? (?:it |them |everything )?up|does the (?:sums?|maths?)|sums? (?:it|them) up)(?= (?:and|for)|\s*[,.;\n])/giu,
    becomes: ', running total',
    example: ['Points per hand, the app does the sums, ranking', 'Points per hand, , running total, ranking'],
  },
  {
    form: /(?<!\p{L})(?:(?:shows?|tells?|see|know|says) )?who(?:se turn it is to)? deals?(?: next| now| this time)?(?!\p{L})|(?<!\p{L})whose (?:deal|turn to deal)(?: it is| is it)?(?!\p{L})/giu,
    becomes: 'next dealer',
    example: ['Skat points, tells whose deal it is', 'Skat points, tells next dealer'],
  },
  {
    form: /(?<!\p{L})(?:everyone|everybody|each(?: of us)?|we all|all) (?:enters?|types?|logs?|notes?|puts? in) how many(?: \p{L}+)? (?:a|per|each|every|that|to) ?day(?!\p{L})/giu,
    becomes: 'daily count',
    example: ['Squats at work, everybody logs how many a day', 'Squats at work, daily count'],
  },
  // "Choose my voice, slow it down, mark the hard bars"
  {
    form: /(?<!\p{L})(?:choose|pick|select) (?:my|your|the|a) (?:own )?voice(?: part)?(?!\p{L})/giu,
    becomes: 'voice part',
    example: ['Hymns, pick your voice', 'Hymns, voice part'],
  },
  {
    form: /(?<!\p{L})(?:slow|play) (?:it|them|the (?:song|piece|music|track)) (?:down|slower)(?!\p{L})/giu,
    becomes: 'slower tempo',
    example: ['Hymns, play them slower', 'Hymns, slower tempo'],
  },
  {
    form: /(?<!\p{L})(?:mark|flag|repeat|loop) (?:the )?(?:hard|difficult|tricky) (bars|passages|parts|spots|places)(?!\p{L})/giu,
    becomes: 'hard $1',
    example: ['Hymns, loop the tricky passages', 'Hymns, hard passages'],
  },
  {
    form: /(?<!\p{L})(?:at the end )?(?:(?:we|you|they|all) )?(?:see|shows?|reveal|find out|learn) (?:the )?(winner|ranking|result)s? and the (?:names?|labels?|brands?)(?!\p{L})/giu,
    becomes: '$1, reveal names',
    example: ['Six wines, they see the ranking and the labels', 'Six wines, ranking, reveal names'],
  },
  // "Challenge someone above you"
  {
    form: /(?<!\p{L})challenge (?:someone|somebody|anyone|anybody|a player|players|others?|people|the (?:one|player|person)s?)(?: (?:who (?:is|are) )?(?:above|ahead of|better than|on top of|higher than) (?:you|me|us|them)(?: in the ladder)?)?(?!\p{L})/giu,
    becomes: 'challenge a player',
    example: ['A squash ladder, challenge the player above you', 'A squash ladder, challenge a player'],
  },
  {
    form: /(?<!\p{L})(?:see|know|find out|shows?) who is (?:on|at the) top(?: of the (?:ladder|list|table))?(?!\p{L})/giu,
    becomes: 'see the ranking',
    example: ['Enter results, see who is at the top', 'Enter results, see the ranking'],
  },
  {
    form: /(?<!\p{L})(?:(?:and )?(?:see|know|shows?) )?which (badge|level|grade|belt|exam|step|swim badge) (?:is|comes) next(?!\p{L})/giu,
    becomes: ', next $1',
    example: ['Judo for kids, grades and see which belt comes next', 'Judo for kids, grades , next belt'],
  },
  {
    form: /(?<!\p{L})(?:show (?:me )?)?which (?:ones|sums|words|tables|rows|tasks) (?:are|is|go(?:es)?|still are) (?:slow|too slow|slowest)(?!\p{L})/giu,
    becomes: 'slow ones',
    example: ['Sums for Ben, show which sums are too slow', 'Sums for Ben, slow ones'],
  },
  {
    form: /(?<!\p{L})(?:tell|show) (?:me|us) (?:each|every) (?:week|day) what to (?:do|run|train|eat|learn|practi[sc]e)(?!\p{L})/giu,
    becomes: 'weekly plan',
    example: ['A marathon in May, show me every week what to run', 'A marathon in May, weekly plan'],
  },
  {
    form: /(?<=[,;] )(?:i )?(?:tick|cross|check) (?:it|them|that) off(?=\s*(?:[,.;\n]|$))/giu,
    becomes: 'tick off',
    example: ['A weekly plan, I tick it off, notes', 'A weekly plan, tick off, notes'],
  },
  {
    form: /(?<!\p{L})(?:the )?all[- ]time (record|best|high|high ?score|scorer)s?(?!\p{L})/giu,
    becomes: 'best ever',
    example: ['Darts with my mates, the all time record', 'Darts with my mates, best ever'],
  },
]
