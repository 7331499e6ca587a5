import { baseOfVerb } from '../words/verbs.ts'
import type { Turn } from './turns-of-speech.ts'

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
    form: /(?<=[.\n]\s*)(\p{Lu}\p{L}+)(?<=\btabs?\b[^\n]*\b\1\b[^\n]*[.\n]\s*\1) (splits|recommends|suggests|tracks|records|compares|calculates|counts|manages|finds|plays|counts|sends|opens|creates) /gu,
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
]
