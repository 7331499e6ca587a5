import { toPlural } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { sharedObjects } from './shared-objects.ts'
import type { Turn } from './turn.ts'

/** Words that are one thing together, and doings in plainer words. */
export const idiomTurns: readonly Turn[] = [
  // "Manage more than one car": several of them.
  {
    form: /\bmore than one (\p{L}+)/giu,
    becomes: (_whole, noun) => `several ${toPlural(noun ?? '')}`,
    example: ['Track more than one boat and its costs', 'Track several boats and its costs'],
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
  // A visitors' book is what they write in it, and nobody books.
  {
    form: /(?<!\p{L})(?:visitor|guest)(?:s['’]|['’]s) books?(?!\p{L})/giu,
    becomes: 'guestbook entries',
    example: ["Ships and visitors' book", 'Ships and guestbook entries'],
  },
  // "Costumes with who makes them": said of each.
  {
    form: /(?<=\p{L}) with who \p{L}+(?: (?:it|them))(?=[,.;]| and )/giu,
    becomes: '',
    example: ['Costumes with who makes them, tickets', 'Costumes, tickets'],
  },
  // How one pays there is nothing it sells.
  {
    form: / (?:on|with|by|using) (?:the |an? )?(?:honou?r|honesty|trust) (?:system|basis|box)\b/giu,
    becomes: '',
    example: ['A farm shop on the honesty system', 'A farm shop'],
  },
  // "Give away" is one word of two.
  {
    form: /\b(?:give|gives|giving) away (?:their |our |my |some |the )?(?=\p{L})/giu,
    becomes: 'offer ',
    example: ['Neighbours give away vegetables', 'Neighbours offer vegetables'],
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
  // "Pads, patterns and saving of beats" is something one does.
  {
    form: /(?<!\p{L})(saving|sharing|sorting|editing|scanning|importing|exporting|filtering|uploading|downloading|deleting|adding|creating|printing|sending|searching|comparing|logging|assigning|splitting|merging|archiving|tagging|renaming|copying) of (?:the |all )?(?=\p{L}{3})/giu,
    becomes: (_whole, doing) => `${baseOfVerb((doing ?? '').toLowerCase()) ?? doing ?? ''} `,
    example: ['Pads, patterns and saving of beats', 'Pads, patterns and save beats'],
  },
  // "Create a resume by filling in education": what is filled in is told of it.
  {
    form: /\s(?:by|when|while|after) (?:filling (?:in|out|up)|entering|typing(?: in)?|giving|providing|specifying) (?:the |their |his |her |your |some )?(?=\p{L}{3})/giu,
    becomes: ' with ',
    example: ['Create a resume by filling in education', 'Create a resume with education'],
  },
  {
    form: /\b(?:turned|converted|transcribed|changed) (?:in)?to (?:text|writing|words|notes)\b/gi,
    becomes: 'as text',
    example: ['Voice memos turned into text', 'Voice memos as text'],
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
  // Seen by the camera.
  {
    form: /\b(?:point|aim|hold)(?:s|ing)? (?:(?:your|my|the|a|their|its) )?(?:phone's |phone )?(?:camera|phone) (?:at|to|towards|over|on)\b/gi,
    becomes: 'scan',
    example: ['Point your camera at a leaf', 'scan a leaf'],
  },
  // "Count down the days": how many are left, and no clock runs.
  {
    form: /\bcount(?:s|ing)? down (?:the |my |our )?(?:days|nights|sleeps|weeks|months)(?: left)?(?! ?(?:to|until|till)\b)/gi,
    becomes: 'days left',
    example: ['Count down the days and pick a sticker', 'days left and pick a sticker'],
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
  // A book one writes in is a log, one that is read is not.
  {
    form: /(?<!\p{L})(hive|herd|flock|stable|training|dive|flight|rehearsal|maintenance|repair|service|feeding|breeding|kennel|garden|weather|shift|duty|vehicle|boat|machine|patrol|lambing|calving|spraying|field|catch|experiment|kiln|brew|brewing|cellar|milking) ?books?(?!\p{L})/giu,
    becomes: (_whole, what) => `${what ?? ''} log`,
    example: ['A hive book with queen age', 'A hive log with queen age'],
  },
  // How words are set is a setting; what is written in them is another matter.
  {
    form: /\b(?:big|bigger|large|huge|extra[- ]large)[- ](?:letters|lettering|text|type|fonts?|print)\b/gi,
    becomes: 'larger text',
    example: ['Dark mode, big letters', 'Dark mode, larger text'],
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
  {
    form: /\bput (?:it|them|things|everything) (?:in|into) (?:the|a|my|their|your) (?:basket|cart|shopping bag|trolley)(?!\p{L})/giu,
    becomes: 'a cart',
    example: ['Choose bread, put it in a basket', 'Choose bread, a cart'],
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
    form: /\blibrary (?:for|of) (?:our |the |my |a )?(?:\p{L}+ ){0,3}(\p{L}+s)\b(?=\s*[:,.;]|\s*$)/giu,
    becomes: (_whole, things) => `${things ?? ''} library`,
    example: ['A library of power tools', 'A tools library'],
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
  // "Drum up a dinner": it is made by lot.
  {
    form: /\b(?:drum|conjure|rustle|whip|dream|magic|cook) up (?=(?:an? |the )?(?:random|surprise|new) )/giu,
    becomes: 'generate ',
    example: ['Dream up a random story for tonight', 'generate a random story for tonight'],
  },
  {
    form: /\b(?:movie|film) theat(?:er|re)(s?)(?!\p{L})/giu,
    becomes: 'cinema$1',
    example: ['Snacks of a movie theater', 'Snacks of a cinema'],
  },
]
