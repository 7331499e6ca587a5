import type { Turn } from './turn.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'

/** Where the words are about software itself: a catalogue of open source apps is one of apps. */
const ofSoftware =
  'apps|applications?|software|programs|projects|programming|tools|code|repositor(?:y|ies)|communit(?:y|ies)|maintainers?|contribut\\p{L}*|developers?|development|licen[cs]\\p{L}*|events?|alternatives|libraries|packages|world|work|issues|games'

/** How lists of free software speak of the programs in them. */
export const listingTurns: readonly Turn[] = [
  // How a program is given away and meant says nothing of what it has.
  {
    form: new RegExp(
      String.raw`\b(?:(?:completely |fully |100 ?% )?free(?:,| and| &|,? as well as)? )?(?:(?:libre|open[- ]sourced?|foss|floss|lightweight|bloat-free|self-hosted|privacy-(?:friendly|focused|respecting|first|oriented|conscious|minded))(?:,? and|,)? )+(?=\p{L})(?!(?:${ofSoftware})\b)`,
      'giu',
    ),
    becomes: '',
    example: ['A free and open source, privacy-friendly flashcard trainer', 'A flashcard trainer'],
  },
  // Colours that follow the wallpaper are what Material You is known for; the older design has none.
  {
    form: /,? ?\b(?:following|uses?|using|based on|inspired by|in|with|has|and|adopts|embraces|implements) (?:the |a |an? (?:beautiful|clean|modern|sleek|nice) )?(?:google'?s )?material (?:you|3|design 3|(?:design )?expressive)(?: (?:guidelines|principles|design|ui|interface|theme|theming|look|style|colou?rs))?(?!\p{L})/giu,
    becomes: ' with dynamic colors',
    example: ['Calculator following Material You guidelines', 'Calculator with dynamic colors'],
  },
  {
    form: /,? ?\b(?:following|uses?|using|based on|inspired by|in|with|has) (?:the |a |an? (?:beautiful|clean|modern|sleek|nice) )?(?:google'?s )?material design(?: (?:2|guidelines|principles|ui|interface|theme|theming|look|style))?(?! 3)(?!\p{L})/giu,
    becomes: '',
    example: ['Tasks with a clean Material Design interface, lists', 'Tasks, lists'],
  },
  // "Practise buying and selling shares" are two doings with the same thing.
  {
    form: /\b(?:practi[sc]e|start|try|enjoy|simulate|learn|begin) (\p{L}{3,}ing) (and|or) (\p{L}{3,}ing) (?:an? |the |your |their |some )?(\p{L}{3,}s)(?!\p{L})/giu,
    becomes: (whole, one, _joined, other, what) => {
      const verbs = [one, other].map((doing) => baseOfVerb((doing ?? '').toLowerCase(), strictVerbs))
      return verbs.every((verb) => verb !== undefined)
        ? verbs.map((verb) => `${verb} ${what ?? ''}`).join(', ')
        : (whole ?? '')
    },
    example: ['Practise buying and selling shares', 'buy shares, sell shares'],
  },
  // "Suggests recipes based on the ingredients left in your fridge"
  {
    form: /(?:\b(?:that|which) )?\b(?:suggests?|finds?|recommends?|shows?|proposes|gives you) (?:(?:you|me|us|people) )?(?:new |tasty |simple |easy )?(?:recipes|meals|dishes|meal ideas|recipe ideas) (?:(?:that )?(?:you can (?:cook|make) )?(?:based on|from|with|using|for|out of)) (?:only )?(?:the |your |whatever )?(?:ingredients|food|leftovers)(?: (?:that )?(?:(?:you|one|i|we|people) )?(?:already |still )?(?:have|left|got|available|at home|at hand|on hand))*(?: (?:left|at|in) (?:(?:your|the|my|their) )?(?:fridge|kitchen|pantry|home|hand))?(?!\p{L})/giu,
    becomes: 'with recipes, ingredients at home, see suggested recipes',
    example: [
      'Suggests recipes based on the ingredients left in your fridge',
      'with recipes, ingredients at home, see suggested recipes',
    ],
  },
  // "Shows where each source stands" of each source.
  {
    form: /\b(shows?|see|sees|tells?|know)(?: you)? (?:where|how) (each|every) ([\p{L}-]+(?: [\p{L}-]+)?) (?:stands|ranks|leans|lies|sits|comes from|performs|does|scores)(?: \p{L}+ly)?(?!\p{L})/giu,
    becomes: '$1 $2 $3',
    example: ['Shows where each source stands politically', 'Shows each source'],
  },
  // "Add photos and notes to places you visited": both are added, wherever to.
  {
    form: /\b(adds?|attach(?:es)?) ((?:\p{L}+, )*\p{L}+,? and \p{L}+) to (?:the |your |each |every |all |any )?\p{L}+ (?:that |which )?(?:you|they|users?|i|people)(?:['’]ve| have)? \p{L}+(?!\p{L})/giu,
    becomes: '$1 $2',
    example: ['Add photos and notes to places you visited, map', 'Add photos and notes, map'],
  },
  // How a text is shown, and no list of words.
  {
    form: /\b(?:(?:that |which )?(?:displays?|shows?|flash(?:es)?|presents?) )?(?:only )?(?:one|a single) (?:word|line|letter|sentence) at a time(?!\p{L})/giu,
    becomes: '',
    example: ['Speed reader that displays one word at a time from files', 'Speed reader  from files'],
  },
  // A launcher's icons are of a set.
  {
    form: /\b(?:custom|own|beautiful|third[- ]party) icon (?:packs?|sets?|themes?)(?!\p{L})/giu,
    becomes: 'launcher, icon packs',
    example: ['Custom icon packs and gestures', 'launcher, icon packs and gestures'],
  },
  // Whatever is played, it is dice that are rolled.
  {
    form: /\bdice (?:roller|rolling app|app) for (?:[\p{L}-]+ ){0,3}(?:games?|rpgs?|sessions?|gaming)(?!\p{L})/giu,
    becomes: 'dice roller',
    example: ['A dice roller for role-playing games with presets', 'A dice roller with presets'],
  },
  // What it works with is named by its name alone.
  {
    form: /,? ?(?<!\p{L})(?:fully )?compatible with (?:the )?([A-Z][\p{L}\d]+(?: [A-Z][\p{L}\d]+)?)(?: (?:databases?|files?|servers?|vaults?|devices?|formats?|instances?))?(?!\p{L})/gu,
    becomes: ', $1 support',
    example: ['Password manager compatible with KeePass databases', 'Password manager, KeePass support'],
  },
  // How many languages it knows is no list of them.
  {
    form: /,? \b(?:for|in|with support for|supports?|available in|translated into) (?:over |more than |up to )?\d{1,3}\+? languages(?!\p{L})/giu,
    becomes: '',
    example: ['Phrasebook with audio for 20 languages', 'Phrasebook with audio'],
  },
  // They are the comments below each post.
  {
    form: /\b(?:nested |threaded )?comment (?:threads?|sections?|trees?)(?!\p{L})/giu,
    becomes: 'comments',
    example: ['Saved stories and comment threads', 'Saved stories and comments'],
  },
  // Of a run, each kilometre has its own.
  {
    form: /(?<=(?:[,;:]|\bwith|\band|\bshows?|\bsee) )(?:(?:kilomet(?:er|re)|mile|lap) )?splits(?=\s*(?:[,.;]|$| and\b))/giu,
    becomes: 'kilometre splits',
    example: ['Runs with splits and pace', 'Runs with kilometre splits and pace'],
  },
  // Numbers one types, and no places on a map.
  {
    form: /(?<!\p{L})PINs(?!\p{L})/gu,
    becomes: 'PIN codes',
    example: ['Passphrases, PINs and history', 'Passphrases, PIN codes and history'],
  },
  // What a program works with is there; nobody supports it by a button.
  {
    form: /(?<=^|[.;:\n•*–-] ?|, (?:and )?|\b(?:it|app) )(?:also |currently )?supports (?:(?:several|multiple|many|most|all|all the|various|different|common|any number of|the following|over|more than|up to|\d+\+?) )*(?=\p{L}{3})/giu,
    becomes: '',
    example: ['Depth gauge. Supports several boats. Alarms', 'Depth gauge. boats. Alarms'],
  },
  // What an instrument reads is seen; what is read aloud is heard.
  {
    form: /(?<=^|[.;:\n•*–-] ?|, (?:and )?|\b(?:it|app|and|that|which) )reads (?:out )?(?=(?:the|all|your|its|live|current) )(?![^.,;\n]*\b(?:aloud|loud|texts?|messages?|books?|articles?|pages?|barcodes?|codes?|tags?)\b)/giu,
    becomes: 'see ',
    example: ['Boat tool: reads the depth and the speed', 'Boat tool: see the depth and the speed'],
  },
  // Whose turn it is at the sink is about chores, and no dish is one.
  {
    form: /\b(?:who|whose turn it is to|whose turn is it to) (?:does|do|washes|wash|has to do|takes care of|take care of|handles?|takes?(?: out)?|cleans?) the (?:dishes|washing[- ]up|laundry|cleaning|vacuuming|trash|rubbish|bins?|garbage|bathroom|kitchen)(?!\p{L})/giu,
    becomes: 'chores',
    example: ['Roll for who does the dishes', 'Roll for chores'],
  },
  // Who writes a directory says nothing of what one does in it.
  {
    form: /\b(?:community|volunteer|crowd)[- ](?:driven|maintained|run|sourced|curated|made|managed|edited) (?=\p{L})/giu,
    becomes: '',
    example: ['Uses the community-driven station directory', 'Uses the station directory'],
  },
  // "An hour that suits everyone": nobody keeps suits.
  {
    form: /,? (?:that|which) (?:suits?|fits?|works? for|is good for|is best for) (?:everyone|everybody|all(?: of (?:you|us|them))?|each of (?:you|us|them)|you(?: best)?|the (?:whole )?(?:group|team))(?!\p{L})/giu,
    becomes: ' for all',
    example: ['Find an hour which suits everyone', 'Find an hour for all'],
  },
  // "Raises the tempo every few bars": how often, and no bars to go to.
  {
    form: / (?:every|each|after) (?:(?:few|couple of|two|three|four|eight|\d+|so many|n) )?(?:bars?|measures?|beats?|rounds?|reps?|ticks?|lines?|steps?|pages?|levels?)(?=[.,;:)]|$| and (?:a|an|the)\b)/giu,
    becomes: '',
    example: ['A trainer that raises the tempo every few bars', 'A trainer that raises the tempo'],
  },
  // "Rings when 80 percent is reached": it gives alarm, and nobody keeps rings.
  {
    form: /(?<=(?:^|[.,;:!]|\band|\bthat|\bwhich) ?)(?:it )?(?:rings|beeps|buzzes|sounds|wails|howls|chimes)(?: loudly| an alarm| a bell)? (?:when|whenever|as soon as|once|if) (?=\p{L}|\d)/giu,
    becomes: 'alarm when ',
    example: [
      'Battery watch: rings when 80 percent is reached',
      'Battery watch: alarm when 80 percent is reached',
    ],
  },
  // "A choice of tables to drill" is what one chooses.
  {
    form: /\ba (?:wide |large |free )?(?:choice|selection) of (\p{L}[\p{L}-]*s) to \p{L}+(?!\p{L})/giu,
    becomes: (_whole, what) => `choose ${what ?? ''}`,
    example: [
      'Stars to earn, a choice of tables to drill and profiles',
      'Stars to earn, choose tables and profiles',
    ],
  },
  // "Speaks every movement aloud": how it speaks is no thing.
  {
    form: /\b(speaks?|speaking|calls?|calling|announces?|announcing|says?|saying|counts?|counting|spells?|spelling) ((?:the |every |each |all |your |a )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:aloud|out loud)(?!\p{L})/giu,
    becomes: (_whole, verb, what) => `${verb ?? ''} ${what ?? ''}`,
    example: ['Speaks every movement aloud, with a plan', 'Speaks every movement, with a plan'],
  },
]
