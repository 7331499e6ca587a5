import { baseOfVerb } from '../../words/verbs.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import type { Turn } from './turn.ts'

/** Turns of those who write to an app builder: long lists of features, tabs with what each does, how things shall look. */
export const promptTurns: readonly Turn[] = [
  // How something is drawn is no thing.
  {
    form: / with (?:an? )?(?:\p{L}+ )?(?:progress bars?|progress rings?|progress circles?)(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '',
    example: ['Reading goals with progress bars, notes', 'Reading goals, notes'],
  },
  // "Exercise library by muscle group": the exercises.
  {
    form: /(?<!\p{L})(exercise|workout|pose|asana|recipe|plant|breed|ingredient|stretch) (?:library|database|catalogue|catalog)(?: (?:sorted |organi[sz]ed |grouped |filtered )?by [\p{L} ]{3,24}?)?(?=\s*(?:[,.;\n]|$| and | with ))/giu,
    becomes: (_whole, what) => `${what ?? ''}${/(?:ch|sh|s)$/i.test(what ?? '') ? 'es' : 's'}`,
    example: ['A timer, pose library by difficulty', 'A timer, poses'],
  },
  // "Contacts of roofers and painters": they are the contacts.
  {
    form: /(?<!\p{L})(?:contacts?|contact (?:details|list|info|data)|phone numbers) (?:of|for) (?:the |my |all |local )*(?=\p{L}{3,}s\b)/giu,
    becomes: '',
    example: ['Costs, contacts of roofers and painters', 'Costs, roofers and painters'],
  },
  // "Budget splits expenses", where Budget is a tab: one splits them.
  {
    form: /(?<=[.\n]\s*)(\p{Lu}\p{L}+)(?= (?:splits|recommends|suggests|tracks|records|compares|calculates|counts|manages|finds|plays|sends|opens|creates) )(?<=\btabs?\b[^\n]*\b\1\b[^\n]*[.\n]\s*\1) (\p{L}+) /gu,
    becomes: (_whole, _tab, doing) =>
      /^(?:recommends|suggests|finds)$/.test(doing ?? '')
        ? 'see '
        : `${baseOfVerb(doing ?? '') ?? doing ?? ''} `,
    example: ['2 tabs: Trips, Costs. Costs splits bills', '2 tabs: Trips, Costs. split bills'],
  },
  {
    form: / with (?:just |only )?(?:one|a single|two) (?:taps?|clicks?|swipes?|touch)(?!\p{L})/giu,
    becomes: '',
    example: ['Log bottles with one tap and see', 'Log bottles and see'],
  },
  // "A share with the doctor option": one shares.
  {
    form: /(?<!\p{L})(?:an? )?(share|export|print|invite|send|sync|connect) (with|to) ((?:the |my |a )?\p{L}+) (?:option|feature|function|button)(?!\p{L})/giu,
    becomes: '$1 $2 $3',
    example: ['Charts and a share with the doctor option', 'Charts and share with the doctor'],
  },
  // From whom it is kept secret is nobody in it.
  {
    form: /,? (?:(?:which|that) (?:is|are|stays?) )?(?:hidden|kept secret|secret|invisible) (?:from|for|to) (?:the )?(?:\p{L}+ )?\p{L}+(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '',
    example: ['A poll and a chat hidden from the bride', 'A poll and a chat'],
  },
  // What days are counted to is what the countdown is for.
  {
    form: /(?<!\p{L})countdown (?:to|until|till|for) (?:the |our |your |their )?(?:big day|special day|day itself|event|date)(?!\p{L})/giu,
    becomes: 'countdown',
    example: ['Budget, a countdown to the big day', 'Budget, a countdown'],
  },
  // What the articles are about is no field of what one keeps.
  {
    form: /(?<!\p{L})(articles|blog posts|tips|podcasts|guides) (?:about|on|around) \p{L}+['’]s? \p{L}+(?!\p{L})/giu,
    becomes: '$1',
    example: ["Articles about women's health, calendar", 'Articles, calendar'],
  },
  // "See where it sits in the rack": its rack.
  {
    form: /(?<!\p{L})(?:see |know |show |shows )?where (?:it|each|they) (?:sits?|is|are|stands?|lives?|lies?|belongs?) (?:in|on) (?:the |a |which )?(\p{L}{3,12})(?!\p{L})/giu,
    becomes: '$1',
    example: ['Tasting notes, see where it sits in the rack', 'Tasting notes, rack'],
  },
  {
    form: /(?<!\p{L})when to (drink|eat|use) (?:it|them|each)(?: by)?(?!\p{L})/giu,
    becomes: '$1-by date',
    example: ['Shelf, and when to drink it', 'Shelf, and drink-by date'],
  },
  {
    form: /(?<!\p{L})(?:stats|statistics|insights|numbers) (?:on|about|of) (?:the )?(?:total )?(?:value|worth|size) of (?:the |my |their )?(?:whole )?(?:collection|cellar|stock)(?!\p{L})/giu,
    becomes: 'statistics',
    example: ['Stats on the value of the collection and a map', 'statistics and a map'],
  },
  // "Add a bottle, store vintage, region": what is known of each.
  {
    form: /(?<!\p{L})add (an?) (\p{L}+), (?:store|save|note|enter|record) (?=\p{L}+(?: \p{L}+)?, \p{L}+)/giu,
    becomes: 'add $1 $2 with ',
    example: ['Add a coin, store year, metal, value', 'add a coin with year, metal, value'],
  },
  {
    form: /(?<!\p{L})((?:save|store|keep|upload) (?:\p{L}+ )?\p{L}+s) (?:as|in) (?:an? )?pdfs?(?!\p{L})/giu,
    becomes: '$1',
    example: ['Save patterns as PDF, chat', 'Save patterns, chat'],
  },
  {
    form: /(?<!\p{L})block(?: (?:and|&) |\/| ?, ?)report(?: (?:users?|people|profiles|members))?(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: 'block or report',
    example: ['Chat, block and report, map', 'Chat, block or report, map'],
  },
  {
    form: /(?<!\p{L})swipe (?:left and right |left or right )?(?:on|through|over) (?:matches|profiles|people|singles)(?!\p{L})/giu,
    becomes: 'browse profiles',
    example: ['Swipe on matches, chat', 'browse profiles, chat'],
  },
  // "Admins of the group can post": a role, and no second list of groups.
  {
    form: /(?<!\p{L})(admins?|moderators?|leaders?|organi[sz]ers?) of (?:the|each|every|a|their) (?:group|club|team|community|circle|chapter|parish)(?= (?:can|may|should|posts?|sends?|approves?|manages?)\b)/giu,
    becomes: '$1',
    example: ['Admins of the group can post questions', 'Admins can post questions'],
  },
  // "Insurance and registration documents": documents.
  {
    form: /(?<!\p{L})insurance(?:,| and| &) (?:registration|inspection|warranty|tax)(?:(?:,| and| &) (?:registration|inspection|warranty|tax))? (?:documents|papers|cards|files)(?!\p{L})/giu,
    becomes: 'vehicle papers',
    example: ['Service, insurance and registration papers', 'Service, vehicle papers'],
  },
  // "Enter the ingredients I have in my fridge and it suggests meals"
  {
    form: /(?<!\p{L})(?:(?:i|users?|people|they|one) )?(?:can )?(?:enter|enters|add|adds|type in|input|select|list|scan) (?:the |their |my |your )?ingredients? (?:that )?(?:(?:i|they|you|users?|we) )?(?:already )?(?:have|has|got|available|left)(?: (?:in|at) [^,.;]{3,24}?)?(?:,? and|,) (?:(?:it|the app|app|ai) )?(?:suggests?|gets?|finds?|sees?|recommends?|shows?) (?:\p{L}+ )?(?:meals|recipes|dishes|ideas)(?!\p{L})/giu,
    becomes: 'ingredients at home, see suggested recipes',
    example: [
      'Users enter ingredients they have and get recipes',
      'ingredients at home, see suggested recipes',
    ],
  },
  {
    form: /(?<=[:;.,]\s(?:and )?)an? list of (?:all )?(?:my |the |your |our |their )?(?=\p{L}{3,}s with \p{L})/giu,
    becomes: '',
    example: ['For sailors: a list of boats with length', 'For sailors: boats with length'],
  },
  // "Add plants by taking a photo": how one does it.
  {
    form: / by (?:taking|uploading|snapping|shooting) (?:an? |their )?(?:photo|picture|selfie|image)s?(?: of (?:it|them|(?:the |their |a )?\p{L}+))?(?: (?:to|and)(?= \p{L}{3,}))?/giu,
    becomes: ',',
    example: ['Add shells by taking a photo to identify the species', 'Add shells, identify the species'],
  },
  {
    form: /(?<!\p{L})profiles? (?:for|of) (?:each|every) (\p{L}{3,12})(?!\p{L})/giu,
    becomes: '$1 profiles',
    example: ['Chat, a profile for each horse', 'Chat, a horse profiles'],
  },
  {
    form: /(?<!\p{L})(?:upload|add|share|post|collect)s? (?:their |all )?(?:photos|pictures) (?:to|in|into|on) (?:an? |the |our |one )?(?:shared |common |live |private |joint )*(?:album|gallery|photo wall)(?!\p{L})/giu,
    becomes: 'post in photo feed',
    example: ['Guests add pictures to a shared album', 'Guests post in photo feed'],
  },
  // "See my last run when I start a new one": what was before.
  {
    form: /(?<!\p{L})see (?:my|their|the) (?:last|previous) (\p{L}{3,12}) (?:when|before|while) (?:i|they|you) (?:start|begin|open|log)(?: an?| the)? (?:new|next)(?: one| \p{L}+)?/giu,
    becomes: 'see $1 history',
    example: ['Want to see my last climb when I start a new one', 'Want to see climb history'],
  },
  // "Rate each other": ratings.
  {
    form: /(?<!\p{L})(?:rate|review) (?:each other|one another)(?!\p{L})/giu,
    becomes: 'ratings',
    example: ['Chat in app, rate each other', 'Chat in app, ratings'],
  },
  // "An app for divers to find boats": it is for divers, and one finds boats.
  {
    form: /(?<=\b(?:app|platform|website|marketplace|tool) for (?:[\p{L}-]+ )?\p{L}{2,}s) to (?=(?:find|book|rent|buy|discover) (?:and|or) \p{L})/giu,
    becomes: ', ',
    example: ['An app for divers to find and book boats', 'An app for divers, find and book boats'],
  },
  // "Filters for price, size and colour": each is one.
  {
    form: /\b(?:filters? (?:for|on)|filters by) (?=\p{L}+(?:,| and| or))/giu,
    becomes: 'filter by ',
    example: ['Filters for price, size and colour', 'filter by price, filter by size, filter by colour'],
  },
  // "Houses for rent and sale": both are on one list.
  {
    form: /\bfor (rent|hire|lease|sale) (?:and|or|&) (?:for )?(?:rent|hire|lease|sale)(?!\p{L})/giu,
    becomes: 'for $1',
    example: ['Houses for rent and sale', 'Houses for rent'],
  },
  // "Filter by size, brand and price": by each of them.
  {
    form: /\b(filter|sort)(ed|able|s)? by ((?:\p{L}{3,16}(?: \p{L}{3,16})?, )*\p{L}{3,16}(?: \p{L}{3,16})?,? (?:and|or|&) (?:by )?\p{L}{3,16})(?![\p{L}-]| (?:\p{L}+s|the|an?|my|your|his|her|their|our|its?|them|one|each|with|for|to)\b)/giu,
    becomes: (whole, doing, _ending, list) => {
      const values = (list ?? '').split(/, (?:(?:and|or) )?(?:by )?| (?:and|or|&) (?:by )?/i)
      const isDoing = (value: string) =>
        strictVerbs.has(value.split(' ')[0] ?? '') &&
        !/^(?:price|rating|date|rank|review|level|cost)/i.test(value)
      return values.some(isDoing) ? (whole ?? '') : values.map((value) => `${doing} by ${value}`).join(', ')
    },
    example: [
      'Shoes, filter by size, brand and price',
      'Shoes, filter by size, filter by brand, filter by price',
    ],
  },
  // "Divers filter by depth or price": the list is filtered.
  {
    form: /(?<=[:;.,]\s(?:and )?)\p{L}{3,}s (?:can )?(filter|sort) by (?=\p{L})/giu,
    becomes: '$1 by ',
    example: ['Boats; divers filter by depth', 'Boats; filter by depth'],
  },
  {
    form: /(?<!\p{L})(?:(?:riders|users|guests|clients|customers|renters|travell?ers|members) )?(?:can )?(search|browse) and (?:request|book|reserve|apply)(?=\s*[.,;\n])/giu,
    becomes: '$1',
    example: ['A map; riders search and request, chat', 'A map; search, chat'],
  },
  {
    form: /(?<!\p{L})(?:an? |the )?((?:\p{L}+ ){1,3}\p{L}+s) option(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '$1',
    example: ['Chat and a weekly recurring rides option', 'Chat and weekly recurring rides'],
  },
  {
    form: /(?<!\p{L})split(?: (?:bills|costs|it|them|expenses))? (?:equally|evenly),?(?: (?:or|and|by \p{L}+|unequally|percentages?|shares?|exact amounts?|custom amounts?),?)*(?=\s*(?:[.,;\n]|$| see\b))/giu,
    becomes: 'split costs',
    example: ['Add bills, split equally or by percentage, chat', 'Add bills, split costs, chat'],
  },
  // All the species one has seen in one's life.
  {
    form: /\b(?:keep(?:ing)? (?:an?|my|your) )?life ?list\b(?<=\b(?:birds?|species|butterfl\p{L}+|birding|birdwatching)\b[^.\n]{0,130})/giu,
    becomes: 'species seen',
    example: ['Log birds, life list', 'Log birds, species seen'],
  },
  {
    form: /(?<!\p{L})(cost|expense|spending|budget) tracking(?!\p{L})/giu,
    becomes: '$1 chart',
    example: ['Seasonal jobs, cost tracking', 'Seasonal jobs, cost chart'],
  },
  {
    form: /(?<!\p{L})XP,? and (?:hearts|lives)|(?<!\p{L})(?:hearts|lives),? and XP(?!\p{L})/gu,
    becomes: 'points',
    example: ['Quizzes, XP and hearts', 'Quizzes, points'],
  },
  {
    form: /(?<=\b(?:quizzes|quiz|tests)) (?:about|on) (?:the )?(?:techniques|topics?|basics|lessons?|what (?:you|they|i|users) (?:learned|learnt))(?!\p{L})/giu,
    becomes: '',
    example: ['Short quizzes about techniques', 'Short quizzes'],
  },
  {
    form: /(?<!\p{L})billing (?:cycle|period|interval|frequency)s?(?!\p{L})/giu,
    becomes: 'renews (weekly, monthly, yearly)',
    example: ['Price, billing cycle and logo', 'Price, renews (weekly, monthly, yearly) and logo'],
  },
  // "A zakat calculator": one calculates it.
  {
    form: /(?<!\p{L})(?:an? |the )?zaka[th] calculator(?!\p{L})/giu,
    becomes: 'calculate zakat',
    example: ['Times and a zakat calculator', 'Times and calculate zakat'],
  },
  {
    form: /(?<!\p{L})((?:\p{L}+ )?reading tracker|quran tracker) by \p{L}+(?!\p{L})/giu,
    becomes: '$1',
    example: ['Quran reading tracker by surah, log', 'Quran reading tracker, log'],
  },
  // "Parents list outgrown shoes": they post them.
  {
    form: /(?<!\p{L})(parents|sellers|users|members|people|neighbou?rs|students) (?:can )?list (?=(?!of\b|with\b|by\b|the\b|and\b)(?:\p{L}+ ){0,2}\p{L}+s\b)/giu,
    becomes: '$1 add ',
    example: [
      'Swap app. Parents list outgrown shoes by size',
      'Swap app. Parents add outgrown shoes by size',
    ],
  },
  // What one does with the ingredients.
  {
    form: /\bsteps(?=\s*(?:[.,;\n]|$| and ))(?<=\b(?:recipes?|cocktails?|dish|drinks?)\b[^.\n]{0,50})/giu,
    becomes: 'method',
    example: ['Recipes with steps and photos', 'Recipes with method and photos'],
  },
  {
    form: /(?<=[,;]\s(?:and )?)baby names(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: 'baby-name list',
    example: ['A kick counter, baby names and a diary', 'A kick counter, baby-name list and a diary'],
  },
  // A guide to pests is nobody who leads one.
  {
    form: /(?<!\p{L})(pest|disease|weed)(?:s? and \p{L}+)? guide(?!\p{L})/giu,
    becomes: '$1 list',
    example: ['Harvest log and pest guide', 'Harvest log and pest list'],
  },
]
