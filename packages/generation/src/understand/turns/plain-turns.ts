import { toPlural, toSingular } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { sharedObjects } from './shared-objects.ts'
import type { Turn } from './turn.ts'

const nothing = ' , '
/** What a chart without numbers is. */
const chartsOf: Readonly<Record<string, string>> = {
  seating: 'plan',
  size: 'table',
  chore: 'board',
  reward: 'board',
  sticker: 'board',
}

/** "Made with Flutter and SQLite": what an app is made of. */
export const madeWith =
  /\b(?:based on|powered by|running|(?:built|made|written|developed|created|coded|implemented|programmed) (?:with|in|on|using|on top of)) (?:the )?[A-Z][\p{L}\d.+#-]*(?: [A-Z][\p{L}\d.+#-]*)*(?:(?:, [A-Z][\p{L}\d.+#-]*)*,? (?:and|&|\+) [A-Z][\p{L}\d.+#-]*(?: [A-Z][\p{L}\d.+#-]*)*)?(?: (?:API|data|framework|SDK))?(?!\p{L})/gu

/** Turns of anybody, read last. */
export const plainTurns: readonly Turn[] = [
  // "Nag me when it is time": remind.
  {
    form: /\b(?:nags?|pesters?|bugs|pokes?|nudges?|pings) (me|us|them|people|users?)(?= (?:when|if|to|until|about|every|daily)\b)/giu,
    becomes: 'remind $1',
    example: ['Nag me when it is time', 'remind me when it is time'],
  },
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
  // "That helps reduce food waste": what it is good for.
  {
    form: /(?<=^[^.,;:\n]{4,60}) (?:that|which|to) helps? (?:you |me |us |people |families |users )?(?:to )?(?:reduce|avoid|prevent|stop|fight|cut down on|minimi[sz]e|save on) (?:\p{L}+ ){0,2}\p{L}+(?=\s*[:.,;\n])/giu,
    becomes: '',
    example: ['A fridge app that helps reduce food waste: add food', 'A fridge app: add food'],
  },
  // "I comment on it": a comment there.
  {
    form: /\b(?:and |while )?(?:i|we) (?:can )?(?:comment|give feedback|reply|leave a comment|write a comment) (?:on|to|about) (?:it|them|each|every one)\b/giu,
    becomes: 'and write comments',
    example: ['They log each run, and I comment on it.', 'They log each run, and write comments.'],
  },
  // "One neighbour picks everything up each week": whose turn it is.
  {
    form: /(?<=(?:^|[.,;\n])\s*)(?:one|a different|each week another|another|someone|somebody)(?: of us)?(?: \p{L}+)? (?:picks|fetches|collects|brings|gets) (?:everything|it|them|all of it|all|the order)(?: up)?(?: (?:each|every) (?:week|time|saturday|sunday|morning|month))?(?=\s*[.,;\n])/giu,
    becomes: 'Pick-up rota',
    example: [
      'Order rolls. One neighbour picks everything up each week. Pay',
      'Order rolls. Pick-up rota. Pay',
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
  // "The treasurer notes who has paid": a doing, though it could be his notes.
  {
    form: /\b((?:the|our|my|an?|each|every) \p{L}+(?:er|or|ist|ian|ant|ary|man|woman|ess|coach|nurse|host|head|chef|cook|mum|dad))s? (?:only )?(notes|records|reports|lists|plans|marks|checks|logs|books|orders|files|posts|ranks|rates|scores|grades)(?= (?:who|what|which|when|whether|how|where|if)\b)/giu,
    becomes: (_whole, who, does) => `${who ?? ''} can ${(does ?? '').replace(/s$/i, '')}`,
    example: ['The treasurer notes when we met', 'The treasurer can note when we met'],
  },
  // "Enter this quickly for a group": the entries told before.
  {
    form: /\b(enter|record|log|add|fill in|note|put in) (?:all (?:of )?)?(?:this|that|these|those)(?: (?:data|information))?(?: (?:quickly|easily|fast|daily|at once))?(?= for\b|[.,;\n]|$)/giu,
    becomes: '$1 an entry',
    example: ['Nurses enter this quickly for a ward', 'Nurses enter an entry for a ward'],
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
  // "To record walks for people with knee arthritis": whom it is for, and no thing of it.
  {
    form: /(?<=\b(?:to|that|which) \p{L}+ (?:\p{L}+ ){0,3})for (?:people|patients|adults|kids|children|those|anyone|seniors|women|men|athletes) (?:with|who have|living with|suffering from) (?:\p{L}+ ){0,2}?(?:\p{L}+(?:itis|osis|emia|aemia|algia|opathy)|disease|syndrome|disorder|injury|impairment)\b,?/giu,
    becomes: '',
    example: ['To record walks for people with knee arthritis, with steps', 'To record walks  with steps'],
  },
  // "Manage more than one car": several of them.
  {
    form: /\bmore than one (\p{L}+)/giu,
    becomes: (_whole, noun) => `several ${toPlural(noun ?? '')}`,
    example: ['Track more than one boat and its costs', 'Track several boats and its costs'],
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
    becomes: (_whole, rated) =>
      (rated ?? '')
        .split(/, | and /u)
        .map((each) => `${each.replace(/^(?:and |the )+/iu, '')} rating`)
        .join(', '),
    example: ['Rate the taste and the smell from 1 to 5.', 'taste rating, smell rating.'],
  },
  // "...; tracks yarn, needles": the app does.
  {
    form: /(?<=\p{L}[;.] )(?:tracks|logs|records|counts|stores|supports|lists) (?=\p{Ll})/gu,
    becomes: ' with ',
    example: [
      'Counter for knitters; tracks yarn and needles',
      'Counter for knitters;  with yarn and needles',
    ],
  },
  sharedObjects,
  // "Waste less", "sleep better": what it is good for.
  {
    form: /(?:,? (?:and|to|so (?:that )?(?:you|i|we))|,) (?:waste|spend|eat|sleep|live|feel|stress|worry|drink|smoke|focus|concentrate|move|think|drive) (?:less|more|better|healthier|longer|smarter|safer)(?: (?:food|money|water|screen time|energy))?(?=\s*(?:[.,:;\n]|$)| (?:and|with) )/giu,
    becomes: '',
    example: ['Track expiry dates and waste less: a pantry', 'Track expiry dates: a pantry'],
  },
  // "Play notes by tapping the keys": with which gesture.
  {
    form: / by (?:tapping|clicking|pressing|swiping|touching|holding|long-pressing|double-tapping|shaking)(?: on)? [^.,;\n]{2,40}?(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['Play notes by tapping the keys, record', 'Play notes, record'],
  },
  // "While the song plays": when something is shown.
  {
    form: / while (?:the |a |an |it|he |she |they |you )?[^.,;\n]{3,40}?(?:plays?|runs?|is playing|is running|walks?|reads?|types?|listens?|watches|works?|sleeps?|drives?|rides?|cooks?)(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['See lyrics while the song plays.', 'See lyrics.'],
  },
  {
    form: /\b(profits?|gains?) ?[/&] ?loss(?:es)?\b/giu,
    becomes: '$1 or loss',
    example: ['Holdings, profit/loss and charts', 'Holdings, profit or loss and charts'],
  },
  // "Compare himself with others": each does it with himself.
  {
    form: /\b(compare|test|challenge|describe|introduce|measure|rate) (?:himself|herself|themselves|yourself|myself|oneself|ourselves)(?= |[.,;]|$)/giu,
    becomes: '$1',
    example: ['Compare himself with others', 'Compare with others'],
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
  // "All in one quick form": how little there is to do.
  {
    form: /\b(?:all )?(?:in|on|with|from) (?:one|a single) (?:quick |simple |short |single |clean |handy |small )*(?:form|screen|tap|glance|swipe)(?!\p{L})/giu,
    becomes: nothing,
    example: [
      'Track weight and sleep in one quick form and print it',
      'Track weight and sleep  ,  and print it',
    ],
  },
  // "With drag and drop": one way to handle things.
  {
    form: /\bdrag(?:ging)? (?:and|&|n|'n') drop(?:ping)?(?: (?:support|interface|feature|functionality))?\b/gi,
    becomes: 'drag-and-drop',
    example: ['Planner with drag and drop and notes', 'Planner with drag-and-drop and notes'],
  },
  // "The app should hold props": what it holds is in it, and nobody holds any.
  {
    form: /\b(?:the |our |this |my )?(?:app|application|it|system|platform|logbook|tool) (?:should|must|shall|has to|needs to|can|will) (?:also )?(?:hold|contain|include|offer|have|provide|cover)(?= \p{L})/giu,
    becomes: ' with ',
    example: ['A theatre. The app should hold props and costumes', 'A theatre.  with  props and costumes'],
  },
  // "With columns To do, Doing and Done": what each card says of itself.
  {
    form: /\b(columns|lanes|stages) (?=[^.;\n]*\b(?:[Tt]o[ -]?[Dd]o|[Dd]oing|[Dd]one|[Ii]n [Pp]rogress|[Bb]acklog)\b)["“”']?[A-Z][\p{L}-]*(?: [\p{L}-]+)?["“”']?(?:, ["“”']?[A-Z][\p{L}-]*(?: [\p{L}-]+)?["“”']?)*,? and ["“”']?[A-Z][\p{L}-]*["“”']?/gu,
    becomes: '$1',
    example: ['A board with columns To do, Doing and Done, members', 'A board with columns, members'],
  },
  // "60 minute countdown": how long it runs.
  {
    form: /\b\d+[- ]?(?:minutes?|min|hours?|seconds?) countdown/giu,
    becomes: 'countdown',
    example: ['Team name, 60 minute countdown, hints', 'Team name, countdown, hints'],
  },
  // "The bakery round the corner": how near it is.
  {
    form: / (?:just |right )?(?:a?round the corner|down the (?:road|street)|next door|on the corner)(?!\p{L})/giu,
    becomes: '',
    example: ['Bread from the bakery round the corner: loaves', 'Bread from the bakery: loaves'],
  },
  // A visitors' book is what they write in it, and nobody books.
  {
    form: /(?<!\p{L})(?:visitor|guest)(?:s['’]|['’]s) books?(?!\p{L})/giu,
    becomes: 'guestbook entries',
    example: ["Ships and visitors' book", 'Ships and guestbook entries'],
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
  // "As the coach I need a list": what somebody sees in it.
  {
    form: /(?<=^|[.;,\n] ?|[-*•] |\d[.)] )as (?:an?|the) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? i (?:want|need|would like|can have|have|get|see|want to (?:see|have)|can see) (?=(?:an?|the|all|my|some) )/giu,
    becomes: ', see ',
    example: ['Clients book. As the coach I need a list of them', 'Clients book. , see a list of them'],
  },
  // "As a user, I want to track my meals".
  {
    form: /(?<=^|[.;,\n] ?|[-*•] |\d[.)] )as (?:an?|the) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? i (?:want to|need to|would like to|can|could|should be able to|must be able to|am able to|wish to|want to be able to)(?: also)? (?=\p{L})/giu,
    becomes: ', ',
    example: ['As a driver, I want to log a trip', ', log a trip'],
  },
  // "My barber shop people can book": where it is used ends before who does something there.
  {
    form: /(?<=^[^.,:;\n]{0,40}\b(?:for|app) (?:my |our |the |a )?\p{L}{3,20}) (?=(?:people|customers|clients|users|members|parents|students|guests|visitors|patients|tenants) (?:can|could|should|will|see|book|get|order|choose|want)\b)/giu,
    becomes: ', ',
    example: ['App for my bakery customers can order', 'App for my bakery, customers can order'],
  },
  // "Pain from 0 to 10": by which numbers one says it.
  {
    form: /(?<=\b(?:pain|mood|stress|energy|effort|severity|fatigue|anxiety|intensity|satisfaction|difficulty|happiness)(?: level)?) (?:from|between|on a scale (?:from|of)|on a scale) \d{1,2} ?(?:to|and|-|–) ?\d{1,3}\b/giu,
    becomes: '',
    example: ['Note pain from 0 to 10', 'Note pain'],
  },
  // "Costumes with who makes them": said of each.
  {
    form: /(?<=\p{L}) with who \p{L}+(?: (?:it|them))(?=[,.;]| and )/giu,
    becomes: '',
    example: ['Costumes with who makes them, tickets', 'Costumes, tickets'],
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
  // "Our orchestra rents out instruments": what is lent, and no rents of an orchestra.
  {
    form: /\b(?:(?:our|the|my|an?) (?:[\p{L}-]{3,} ){1,3}|we |i |which |that |and )(?:rents?|hires?|lends?) out (?:our |its |the |their )?(?=\p{L})/giu,
    becomes: ', lend ',
    example: ['Our orchestra rents out instruments', ', lend instruments'],
  },
  // "Music the patient likes" is music.
  {
    form: /(?<=\b(?!(?:what|who|which|how|that|if|when|and|or)\b)\p{L}{3,}) (?:the|a|an|my|their|his|her|our) (?:\p{L}{2,} )?\p{L}{3,} (?:likes|loves|prefers|enjoys|needs|wants|works|spends|takes|uses)(?=[,.;]|\s?$| and )/giu,
    becomes: '',
    example: ['Wishes and music the patient likes.', 'Wishes and music.'],
  },
  // How one pays there is nothing it sells.
  {
    form: / (?:on|with|by|using) (?:the |an? )?(?:honou?r|honesty|trust) (?:system|basis|box)\b/giu,
    becomes: '',
    example: ['A farm shop on the honesty system', 'A farm shop'],
  },
  // "A goldsmith makes rings": who does what, and no "makes rings".
  {
    form: /(?<=^(?:an?|our|my|the) (?:\p{L}+ ){0,2}?\p{L}{3,}) (?:makes|builds|sews|bakes|brews|carves|plans|organi[sz]es|runs|repairs|designs|restores|grows) (?=(?:\p{L}+ )?\p{L}+s\b)/giu,
    becomes: ', ',
    example: ['Our ski club organises trips.', 'Our ski club, trips.'],
  },
  // "Give away" is one word of two.
  {
    form: /\b(?:give|gives|giving) away (?:their |our |my |some |the )?(?=\p{L})/giu,
    becomes: 'offer ',
    example: ['Neighbours give away vegetables', 'Neighbours offer vegetables'],
  },
  // Whose life it is for at the beginning names nothing in it.
  {
    form: /^(?:parents|mothers|fathers|owners|families|people|fans|carers) (?:of|with) [^.,:;\n]{3,30}? (?:need|want|have|wish|would like|like) to (?=\p{L})/giu,
    becomes: '',
    example: ['Parents of triplets need to log naps', 'log naps'],
  },
  // Whoever is asked nicely need not be shown it.
  {
    form: /(?<=\p{L}),? (?:please|thanks|thank you|thx)(?=\s*(?:$|[.!?\n]))/giu,
    becomes: '',
    example: ['A list of what is in my freezer please', 'A list of what is in my freezer'],
  },
  // What one has twice of a collection is some of it.
  {
    form: /\b(stamp|coin|card|sticker|record|book|comic|figure|pin|badge)s? (?:duplicates|doubles|swaps|spares)\b/giu,
    becomes: '$1s',
    example: ['Keep my sticker doubles for swapping', 'Keep my stickers for swapping'],
  },
  // "Shows we want to bring it to" are shows.
  {
    form: /(?<=\b\p{L}{3,}s) (?:we|i|you|they) (?:want|plan|would like|need|have|hope) to \p{L}+ (?:it|them) (?:to|at|in|on|for|with)(?=[,.;]|\s?$| and )/giu,
    becomes: '',
    example: ['Costs, shows we want to bring it to.', 'Costs, shows.'],
  },
  // Of such kinds are those that follow.
  {
    form: /(?<=\b(?:documents|papers|files|items|goods|products|ingredients|animals|symptoms|tasks|topics|activities|places|skills|subjects|languages|games|tools|areas|supplies|crops|services|events|rooms|materials|dishes|drinks|plants|sports|instruments|vehicles|devices|costs|expenses|data|values|facilities)) like (?!to\b|it\b|that\b|this\b)(?=\p{L})/giu,
    becomes: ' such as ',
    example: ['Offline documents like passports', 'Offline documents such as passports'],
  },
  // Who all writes there is no button.
  {
    form: /(?<=\p{L}) (?:that |which |where )?(?:everyone|everybody|anybody|anyone|we all|all of us) (?:writes?|adds?|can write|can add|puts?|edits?)(?: (?:in|to|into|it|something|photos))*(?=[,.;]|\s?$)/giu,
    becomes: '',
    example: ['A diary with photos everyone writes in.', 'A diary with photos.'],
  },
  // Where one learns a trade nothing is traded.
  {
    form: /\btrade (school|college)s?\b/gi,
    becomes: 'vocational $1',
    example: ['Marks from trade school', 'Marks from vocational school'],
  },
  // "Weight and balance" is one calculation before a flight.
  {
    form: /\b(?:do |does |calculate |check )?(?:the )?weight (?:and|&) balance\b/gi,
    becomes: 'loading sheet',
    example: ['It must do weight and balance', 'It must loading sheet'],
  },
  // Who is ticked in is there.
  {
    form: /\btick(?:s|ed|ing)? (?:the |their |all )?(\p{L}{3,12}) (?:in and out|in|off|out)(?= |$|[.,;])/giu,
    becomes: 'check $1 in',
    example: ['The driver ticks kids in and out', 'The driver check kids in'],
  },
  // "Dungeons and Dragons" is one game.
  {
    form: /\bdungeons? (?:and|&|n|'n') dragons?\b/gi,
    becomes: 'role-playing',
    example: ['A dungeon and dragons dice app', 'A role-playing dice app'],
  },
  // "Coin collectors": what they have is what the app is of.
  {
    form: /\b(coin|stamp|card|comic|vinyl|record|watch|sneaker|toy|wine|art|mineral|doll|postcard|banknote) collectors?(?= app\b|$|[.,])/gi,
    becomes: '$1 collection',
    example: ['Coin collectors app', 'Coin collection app'],
  },
  {
    form: /\b(phone|mobile|cell ?phone|handset) finder\b/gi,
    becomes: 'find my $1',
    example: ['Phone finder', 'find my Phone'],
  },
  // "No sugar challenge": what one does without is what it is of.
  {
    form: /\bno[- ](\p{L}{3,12}) challenge\b/giu,
    becomes: '$1 free challenge',
    example: ['No sugar challenge', 'sugar free challenge'],
  },
  // "Hearts but no comments": one likes with them.
  {
    form: /\bhearts,? (?:but no|instead of) comments?\b/gi,
    becomes: 'likes',
    example: ['A wall of drawings, hearts but no comments', 'A wall of drawings, likes'],
  },
  // A client for a database is a tool for those who make things with it.
  {
    form: /\b(database|sql|mysql|postgres|postgresql|sqlite|mongodb|redis) clients?\b/gi,
    becomes: 'database browser',
    example: ['SQL client for my phone', 'database browser for my phone'],
  },
  // "Rent tracker": what is paid, not what is done.
  {
    form: /\brent (?=(?:tracker|tracking|log|reminders?)\b)/gi,
    becomes: 'rents ',
    example: ['Rent tracker for two flats', 'rents tracker for two flats'],
  },
  // "A small Lebanese place" is one where one eats.
  {
    form: /\b(?:run|runs|own|owns|have|opened|manage) an? (?:(?:small|little|tiny|cosy|cozy|busy|family) ){0,2}(\p{L}{3,12}(?:ese|ian|ish|ican|eek|hai|ench|orean|exican)|pizza|burger|noodle|ramen|sushi|taco|kebab|curry|breakfast|brunch|lunch|falafel|vegan) (?:place|joint|spot)(?!\p{L})/giu,
    becomes: (whole, what) => `${whole.split(' ')[0] ?? ''} ${what ?? ''} restaurant`,
    example: ['They run a small Lebanese place, guests book', 'They run Lebanese restaurant, guests book'],
  },
  // "In a way that is easy to follow": how well it is made.
  {
    form: /(?<!\p{L})(?:(?:in a way )?(?:that|which) (?:will |would |should )?(?:be|is|are|make[s]?|keep[s]?)(?: (?:it|them|things))? )?(?:very |super |really )?(?:easy|easier|simple|simpler|fun|quick|pleasant|safe) to (?:use|follow|read|understand|navigate|handle|learn|operate|remember|access)(?!\p{L})/giu,
    becomes: nothing,
    example: [
      'Manage recipes in a way that makes them easy to follow, with photos',
      'Manage recipes  , , with photos',
    ],
  },
  // "Pads, patterns and saving of beats" is something one does.
  {
    form: /(?<!\p{L})(saving|sharing|sorting|editing|scanning|importing|exporting|filtering|uploading|downloading|deleting|adding|creating|printing|sending|searching|comparing|logging|assigning|splitting|merging|archiving|tagging|renaming|copying) of (?:the |all )?(?=\p{L}{3})/giu,
    becomes: (_whole, doing) => `${baseOfVerb((doing ?? '').toLowerCase()) ?? doing ?? ''} `,
    example: ['Pads, patterns and saving of beats', 'Pads, patterns and save beats'],
  },
  // Whoever takes something over does not take what was named before.
  {
    form: /\b(?:take|takes|carry|carries) (?:it|them|this|that|things?) (?:over|on|from there|further)(?!\p{L})/giu,
    becomes: nothing,
    example: ['Photo and place, our carers take it over', 'Photo and place, our carers  , '],
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
  // "Create a resume by filling in education": what is filled in is told of it.
  {
    form: /\s(?:by|when|while|after) (?:filling (?:in|out|up)|entering|typing(?: in)?|giving|providing|specifying) (?:the |their |his |her |your |some )?(?=\p{L}{3})/giu,
    becomes: ' with ',
    example: ['Create a resume by filling in education', 'Create a resume with education'],
  },
  // "To measure and document installations": both are done.
  {
    form: /(?<!\p{L})(measure|test|check|inspect|plan|log|track|photograph|count|monitor|manage|analy[sz]e|review|repair|maintain|assess|find|scan) and document (?=(?:the |their |all |every |each )?\p{L}{3,16}s\b)/giu,
    becomes: (_whole, doing) => `${doing ?? ''} and track `,
    example: ['Crews measure and document leaks', 'Crews measure and track leaks'],
  },
  // It is a chart.
  {
    form: /\bheat[ -]map(s?)(?!\p{L})/giu,
    becomes: (_whole, several) => `heatmap${several ?? ''}`,
    example: ['A calendar heat map of my days', 'A calendar heatmap of my days'],
  },
  {
    form: /\b(?:turned|converted|transcribed|changed) (?:in)?to (?:text|writing|words|notes)\b/gi,
    becomes: 'as text',
    example: ['Voice memos turned into text', 'Voice memos as text'],
  },
  {
    form: /\b(?:vote: )?yes, no,?(?: (?:and|or))? (abstain|abstention|maybe|undecided)\b/gi,
    becomes: (_whole, third) => `answer (yes, no, ${third ?? ''})`,
    example: ['Decide by yes, no or abstain', 'Decide by answer (yes, no, abstain)'],
  },
  {
    form: /\bnew (?:hire|joiner|starter)(s?)(?!\p{L})/giu,
    becomes: (_whole, several) => `new employee${several ?? ''}`,
    example: ['New hires at our practice', 'new employees at our practice'],
  },
  // "The museum wants visitors to enter a number"
  {
    form: /(?<=\p{L}{3} )wants (?:its |their |the |his |her |our )?(\p{L}{3,14}s|people|children) to (?=\p{Ll}{3})/gu,
    becomes: (_whole, who) => `lets ${who ?? ''} `,
    example: ['The museum wants visitors to hear stories', 'The museum lets visitors hear stories'],
  },
  {
    form: /\b(?:type|key|punch)(s?) in(?= (?:a|an|the|its|their|his|her|my|your|our|what|how|which)\b)/gi,
    becomes: (_whole, ending) => `enter${ending ?? ''}`,
    example: ['Visitors type in the number', 'Visitors enter the number'],
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
    form: /\b(?:when|if|that) (?:an?|the|my|our|their|his|her|your) (?:\p{L}{3,12}) (?:stays?|stayed|will stay|has to stay) (?:at home|home|off|away)(?: (?:sick|ill))?(?!\p{L})/giu,
    becomes: ' , absences',
    example: ['Tell us when a child stays at home sick', 'Tell us  , absences'],
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
  // "We're", "they'll": the verb they hide names nothing.
  {
    form: /\b(we|they|you|i|he|she|it)'(?:d|ll|ve|m|re)(?= (?!an? ))(?: (?:like|love|want|need|be|also|been))*(?: to)?(?!\p{L})/giu,
    becomes: (_whole, who) => who ?? '',
    example: ["We'd like to see a map", 'We see a map'],
  },
  // Watched is what one looks out for.
  {
    form: /\b(?:keep|keeping) (?:an eye|tabs) on\b/gi,
    becomes: 'track',
    example: ['Keep an eye on migraines', 'track migraines'],
  },
  // "A number of servings"
  {
    form: /\b(?:enter|set|choose|select|pick|change|adjust) (?:an?|the) (?:number|amount|quantity) of (?=\p{L}{3})/giu,
    becomes: 'set number of ',
    example: ['Enter a number of servings', 'set number of servings'],
  },
  // How they are kept: "notes synced with a repository".
  {
    form: /(?<=\p{L}{3}s) (synced|synchroni[sz]ed|stored|saved|encrypted|hosted|backed up) (with|to|in|on|by|via|at) /giu,
    becomes: (_whole, done, tie) => ` , ${done ?? ''} ${tie ?? ''} `,
    example: ['Notes synced with a server', 'Notes , synced with a server'],
  },
  {
    form: /\b(?:using|with|by) (?:the |your |my |its )?(?:phone|device|smartphone)(?:'s|s')? (?:own |built-in )?sensors?\b/gi,
    becomes: '',
    example: ["A level using the phone's sensors", 'A level '],
  },
  // Where its data is, and what it may not do.
  {
    form: /\b(?:(?:all|your|my|the) )*(?:data|everything) (?:(?:is|are) )?(?:always |only )?(?:stays?|stored|kept|saved|remains?|lives?)(?: only| locally| safely)? (?:on|in) (?:the|your|my) (?:own )?(?:device|phone|smartphone)\b|\b(?:your|my|the) data never leaves? (?:the|your|my) (?:device|phone|smartphone)\b/gi,
    becomes: ' , on-device data , ',
    example: ['A diary, all data stays on your phone', 'A diary,  , on-device data , '],
  },
  {
    form: /\b(?:with )?(?:no|without)(?: an?y?)? (?:internet|network) (?:permissions?|access|connection)\b/gi,
    becomes: ' offline ',
    example: ['A dice roller with no internet permission', 'A dice roller  offline '],
  },
  {
    form: /\b(?:that |which |and )?(?:can be )?(?:syncs?|synced|synchroni[sz]ed?s?|synchroni[sz]es) (?:(?:your|my|all|the) )*(?:(?:data|everything|them|it) )?(?:automatically )?(?:across|between|to|with|on|over) (?:all )?(?:of )?(?:your |my |their |several |multiple |other )?(?:devices|phone and (?:tablet|computer|laptop|desktop)|phones and tablets|computers)\b/gi,
    becomes: ' , device sync , ',
    example: ['Bookmarks that sync across all your devices', 'Bookmarks  , device sync , '],
  },
  // Some that are known by name are said of what they are.
  {
    form: /(?<!\p{L})(?:\p{Lu}[\p{L}\d&.+-]*(?: \p{Lu}[\p{L}\d]*)?, )*\p{Lu}[\p{L}\d&.+-]*(?: \p{Lu}[\p{L}\d]*)?,? and (?:many )?(?:other|more) (?=\p{Ll}{3,}s(?!\p{L}))/gu,
    becomes: '',
    example: ['Follow parcels of DHL, UPS and other carriers', 'Follow parcels of carriers'],
  },
  // What it is made of or with.
  {
    form: madeWith,
    becomes: ' , ',
    example: ['Cycling maps based on OpenStreetMap', 'Cycling maps  , '],
  },
  {
    form: /\b(?:from )?(?:all )?(?:around|across|over) the (?:whole |entire )?(?:world|globe)\b|\bworldwide\b/gi,
    becomes: '',
    example: ['Radio stations from around the world', 'Radio stations '],
  },
  // Where it runs.
  {
    form: /\b(?:right |straight |directly )?from (?:your|my|their|the|his|her|any) (?:own )?(?:phone|smartphone|device|mobile|tablet|pocket)(?: or (?:tablet|phone|watch))?\b/gi,
    becomes: '',
    example: ['Pick clips from your device', 'Pick clips '],
  },
  // How little it takes.
  {
    form: /\b(?:in|with) (?:just |only )?(?:an?|one|two|three|\d+|a few|a couple of) (?:taps?|clicks?|swipes?|touch(?:es)?)\b/gi,
    becomes: '',
    example: ['Note sales in two taps', 'Note sales '],
  },
  // Those who pay later.
  {
    form: /\b(?:who|that) (?:buy|buys|shop|take goods|took goods|pay|pays) on (?:credit|account)\b/gi,
    becomes: 'on credit',
    example: ['Customers who buy on credit', 'Customers on credit'],
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
  // Without a connection it goes on.
  {
    form: /\b(?:without|no) (?:an? |any )?(?:signal|internet(?: connection)?|connection|network|reception|wi-?fi|mobile data)\b/gi,
    becomes: ' offline ',
    example: ['It works without signal', 'It works  offline '],
  },
  // Seen by the camera.
  {
    form: /\b(?:point|aim|hold)(?:s|ing)? (?:(?:your|my|the|a|their|its) )?(?:phone's |phone )?(?:camera|phone) (?:at|to|towards|over|on)\b/gi,
    becomes: 'scan',
    example: ['Point your camera at a leaf', 'scan a leaf'],
  },
  {
    form: /\bcount(?:s|ing)? down(?: to)?\b/gi,
    becomes: 'countdown to',
    example: ['Count down to the visit', 'countdown to the visit'],
  },
  // "The chemicals they used"
  {
    form: /(?<=\p{L}{3}) (?:they|he|she|we|i|you) (used|bought|sold|made|took|brought|\p{L}{3,10}ed)(?=\s*(?:[,.;]|$| and | or | per | for ))/giu,
    becomes: (_whole, done) => ` ${done ?? ''}`,
    example: ['Chemicals they used, photos', 'Chemicals used, photos'],
  },
  // "The elevators our company services": whose they are.
  {
    form: /(?<=\p{L}{2}s) (?:that |which )?(?:our|my|the) (?:company|team|firm|shop|crew|club|family|office|department) (?:\p{L}{3,12}s|has|own)(?=\s*(?:[:.,;]|$))/giu,
    becomes: '',
    example: ['Log for the lifts our company services: fault', 'Log for the lifts: fault'],
  },
  // A book one writes in is a log, one that is read is not.
  {
    form: /(?<!\p{L})(hive|herd|flock|stable|training|dive|flight|rehearsal|maintenance|repair|service|feeding|breeding|kennel|garden|weather|shift|duty|vehicle|boat|machine|patrol|lambing|calving|spraying|field|catch|experiment|kiln|brew|brewing|cellar|milking) ?books?(?!\p{L})/giu,
    becomes: (_whole, what) => `${what ?? ''} log`,
    example: ['A hive book with queen age', 'A hive log with queen age'],
  },
  // How long a slot is says nothing of which.
  {
    form: /\b(book|choose|pick|select|reserve)(s?) (?:an? |their |your |my |the |one )?(?:(?:free|open|own) )?(?:(?:\d{1,3}|five|ten|fifteen|twenty|thirty|short)[- ]minute )?(?:time )?slots?\b/gi,
    becomes: (_whole, doing, ending) => `${doing ?? ''}${ending ?? ''} slot`,
    example: ['Book ten minute slots with a teacher', 'Book slot with a teacher'],
  },
  // Whom the app helps.
  {
    form: /^(\s*)(?:an app (?:that |to )?|the app )?helps? (?!me\b|us\b|you\b|with\b)(\p{L}{3,14}s) (?=in |on |at |from |with |by |to |who |find |see )/giu,
    becomes: (_whole, _space, who) => `For ${who ?? ''} `,
    example: ['Help hikers in our valley: huts', 'For hikers in our valley: huts'],
  },
  // How words are set is a setting; what is written in them is another matter.
  {
    form: /\b(?:big|bigger|large|huge|extra[- ]large)[- ](?:letters|lettering|text|type|fonts?|print)\b/gi,
    becomes: 'larger text',
    example: ['Dark mode, big letters', 'Dark mode, larger text'],
  },
  {
    form: /\b(?:the|our|my) guys\b/gi,
    becomes: 'staff',
    example: ['The guys need a list', 'staff need a list'],
  },
  {
    form: /[^.,;:!?\n]{2,40}? (?:is|are)(?: not|n't) (?:what|something|anything) (?:we|i|our|this)\b[^.,;:!?\n]*/giu,
    becomes: nothing,
    example: ['Dating is not what we do! A shop of boxes', ' , ! A shop of boxes'],
  },
  {
    form: /\bsecond hand\b/gi,
    becomes: 'second-hand',
    example: ['Second hand books', 'second-hand books'],
  },
  {
    form: /\bmenu (planners?|plans?|planning)\b/gi,
    becomes: 'meal $1',
    example: ['A menu planner', 'A meal planner'],
  },
  // "Push ups", "sign ins": one word each.
  {
    form: /\b(push|pull|sit|chin|press|step|sign|check|drop|stand|follow|warm|log|work|top|pick|line|hand|walk|run|pop|start|back|write|pay|buy|opt|trade|cut|add) (ups|ins|outs|offs|ons)\b/gi,
    becomes: (_whole, doing, where) => `${doing ?? ''}-${where ?? ''}`,
    example: ['Count push ups', 'Count push-ups'],
  },
  {
    form: /(?<=\p{L}s) in (?:the (?:right|best) )?order\b(?! (?:to|of|that)\b)/giu,
    becomes: '',
    example: ['Stops in order, with crates', 'Stops, with crates'],
  },
  // What nobody wants.
  {
    form: /(?<!\byes\s?[/,]?\s?(?:or )?)\b(?:no|without|not|don't|doesn't|do not|never|skip|except)\b\s(?:need(?:s|ed)?\s|want\s|require\w*\s|any\s|an?\s|the\s|have\s|include\s)*[^.,;:!?\n]*?(?=$|[.,;:!?\n]|\b(?:but|just|only)\b)/gi,
    becomes: nothing,
    example: ['A diary without any ads, but with photos', 'A diary  , , but with photos'],
  },
  // What they are together is what their app is for.
  {
    form: /^(\s*)(?:we are|we're) an? ((?:[\p{L}-]{2,14} ){0,2}(?:choir|band|orchestra|club|society|team|troop|guild|circle|ensemble|theatre group|reading group|running group|association|parish|cooperative))(?=[.,;:\n])/giu,
    becomes: (_whole, _space, what) => `For our ${what ?? ''}`,
    example: ['We are a small choir. Rehearsals', 'For our small choir. Rehearsals'],
  },
  // Their trade is what their app is for.
  {
    form: /^(\s*)(?:we are|we're) an? ((?:[\p{L}-]{2,14} ){0,4}(?:shop|salon|studio|bakery|caf[eé]|restaurant|van|truck|clinic|practice|school|nursery|garage|farm|gym|hotel|hostel|museum|butcher|florist|brewery|winery|kitchen|bar|barbershop|library|cinema|theatre|pharmacy|agency|laundry|launderette|mechanic|plumber|electrician|gardener|cleaner|carpenter|painter|roofer|locksmith|photographer|hairdresser|groomer|florist|baker|caterer|tutor|physio|midwife))(?: (?:couple|duo|pair|team|firm|company|business|family|crew))?(?: (?:covering|in|near|at|with|on|from|serving|for|who|that)(?: [\p{L}\d'-]+){1,8}?)?(?=[.,;:\n]| and (?:we|want|need|would))/giu,
    becomes: (_whole, _space, what) => `For our ${what ?? ''}`,
    example: ['We are a small bakery in the old town. Orders', 'For our small bakery. Orders'],
  },
  // Who teaches is what their app is for.
  {
    form: /^(\s*)(?:i am|i'm|we are|we're) an? ((?:[\p{L}-]{2,14} ){0,2}(?:teacher|tutor|coach|trainer|instructor))(?=[.,;:\n]| and (?:i|we|want|need|would))/giu,
    becomes: (_whole, _space, what) => `For a ${what ?? ''}`,
    example: ['I am a piano teacher. Homework', 'For a piano teacher. Homework'],
  },
  // Who the writer is says nothing about the app; what he has does.
  {
    form: /\b(?:i am|i'm|we are|we're|we r) an? [^,.;\n]{2,80}?(?=\sand (?:i|we|want|need|would)\b|[,.;\n])/giu,
    becomes: nothing,
    example: ['We are a street of 40 houses and want to lend tools', ' ,  and want to lend tools'],
  },
  {
    form: /\b(?:i|we) (?:run|own|have|lead|manage|would like|am|are|coach|teach|train|organi[sz]e|volunteer (?:at|in|for)|work (?:at|in|for|as)|live in|play in|breed|study|started|founded|sell|bake|make|brew|grow|keep|produce|host)\b/giu,
    becomes: nothing,
    example: ['I keep bonsai trees', ' ,  bonsai trees'],
  },
  {
    form: /^\s*(?:hi|hello|hey|dear \p{L}+)\b[!,. ]/giu,
    becomes: nothing,
    example: ['Hello, a quiz', ' ,  a quiz'],
  },
  {
    form: /\btak(?:e|es|ing) turns(?: \p{L}+ing)?|\b(?:tired|sick) of [^,.;\n]{3,60}|\bfed up with [^,.;\n]{3,60}|\bwants? (?:[\p{L}]+ ){1,3}to stop [\p{L}]+ing(?: me| us)?/giu,
    becomes: nothing,
    example: ['Tired of spreadsheets. A budget', ' , . A budget'],
  },
  // "My kids keep fighting about": why one wants it, not what it is about.
  {
    form: /\b(?:my|our|the|we|they|i) (?:\p{L}+ )?(?:keeps?|kept|are always|is always|am always|always) (?:fighting|arguing|forgetting|losing|asking|complaining|quarrell?ing|wondering|struggling)(?: about| over| with| to| for| where| which| what)?/giu,
    becomes: nothing,
    example: ['My kids keep fighting about whose turn it is', ' ,  whose turn it is'],
  },
  // What kind of undertaking it is.
  {
    form: /\b(?:an? )?(?:mvp|poc|proof of concept|prototype|side project|hackathon project|startup idea|school project|bachelor thesis)(?: (?:for|of) (?:an? |my |our )?(?:startup|company|team))?\b|\bb2[bc]\b|\bsaas\b/giu,
    becomes: nothing,
    example: ['An MVP for our startup: a dog walker', ' , : a dog walker'],
  },
  // What an app says back ("an error is displayed when the wrong answer is chosen") is no thing it keeps.
  {
    form: /\b(?:an? |the )?(?:(?:error|warning|success|validation|confirmation|alert) (?:messages?|texts?|popups?|toasts?)|(?:errors?|warnings?)(?= (?:is|are|displayed|shown|appears?|when|if)\b))(?: (?:is |are )?(?:displayed|shown|appears?))?\b|\b(?:wrong|right|correct|incorrect) answers?\b/gi,
    becomes: nothing,
    example: ['A success message is shown', ' , '],
  },
  // "Find out if a restaurant is ...": what one looks for is restaurants.
  {
    form: /\b(?:find out|check|see|know) (?:if|whether) an? (\p{L}{3,14}) is\b/giu,
    becomes: (_whole, noun) => `find ${toPlural(noun ?? '')} that are`,
    example: ['Find out if a restaurant is open', 'find restaurants that are open'],
  },
  // "Neighbours lend each other things": what is lent is the things.
  {
    form: /\s(?:each other|one another)(?:'s)?(?=\s\p{L})/giu,
    becomes: '',
    example: ['Neighbours lend each other tools', 'Neighbours lend tools'],
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
  {
    form: /\b(?:when|where|how) to (?=\p{L}{3})/giu,
    becomes: ' , ',
    example: ['Remind me when to change lenses', 'Remind me  , change lenses'],
  },
  // "What to do when a child chokes": one is told so.
  {
    form: /\bwhat to do (?:when|if|in case)(?= (?:an? |the |my |your |some|he |she |they |it ))/giu,
    becomes: ' , guides , ',
    example: ['What to do when a child chokes', ' , guides ,  a child chokes'],
  },
  // The hour of a day names nothing.
  {
    form: /\b(?:(?:between|from|at|until|till|by|before|after) )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:and|to|-|–|until) ?)?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)(?!\p{L})/giu,
    becomes: '',
    example: ['Pick a time between 4 and 8 pm, pay', 'Pick a time , pay'],
  },
  {
    form: /\bput (?:it|them|things|everything) (?:in|into) (?:the|a|my|their|your) (?:basket|cart|shopping bag|trolley)(?!\p{L})/giu,
    becomes: 'a cart',
    example: ['Choose bread, put it in a basket', 'Choose bread, a cart'],
  },
  // What a job pays.
  {
    form: /\bby (\p{L}+)(,| and| or) pay(?!\p{L})/giu,
    becomes: (_whole, one, tie) => `by ${one ?? ''}${tie ?? ''} salary`,
    example: ['Filter by hours and pay', 'Filter by hours and salary'],
  },
  {
    form: /\b(?:one|two|three|four|five|a few|some|\d) (?:lines?|sentences?) (?:a|per|each|every) (?:day|night|evening|morning)(?!\p{L})/giu,
    becomes: 'a daily entry',
    example: ['Three lines a day, a photo', 'a daily entry, a photo'],
  },
  {
    form: /\b(?:locked|protected|opened|unlocked) (?:with|by) (?:my|the|your|a) (?:finger|fingerprint|thumb)(?!\p{L})/giu,
    becomes: 'fingerprint lock',
    example: ['A diary locked with my finger', 'A diary fingerprint lock'],
  },
  {
    form: /\b(?:get |gets |give me |send me )?(?:a |little |gentle )?nudges?(?!\p{L})/giu,
    becomes: 'a reminder',
    example: ['Tick each day, get a nudge', 'Tick each day, a reminder'],
  },
  // Pros are people elsewhere.
  {
    form: /\bpros (?:and|&) cons\b/giu,
    becomes: 'upsides and downsides',
    example: ['Rent, size, pros and cons', 'Rent, size, upsides and downsides'],
  },
  // Questions that only point at what is meant.
  {
    form: /\b(?:of )?what to (?:do|take care of)(?: when| in which \p{L}+)?\b/giu,
    becomes: ' , tasks , ',
    example: ['A calendar of what to do in which season', 'A calendar  , tasks , '],
  },
  {
    form: /\b(?:in|on|at|from|for|by) which \p{L}+\b/giu,
    becomes: nothing,
    example: ['who sits in which seat', 'who sits  , '],
  },
  {
    form: /\bwhich (?=\p{L}{3,} (?!(?:is|are|was|were|has|have|still|already)\b))/giu,
    becomes: 'the ',
    example: ['which bus comes next', 'the bus comes next'],
  },
  {
    form: /\blibrary (?:for|of) (?:our |the |my |a )?(?:\p{L}+ ){0,3}(\p{L}+s)\b(?=\s*[:,.;]|\s*$)/giu,
    becomes: (_whole, things) => `${things ?? ''} library`,
    example: ['A library of power tools', 'A tools library'],
  },
  {
    form: /\b(statistics|stats|analytics|figures|insights) (?:on|about) (?:the |my |our )?(\p{L}{3,14})(?=\s*(?:[,.;]|$))/giu,
    becomes: (_whole, head, noun) => `${noun ?? ''} ${head ?? ''}`,
    example: ['statistics on usage', 'usage statistics'],
  },
  // Where it is shown says nothing of what it is.
  {
    form: /\b(?:the app|it) (?:opens|starts|begins|launches) (?:with|on|to|by showing)\b|\b(?:tab|page|screen|view) (?:\d|one|two|three|four|five)\s?[:)-]/gi,
    becomes: ' , ',
    example: ['The app opens with a map of all stations', ' ,  a map of all stations'],
  },
  {
    form: /\b(?:tapping|clicking|pressing|opening|selecting)(?: on)? (?:an?|the|one) \p{L}+ (?:shows?|opens?|displays?|leads to|gives)\b/giu,
    becomes: ' , ',
    example: ['Tapping a pin shows plug types', ' ,  plug types'],
  },
  {
    form: /\b(?:on |in )?(?:the |an? )?(?:first|second|third|fourth|fifth|last|next|main|start|other|another) (?:page|screen|tab|view) (?:shows?|has|contains?|displays?|lists?|includes?|is for|is|with)\b/gi,
    becomes: ' , ',
    example: ['A second tab has the walking schedule', ' ,  the walking schedule'],
  },
  {
    form: /\b(?:when|if|after) (?:you|i|we|they|the user|users|one|someone) (?:taps?|clicks?|press(?:es)?|opens?|selects?|chooses?)(?: on)? (?:an?|the|one) (\p{L}+),? (?:you|i|we|they|it|he|she|the app)(?: can)? (?:sees?|gets?|shows?|opens?|displays?)\b/giu,
    becomes: (_whole, noun) => `each ${noun ?? ''} has`,
    example: ['When you tap a dog you see its story', 'each dog has its story'],
  },
  // The way in asks for these; the app is not about them.
  {
    form: /\b(log(?:ging)? ?in|login|sign(?:ing)? ?(?:in|up)|register) (?:with|by|using|via) (?:an? |the |my |your |their )?(?:e-?mail|user ?name|phone)(?: address| number)?(?:,? (?:and|&) (?:an? |the |my |your |their )?password)?\b/gi,
    becomes: (_whole, way) => way ?? '',
    example: ['Log in with email and password', 'Log in'],
  },
  {
    form: /\bbefore\s?(?:\/|&)\s?after (?=\p{L}{3})/giu,
    becomes: 'before and after ',
    example: ['before/after pictures', 'before and after pictures'],
  },
  // When and where one rests names no bed of a list.
  {
    form: /\b(?:before|in|to|into) bed(?= *(?:$|[,.;:!?\n]|and |with |so |when |every |each |at ))/gi,
    becomes: 'at night',
    example: ['Breathing before bed, a streak', 'Breathing at night, a streak'],
  },
  {
    form: /\b(?:says?|answers?|repl(?:y|ies) with) (?:yes or no|yes\/no|no or yes)(?!\p{L})/giu,
    becomes: 'approve or decline',
    example: ['The boss says yes or no', 'The boss approve or decline'],
  },
  // Half an hour more is no thing of its own.
  {
    form: /\b(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) and a half(?= \p{L})/giu,
    becomes: (_whole, whole) => whole ?? '',
    example: ['Driven four and a half hours', 'Driven four hours'],
  },
  // "Things like took the bike": what follows is what is ticked.
  {
    form: /\b(things|stuff|tasks|actions|activities|habits|goals|deeds|errands|jobs) like (?=\p{L})/giu,
    becomes: (_whole, what) => `${what ?? ''}, `,
    example: ['Tick things like took the bike', 'Tick things, took the bike'],
  },
  {
    form: /\b(?:the )?(?:ones|things|those) (?:that )?(?:i|we|they|you) (?:like|love|liked|loved)(?: (?:best|most))?(?!\p{L})/giu,
    becomes: 'favorites',
    example: ['Save the ones I like, buy tickets', 'Save favorites, buy tickets'],
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
  // "Drum up a dinner": it is made by lot.
  {
    form: /\b(?:drum|conjure|rustle|whip|dream|magic|cook) up (?=(?:an? |the )?(?:random|surprise|new) )/giu,
    becomes: 'generate ',
    example: ['Dream up a random story for tonight', 'generate a random story for tonight'],
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
  // How long it goes on.
  {
    form: /\b(?:each|every|an?|the) [\p{L}-]{3,14} (?:lasts|takes) (?:for )?\d+ (?:seconds?|minutes?|hours?)\b/giu,
    becomes: '',
    example: ['A round lasts 30 seconds.', '.'],
  },
  // Where it is in one.
  {
    form: / in (?:his|her|their|your|my|the|one's) (?:body|blood|system|head)\b/giu,
    becomes: '',
    example: ['See the caffeine in his body', 'See the caffeine'],
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
  {
    form: /\b(?:movie|film) theat(?:er|re)(s?)(?!\p{L})/giu,
    becomes: 'cinema$1',
    example: ['Snacks of a movie theater', 'Snacks of a cinema'],
  },
]
