import { byWord } from '../../by-word.ts'
import { toSingular } from '../../words/forms.ts'
import type { Turn } from './turn.ts'

const nothing = ' , '
/** What a chart without numbers is. */
const chartsOf: Readonly<Record<string, string>> = byWord({
  seating: 'plan',
  size: 'table',
  chore: 'board',
  reward: 'board',
  sticker: 'board',
})

/** "Taste and the smell": a rating of each. */
const ratings = (rated = ''): string =>
  rated
    .split(/, | and /u)
    .map((each) => `${each.replace(/^(?:and |the |its |their )+/iu, '')} rating`)
    .join(', ')

/** Turns that say what is seen, counted, rated and chosen. */
export const figureTurns: readonly Turn[] = [
  // "See who has got the best average": a ranking.
  {
    form: /\b(?:see|know|find out|show) who(?:'s|\u2019s| is| has|'s got| has got)? (?:got )?(?:the )?(?:best|highest|most|lowest|fastest) (?:average|scores?|points|times?|results?)\b/giu,
    becomes: 'see the leaderboard',
    example: ["Enter scores and see who's got the best average.", 'Enter scores and see the leaderboard.'],
  },
  // "Status paid or unpaid": how it can stand.
  {
    form: /\b(?:with |and )?(?:a |the )?status (\p{L}{3,12}),? or (\p{L}{3,12})(?=\s*[,.;\n]|$)/giu,
    becomes: 'status ($1, $2)',
    example: [
      'Invoices with VAT, status paid or unpaid, clients',
      'Invoices with VAT, status (paid, unpaid), clients',
    ],
  },
  // "See if a copy is available": whether one can have it.
  {
    form: /\b(?:see|check|find out|look up) (?:if|whether) (?:the |an? |it's |its )?(?:copy|item|book|it|article|product|tool|thing|title|unit|exemplar) is (?:still )?(?:available|free|in stock|there)\b/giu,
    becomes: 'see availability',
    example: [
      'Search books, see if a copy is available, reserve it',
      'Search books, see availability, reserve it',
    ],
  },
  // "I scan the label, it saves winery and vintage": what is kept of it.
  {
    form: /(?<=(?:^|[,.;\n])\s*(?:and |then |which )?)it (?:then |also |automatically )?(?:saves|stores|remembers|recogni[sz]es|fetches|fills in|reads) (?!me\b|you\b|time\b|money\b|power\b|them\b|it\b|aloud\b|out\b)(?=\p{L})/giu,
    becomes: 'with ',
    example: ['Scan the label, it saves winery and vintage.', 'Scan the label, with winery and vintage.'],
  },
  // "It tells when a wine should be drunk": that one sees.
  {
    form: /(?<=(?:^|[,.;\n])\s*(?:and |then )?)it (?:also )?(?:tells|says|shows|counts|works out)(?: me| you| us)? (?=(?:when|how|what|which|whether|the|all|my|your)\b)/giu,
    becomes: 'see ',
    example: ['It tells when a wine is ready', 'see when a wine is ready'],
  },
  // "Tasting notes with stars": how good it was.
  {
    form: /\b(notes?|reviews?|feedback|rate(?: (?:it|them))?|comments?|opinions?) with (?:\d (?:to|-) )?(?:up to )?(?:\d |five |three |ten )?stars\b(?! of| next| on| for)/giu,
    becomes: '$1 with a star rating',
    example: ['Write tasting notes with stars.', 'Write tasting notes with a star rating.'],
  },
  // "A goal to spend the savings on": what it is for.
  {
    form: /\b(goals?|budgets?|wish(?:es)?|rewards?) to (?:spend|use) (?:the |my |your |his |her |their )?\p{L}+(?: \p{L}+)? (?:on|for)(?=\s*(?:[.,;\n]|$| and\b))/giu,
    becomes: '$1',
    example: ['Set a goal to spend the savings on.', 'Set a goal.'],
  },
  // "How many pages per day": so many.
  {
    form: /(?<=(?:^|[,.;:\n]|\band)\s*)how many (\p{L}+s) (?:(?:to \p{L}+|i \p{L}+|you \p{L}+) )?(?:per|a|each) (day|week|month|hour)\b/giu,
    becomes: '$1 a $2',
    example: ['Exam dates, how many pages per day, cards', 'Exam dates, pages a day, cards'],
  },
  // "A statistic of hours studied": drawn.
  {
    form: /\b(?:an? |the )?statistics? (?:of|about|on) (?:the |all |my |your )?(\p{L}+s) (\p{L}+ed|slept|spent|run|read)(?: (?:per|by|a) (day|week|month))?\b/giu,
    becomes: (_whole, what, done, span) => `${what ?? ''} ${done ?? ''} ${span ? `per ${span} ` : ''}chart`,
    example: ['A statistic of hours studied per week', 'hours studied per week chart'],
  },
  // "The rent received": no renting.
  {
    form: /(?<=(?:^|[,.;:\n]|\b(?:and|the|see|show|of))\s*)rents? (received|paid|due|collected|owed|overdue)\b/giu,
    becomes: '$1 rent',
    example: ['Contracts, rent received per month', 'Contracts, received rent per month'],
  },
  // "The state of the trails": each has one.
  {
    form: /\b(?:the )?(?:current )?states? of (?:the |all |our |my )(\p{L}+s)(?=\s*(?:[.,;\n]|$| and\b| or\b))/giu,
    becomes: (_whole, what) => `${toSingular(what ?? '')} conditions`,
    example: ['See the weather and the state of the trails.', 'See the weather and trail conditions.'],
  },
  // "Track what your car really costs": its costs.
  {
    form: /\b(track|see|know|find out|calculate|work out) (?:what|how much) (?:your|my|an?|the|their|his|our) (\p{L}+)(?: really| actually)? costs?(?= |[.,;]|$)/giu,
    becomes: '$1 the costs of the $2',
    example: ['Track what your boat really costs. Log', 'Track the costs of the boat. Log'],
  },
  // "Rate the kitchen, light and noise from 1 to 5": each of them.
  {
    form: /\brates? (?:the |its |their |his )?(\p{L}+(?: \p{L}+)?(?:, (?:the )?\p{L}+(?: \p{L}+)?)*,? and (?:the )?\p{L}+(?: \p{L}+)?) (?:from|on a scale (?:of|from)) \d (?:to|and) \d{1,2}(?: stars| points)?(?=[ .,;\n]|$)/giu,
    becomes: (_whole, rated) => ratings(rated),
    example: ['Rate the taste and the smell from 1 to 5.', 'taste rating, smell rating.'],
  },
  // "Log each wine and rate its nose and body": of each that is logged.
  {
    form: /\brates? (?:its|their) (\p{L}+(?:(?:, | and |, and )(?:its |their )?\p{L}+){0,3})(?= (?:with|in) stars|[.,;\n]|$)/giu,
    becomes: (_whole, rated) => ratings(rated),
    example: ['Log each tea, rate its smell and body.', 'Log each tea, smell rating, body rating.'],
  },
  {
    form: /\b(rates? \p{L}+s) by (\p{L}+(?:(?:, | and |, and )\p{L}+){1,3})(?=[.,;\n]|$)/giu,
    becomes: (_whole, doing, rated) => `${doing}, ${ratings(rated)}`,
    example: ['Rate saunas by heat and calm.', 'Rate saunas, heat rating, calm rating.'],
  },
  {
    form: /\b(profits?|gains?) ?[/&] ?loss(?:es)?\b/giu,
    becomes: '$1 or loss',
    example: ['Holdings, profit/loss and charts', 'Holdings, profit or loss and charts'],
  },
  // "Live position of ships": they are on the map.
  {
    form: /\b(?:live|current|real[- ]time) (?:positions?|locations?) of (?:the |all |your |our )?(?=\p{L}+s\b)/giu,
    becomes: 'live map, ',
    example: ['Timetable with live position of ships', 'Timetable with live map, ships'],
  },
  // "Where each of them stands": the place of each.
  {
    form: /(?<!\p{L})(?:and )?where (?:each(?: of them| one)?|everything|everyone|they|it) (?:is|are|stands?|lies|hangs?|goes)(?: (?:today|now|right now|tonight))?(?!\p{L})(?! \p{Ll}+ing)/giu,
    becomes: ', position',
    example: ['Statues and where each stands today', 'Statues , position'],
  },
  // "The best stands on top": in which order they are.
  {
    form: /(?:[,;] )?(?:the )?(?:best|newest|latest|oldest|nearest|cheapest|most (?:helpful|liked|voted))(?: ones?| answers?)? (?:stands?|comes?|is|are|goes|appears?) (?:on top|at the top|up|first|above)(?!\p{L})/giu,
    becomes: nothing,
    example: ['Answers get stars, the best stands on top', 'Answers get stars , '],
  },
  // A knowledge base of questions is the questions.
  {
    form: /\b(?:an? |the |our |my )?(?:knowledge base|question bank|bank|pool|database) of (?=(?:questions|cards|flashcards|words|exercises|problems|sentences|phrases|terms|facts)\b)/giu,
    becomes: '',
    example: ['Based on a knowledge base of questions and answers', 'Based on questions and answers'],
  },
  // "Browse quotes by category (love, work)": the categories they are in.
  {
    form: /\bby (?:the |their )?((?:[\p{L}-]+ )?(?:category|topic|genre|mood|theme|cuisine|subject|style)) (?=\([^()]{3,120},[^()]*\))/giu,
    becomes: ', $1 ',
    example: ['Browse quotes by category (love, work)', 'Browse quotes , category (love, work)'],
  },
  {
    form: /\b(genres|topics|categories|cuisines|moods|themes) ?: ([^.;:()\n]{3,120},[^.;:()\n]{2,120})(?=[.;\n]|$)/giu,
    becomes: '$1 ($2)',
    example: [
      'Podcasts. Genres: comedy, crime and history.',
      'Podcasts. Genres (comedy, crime and history).',
    ],
  },
  // "Pain from 0 to 10": by which numbers one says it.
  {
    form: /(?<=\b(?:pain|mood|stress|energy|effort|severity|fatigue|anxiety|intensity|satisfaction|difficulty|happiness)(?: level)?) (?:from|between|on a scale (?:from|of)|on a scale) \d{1,2} ?(?:to|and|-|–) ?\d{1,3}\b/giu,
    becomes: '',
    example: ['Note pain from 0 to 10', 'Note pain'],
  },
  // "You both rate afterwards": one leaves a rating, and nothing has a rate.
  {
    form: /\b(?:(?:both|all|each|can) )?rate(?: (?:each other|one another|it|them))? (?:afterwards?|after(?= that|[.,;]|$)|at the end)\b/giu,
    becomes: 'leave ratings',
    example: ['You both rate afterwards.', 'You leave ratings.'],
  },
  // "What ingredients I have to buy": a shopping list.
  {
    form: /\b(?:which|what) (\p{L}+s) (?:i|we|you|they) (?:still )?(?:have|need|ought) to (?:buy|get)\b/giu,
    becomes: 'a shopping list of $1',
    example: ['See what ingredients I have to buy', 'See a shopping list of ingredients'],
  },
  // Of such kinds are those that follow.
  {
    form: /(?<=\b(?:documents|papers|files|items|goods|products|ingredients|animals|symptoms|tasks|topics|activities|places|skills|subjects|languages|games|tools|areas|supplies|crops|services|events|rooms|materials|dishes|drinks|plants|sports|instruments|vehicles|devices|costs|expenses|data|values|facilities)) like (?!to\b|it\b|that\b|this\b)(?=\p{L})/giu,
    becomes: ' such as ',
    example: ['Offline documents like passports', 'Offline documents such as passports'],
  },
  {
    form: /(?<!\p{L})(i|we|they|you)(?:['’](?:m|re)| am| are) (?:willing|ready|happy|prepared|able|allowed) to (?=\p{L}{2})/giu,
    becomes: (_whole, who) => `${who ?? ''} `,
    example: ["The highest price that I'm willing to pay", 'The highest price that I pay'],
  },
  // These charts show no numbers over time.
  {
    form: /\b(seating|size|chord|stitch|knitting|crochet|chore|reward|sticker) chart(s?)\b/giu,
    becomes: (_whole, what, several) =>
      `${what ?? ''} ${chartsOf[(what ?? '').toLowerCase()] ?? 'sheet'}${several ?? ''}`,
    example: ['Guest list with a seating chart', 'Guest list with a seating plan'],
  },
  // It is a chart.
  {
    form: /\bheat[ -]map(s?)(?!\p{L})/giu,
    becomes: (_whole, several) => `heatmap${several ?? ''}`,
    example: ['A calendar heat map of my days', 'A calendar heatmap of my days'],
  },
  {
    form: /\b(?:vote: )?yes, no,?(?: (?:and|or))? (abstain|abstention|maybe|undecided)\b/gi,
    becomes: (_whole, third) => `answer (yes, no, ${third ?? ''})`,
    example: ['Decide by yes, no or abstain', 'Decide by answer (yes, no, abstain)'],
  },
  // "List all my payments" tells what to keep, and names no list.
  {
    form: /(?<=^\s*|[.;:!?\n]\s*)list (?:(?:all|down) )?(?:of )?(?=(?:my|our) )/gi,
    becomes: '',
    example: ['List all my payments with price', 'my payments with price'],
  },
  {
    form: /\bwhat (?:i|we|they) (?:have )?(?:bought|own|hold)(?=\s*[,.;])/gi,
    becomes: nothing,
    example: ['Shares: what I bought, how many', 'Shares:  , , how many'],
  },
  {
    form: /\b(?:at|for) (?:which|what) (price|rate|cost)\b/gi,
    becomes: '$1',
    example: ['How many, at which price, when', 'How many, price, when'],
  },
  {
    form: /\b(?:sorted|arranged|organi[sz]ed|grouped|filed) (?:in|into|by) (?:groups|folders)(?!\p{L})/giu,
    becomes: ', categories',
    example: ['Sounds sorted in groups', 'Sounds , categories'],
  },
  // "With my husband sorted by aisle": the list is sorted, not he.
  {
    form: /(?<= (?:with|for|by|and) (?:my|our|the) \p{L}{3,14}) (sorted|grouped|ordered) by (?=\p{L})/giu,
    becomes: (_whole, done) => `, ${done ?? ''} by `,
    example: ['A list with my husband sorted by aisle', 'A list with my husband, sorted by aisle'],
  },
  // "A number of servings"
  {
    form: /\b(?:enter|set|choose|select|pick|change|adjust) (?:an?|the) (?:number|amount|quantity) of (?=\p{L}{3})/giu,
    becomes: 'set number of ',
    example: ['Enter a number of servings', 'set number of servings'],
  },
  // What one may choose, whatever it is called.
  {
    form: /\b((?:picks?|chooses?|selects?) (?:an? |the |between |from )?(?:[\p{L}-]{3,14} )?[\p{L}-]{3,14}),? (?:like|such as) ((?:[\p{L}'-]{3,14}, ){0,5}[\p{L}'-]{3,14}),? (?:and|or) ([\p{L}'-]{3,14})(?=[.;:\n]|$)/giu,
    becomes: (_whole, what, some, last) => `${what ?? ''} (${some ?? ''}, ${last ?? ''})`,
    example: ['Pick activities like sports, work or family.', 'Pick activities (sports, work, family).'],
  },
  // What there is to choose from: a row of several where the sentence has no commas before it.
  {
    form: /(?<=(?:^|[.;:!?\n])[^,.;:!?\n]*)\b((?:[\p{L}-]{3,14} )?(?:category|type|kind|topic|genre|subject|mode|theme|triggers|types|kinds|categories|reasons|factors|symptoms|tags|topics|filters|levels|moods|styles|formats|extras|accessories|amenities|genres|subjects|causes|units|sizes|add-ons|toppings|modes|themes|states|areas)),? (?:such as|like|e\.g\.|for example) ((?:[\p{L}'-]{3,14} ?){1,3}(?:, (?:[\p{L}'-]{3,14} ?){1,3}){0,5}?),? (?:and|or) ([\p{L}'-]{3,14})\b/giu,
    becomes: (_whole, what, some, last) => `${what ?? ''} (${some ?? ''}, ${last ?? ''})`,
    example: ['Triggers such as stress, weather or food.', 'Triggers (stress, weather, food).'],
  },
  {
    form: /\b(triggers|types|kinds|categories|reasons|factors|symptoms|tags|topics|filters|levels|moods|styles|formats|extras|accessories|amenities|genres|subjects|causes|units|sizes|add-ons|toppings|modes|themes|states|areas),? (?:such as|like|e\.g\.|for example) ((?:[\p{L}'-]{3,14} ?){1,2})(?=[,.;:\n]|$)/giu,
    becomes: (_whole, what, one) => `${what ?? ''} (${one ?? ''})`,
    example: ['Bike type, extras like helmets, payment', 'Bike type, extras (helmets), payment'],
  },
  // "With categories rent, food and savings": named right after the word for them.
  {
    form: /\bcategories:? ((?:[\p{L}-]{3,14}, ){1,4}[\p{L}-]{3,14}),? and ([\p{L}-]{3,14})(?=[.,;:\n]|$)/giu,
    becomes: (_whole, some, last) => `categories (${some ?? ''}, ${last ?? ''})`,
    example: ['Money with categories rent, food and fun.', 'Money with categories (rent, food, fun).'],
  },
  // How long a slot is says nothing of which.
  {
    form: /\b(book|choose|pick|select|reserve)(s?) (?:an? |their |your |my |the |one )?(?:(?:free|open|own) )?(?:(?:\d{1,3}|five|ten|fifteen|twenty|thirty|short)[- ]minute )?(?:time )?slots?\b/gi,
    becomes: (_whole, doing, ending) => `${doing ?? ''}${ending ?? ''} slot`,
    example: ['Book ten minute slots with a teacher', 'Book slot with a teacher'],
  },
  // "How much water I drink" is about water, "how many pages we read" about pages.
  {
    form: /\bhow (?:much|many) (\p{L}{3,20}) (?:i|we|they|you|he|she|people|users?) (?:\p{L}{2,12})\b/giu,
    becomes: (_whole, noun) => noun ?? '',
    example: ['How much water I drink', 'water'],
  },
  // "How many days" counts something one does not go through.
  {
    form: /\bhow (?:much|many) (?=(?:days?|weeks?|months?|years?|hours?|minutes?|times|steps|points|money|time)\b)/giu,
    becomes: 'number of ',
    example: ['Show how many days', 'Show number of days'],
  },
  // What a job pays.
  {
    form: /\bby (\p{L}+)(,| and| or) pay(?!\p{L})/giu,
    becomes: (_whole, one, tie) => `by ${one ?? ''}${tie ?? ''} salary`,
    example: ['Filter by hours and pay', 'Filter by hours and salary'],
  },
  {
    form: /\b(statistics|stats|analytics|figures|insights) (?:on|about) (?:the |my |our )?(\p{L}{3,14})(?=\s*(?:[,.;]|$))/giu,
    becomes: (_whole, head, noun) => `${noun ?? ''} ${head ?? ''}`,
    example: ['statistics on usage', 'usage statistics'],
  },
  {
    form: /\b(?:when|if|after) (?:you|i|we|they|the user|users|one|someone) (?:taps?|clicks?|press(?:es)?|opens?|selects?|chooses?)(?: on)? (?:an?|the|one) (\p{L}+),? (?:you|i|we|they|it|he|she|the app)(?: can)? (?:sees?|gets?|shows?|opens?|displays?)\b/giu,
    becomes: (_whole, noun) => `each ${noun ?? ''} has`,
    example: ['When you tap a dog you see its story', 'each dog has its story'],
  },
  {
    form: /\bwho (?:of (?:us|them) |in the (?:family|group|team|class|office) )?(?:leads|is leading|is in the lead|is ahead)(?: (?:this|each|every|of the) (?:day|week|month|season|year))?(?=\s*(?:[,.;!?]|$| and ))/giu,
    becomes: 'a ranking',
    example: ['See who of us leads this week, badges', 'See a ranking, badges'],
  },
  {
    form: /\bfind (?:it|them|everything)(?: (?:again|later|back))? by (?:searching|looking up|searching for)(?= \p{L})/giu,
    becomes: 'search',
    example: ['Find it again by searching the text', 'search the text'],
  },
  // How much of it there is for each of them.
  {
    form: /\bhow (?:many|much) ([\p{L}-]{3,14}) (?:each|every|an?|the) ([\p{L}-]{3,14}) (?:stays?|lasts?|takes?|needs?|has|gets?|runs?|appears?|contains?|costs?|is (?:shown|displayed|visible))\b/giu,
    becomes: (_whole, what, each) => `the ${what ?? ''} per ${each ?? ''}`,
    example: ['Set how many seconds each slide stays', 'Set the seconds per slide'],
  },
  // "A mood log on five faces": the faces say how one is.
  {
    form: /(?<=\bmoods? (?:[\p{L}-]+ ){0,3})(?:on|with|by|from|using) (?:a scale of )?(?:three|four|five|six|seven|ten|\d+|simple|little) (?:faces|smileys|emojis?|emoticons)(?!\p{L})/giu,
    becomes: nothing,
    example: ['A mood log on five faces, yearly chart', 'A mood log  , , yearly chart'],
  },
  // A face says how one is.
  {
    form: /\b(choose|chooses|pick|picks|select|selects|tap|taps) (?:an? |one of |from |between |out of )?(?:(?:two|three|four|five|six|seven|ten|\d+|different|several) )?(?:faces?|smileys?|emojis?|emoticons?)(?= (?:for|of|that|to)\b|[.,;]|$)/giu,
    becomes: (_whole, choose) => `${choose ?? ''} a mood`,
    example: ['Pick one of five faces', 'Pick a mood'],
  },
  // What one stays in.
  {
    form: /\b(a )?(places?) to (?:stay|sleep)\b/gi,
    becomes: (_whole, one, places) => (/s$/i.test(places ?? '') ? 'stays' : `${one ?? ''}stay`),
    example: ['Find places to stay by city', 'Find stays by city'],
  },
  // The order is what one changes.
  {
    form: /\b(?:put|bring|arrange|place) (?:the |their |his |her |your |my )?([\p{L}-]{3,14}) in(?:to)? (?:another|a different|a new|any|the right|their own) order\b/giu,
    becomes: (_whole, what) => `reorder the ${what ?? ''}`,
    example: ['Put the slides in another order', 'reorder the slides'],
  },
  // Where one puts things: there are these to choose from.
  {
    form: /\b(folders?|envelopes?|shelf|shelves|drawers?|labels?|sections?|category|album) like (\p{L}{3,14}),? (?:and|or) (\p{L}{3,14})\b/giu,
    becomes: (_whole, what, one, other) => `${what ?? ''} (${one ?? ''}, ${other ?? ''})`,
    example: ['Put it in a folder like taxes or health', 'Put it in a folder (taxes, health)'],
  },
]
