import { toSingular } from '../../words/forms.ts'
import type { Turn } from '../turns/turn.ts'

const opens = String.raw`(?<=(?:^|[.!?\n])\s*)`
const ends = String.raw`(?=\s*(?:[.,;!?\n]|$))`
const them = '(?:the |an? |our |your |all )?(?:users?|people|customers|members|students|one|everyone|anyone)'

/** How pitches and readmes lead up to what an app does. */
export const pitchTurns: readonly Turn[] = [
  // "In order to rent a boat, the user must have": nothing is ordered.
  {
    form: new RegExp(
      String.raw`${opens}in order to [^,.!?\n]{3,90}, (?=(?:the |an? |your )?(?:users?|you|they|we|one|people|members|customers|it|app)(?!\p{L}))`,
      'giu',
    ),
    becomes: '',
    example: ['In order to rent a kayak, the user must have a licence.', 'the user must have a licence.'],
  },
  {
    form: /(?<!\p{L})in order (?:to|for) (?=\p{L})/giu,
    becomes: 'to ',
    example: ['Note the tides in order to plan walks', 'Note the tides to plan walks'],
  },
  // "The UI includes a boat selector": there is one.
  {
    form: new RegExp(
      String.raw`${opens}(?:the|its|our|my) (?:app['’]?s? )?(?:ui|gui|user interface|interface|front[- ]?end) (?:also |currently )?(?:includes?|has|contains?|offers?|features?|consists of|provides?|comprises?) `,
      'giu',
    ),
    becomes: 'There is ',
    example: ['A tide app. The UI includes a harbour picker.', 'A tide app. There is a harbour picker.'],
  },
  {
    form: /(?<=(?:^|[.!?,\n]|\band)\s*(?:[\p{L}-]+ ){0,2}(?:cards|tiles|widgets|panels|charts|pages|screens|tabs|sections|buttons|filters|reports|lists)) exist(?= for )/giu,
    becomes: '',
    example: ['Cards exist for swell and wind.', 'Cards for swell and wind.'],
  },
  {
    form: /,? (?:that (?:is|are|was|were) )?used for the (?:displayed|shown|current|final) (?:results?|values?|outputs?|calculations?)(?!\p{L})/giu,
    becomes: '',
    example: ['A table of the readings used for the shown result.', 'A table of the readings.'],
  },
  {
    form: /(?<!\p{L})((?:selectors?|pickers?|choosers?|dropdowns?|menus?)) (?:covering|spanning|listing) (?:the |all )?(?:initial |available |supported )?(?:[\p{L}-]+ ){1,3}?[\p{L}-]+(?= and |[.,;!\n]|$)/giu,
    becomes: '$1',
    example: [
      'A site selector covering all Irish harbours and a date picker.',
      'A site selector and a date picker.',
    ],
  },
  // "Allows for the user to".
  {
    form: new RegExp(String.raw`(?<!\p{L})allows? for ${them} to (keep track of )?(?=\p{L})`, 'giu'),
    becomes: (_whole, track?: string) => (track ? 'lets you track ' : 'lets you '),
    example: ['The app allows for the user to plan dives', 'The app lets you plan dives'],
  },
  {
    form: /(?<=[^\W\d]s) (?:that )?(?:they|you|i|we|users) (?:would like|['’]d like|want|wish|plan|intend) to \p{L}+(?: (?:up|in|on|out))? (?:next|later|someday|some day|one day|in (?:the )?future)(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: '',
    example: ['Keep the quilts you want to sew up next!', 'Keep the quilts!'],
  },
  // "Properties include: title, maker": what each of those before has.
  {
    form: /((?:edit|delete|add|manage|save|keep|create|see|track|update)[^.!?\n]{0,60}? (?:the|their|your|my|all|of|new) (\p{L}{3,}s)(?!\p{L})[^.!?\n]{0,60}[.!?]\s*)(?:the )?(?:properties|attributes|fields|data fields|columns) (?:of (?:each|an?|the) \p{L}+ )?(?:includes?|are|contains?|consist of)\s?:? ?(?=\p{L})/giu,
    becomes: (_whole, before = '', things = '') => `${before}Each ${toSingular(things.toLowerCase())} has `,
    example: [
      'Save your quilts. Properties include: title, size.',
      'Save your quilts. Each quilt has title, size.',
    ],
  },
  {
    form: /(?<!\p{L})(?:get|be|become) (?:discovered|found|seen|noticed) by (?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?: (?:nearby|near you|around you))?(?=\s*[.,;!\n]|$)/giu,
    becomes: '',
    example: ['Get noticed by guests around you. Menus', '. Menus'],
  },
  {
    form: /(?<=(?:users|members|people|students|buyers|others|customers)) who (?:get|are|become) interested(?= (?:can|may|will|could) )/giu,
    becomes: '',
    example: ['Users who are interested can call the owner', 'Users can call the owner'],
  },
  {
    form: /(?<!\p{L})(?:provide|give|offer|have|with) (?:(?:users|them|people) )?a way (?:to communicate|of communicating|to talk|to get in touch|to message)(?: with)?(?: each other| one another)?(?!\p{L})/giu,
    becomes: 'chat',
    example: ['Post kites and provide a way to communicate each other.', 'Post kites and chat.'],
  },
  // To edit something is to update it.
  {
    form: /(?<!\p{L})(edit|modify|change|update),? (?:and |or )?(?:update|edit|modify)(?=,? (?:and|or) (?:delete|remove|share|add))/giu,
    becomes: '$1',
    example: ['Users can edit, update, and delete quilts', 'Users can edit, and delete quilts'],
  },
  {
    form: /,? so (?:this|it|that|the app) (?:could|can|may|might) (?:also )?(?:be used|serve|act|work|function) as (?:an? )?(?=\p{L})/giu,
    becomes: '. A ',
    example: ['It weighs eggs, so this could also serve as scale.', 'It weighs eggs. A scale.'],
  },
  {
    form: /(?<=\b(?:counts?|measures?|tracks?|shows?|works?|knows?|tells?|detects?)[^.,;!?\n]{0,40}) (?:quite|very|pretty|fairly|really|rather) (?:precisely|accurately|exactly|reliably|quickly|well)(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: '',
    example: ['It counts eggs quite precisely, and hens', 'It counts eggs, and hens'],
  },
  {
    form: new RegExp(
      String.raw`(?:(?<=${opens.slice(4, -1)})(?:first(?:ly)?,? )?|(?<!\p{L})first,? )(?:we|i|it) (?:would|will|could|want to|plan to) (?:first )?(?:start|begin)(?: off| out)? (?:with|by) (?:(?:our|the|my) app )?(?=\p{L})`,
      'giu',
    ),
    becomes: '',
    example: ['Trade kites. First we would start with posting kites.', 'Trade kites. posting kites.'],
  },
  {
    form: /(?<!\p{L})based on (?=(?:categor(?:y|ies)|genres?|location|distance|price|dates?|ratings?|type)(?:\s*[.,;!\n]|$| and ))/giu,
    becomes: 'by ',
    example: ['Post kites based on categories.', 'Post kites by categories.'],
  },
  {
    form: /(?:this|the) app is (?:encouraged|meant|intended|supposed|designed) to be used (?:daily|every day|weekly|often|regularly) (?:because of|thanks to|with|for) (?=\p{L})/giu,
    becomes: '',
    example: ['The app is encouraged to be used daily because of riddles.', 'riddles.'],
  },
  {
    form: /(?<!\p{L})(?:be competitive|compete|be in competition) with (?:one another|each other)(?: (?:with|through|on|via|using) (?:the )?)?(?=\p{L}|[.,])/giu,
    becomes: 'compete on ',
    example: ['Players compete with each other via weekly lists', 'Players compete on weekly lists'],
  },
  {
    form: new RegExp(
      String.raw`${opens}(?:the |this )?app (?:also )?helps (?:to )?(?:build|improve|develop|train|boost|sharpen) (?:(?!(?:by|through|with)\b)[\p{L}'’-]+ ){1,6}(?:by|through|with) (?:giving|offering|providing|using) (?:them |you |users )?`,
      'giu',
    ),
    becomes: 'App with ',
    example: ['App helps build user chess skills by giving daily riddles.', 'App with daily riddles.'],
  },
  {
    form: /(?:(?:this|the) app|it) (?:will |would |can |could )?(?:help )?(?:to )?(?:shed light on|solve|address|tackle|combat|alleviate|resolve) (?:such an?|this|the|these|that) (?:issue|problem|matter)s? by (?:providing|offering|giving|creating|being) (?:an? )?(?:[\p{L}/]+ )?to (?=\p{L})/giu,
    becomes: 'An app to ',
    example: ['This app will solve the problem by offering a tool to rate piers.', 'An app to rate piers.'],
  },
  // "To connect, share their passion, and stay updated on": what they see.
  {
    form: /(?<!\p{L})(?:(?:connect|meet|come together),? (?:and )?)?share (?:their|your|our|a) (?:passion|love|enthusiasm)(?: for [\p{L} ]{3,30})?,? (?:and )?(?=\p{L})/giu,
    becomes: '',
    example: ['For kite fans to connect, share their passion, and see events', 'For kite fans to see events'],
  },
  {
    form: /(?<!\p{L})(?:stay|keep|be) (?:updated|up[- ]to[- ]date|informed|current|in the loop) (?:on|about|with|of) (?=(?:the |all |what)?\p{L})/giu,
    becomes: 'see ',
    example: ['Fans stay updated on the newest kites', 'Fans see the newest kites'],
  },
  {
    form: /(?<!\p{L})(?:engage|interact|connect) with (?:the|their|your|a|our) (?:community|fans|followers|audience) (?:through|via|by|with) (?=\p{L})/giu,
    becomes: '',
    example: ['Sign in, engage with the community through posts', 'Sign in, posts'],
  },
  {
    form: /(?<!\p{L})(?:manage|edit|update|customi[sz]e|personali[sz]e) (?:their|your|the|his|her) profiles? (?:by|through) (?:updating|changing|editing|adding|setting) (?:their |your |the )?/giu,
    becomes: 'edit the profile: ',
    example: [
      'Members manage their profile by adding name and boat',
      'Members edit the profile: name and boat',
    ],
  },
  // A place is told, and no file.
  {
    form: /(?<!\p{L})upload(?=(?: (?:their|your|the|my|an?))(?: \p{L}+){0,3} (?:location|address|price|opening hours|name)(?!\p{L}))/giu,
    becomes: 'enter',
    example: ['Upload their stall location', 'enter their stall location'],
  },
  {
    form: /(?<!\p{L})(?:an? )?\.edu (?:e-?mail)(?: address(?:es)?)?(?: to (?:verify|prove|show|confirm) [^.;\n]{3,60})?/giu,
    becomes: 'a university email',
    example: [
      'Students need an .edu email address to prove who they are.',
      'Students need a university email.',
    ],
  },
  {
    form: /(?<!\p{L})(some|any|every)(one|body)s (?=\p{Ll}{3})/giu,
    becomes: "$1$2's ",
    example: ['Fix someones bike', "Fix someone's bike"],
  },
  {
    form: /(?<!\p{L})((?:rent|book|reserve|borrow|find|hire)(?: out)? an? (?:\p{L}+ ){0,2}?\p{L}+) (?:at|in) (?:some(?:one|body)(?:['’]s?|s)|another person['’]s|other people['’]s|a stranger['’]s) (?:house|home|flat|apartment|place)s?(?: and use it (as an? (?:\p{L}+ )?(?:space|room|place|office|spot|area)))?(?!\p{L})/giu,
    becomes: (_whole, what = '', purpose?: string) => (purpose ? `${what} ${purpose}` : what),
    example: ["Book a desk in somebody's flat and use it as an office.", 'Book a desk as an office.'],
  },
  // "At someone's house": a house, of nobody in particular.
  {
    form: /(?<!\p{L})(at|in) (?:some(?:one|body)(?:['’]s?|s)|another person['’]s|other people['’]s|a stranger['’]s) (house|home|flat|apartment|place|garden|garage|barn)s?(?!\p{L})/giu,
    becomes: '$1 a private $2',
    example: ["Sleep at someone's barn", 'Sleep at a private barn'],
  },
  // "The home screen that shows all boats": they are seen.
  {
    form: /(?<!\p{L})(?:(?:see|view|have|there is|with) )?(?:the |a )?home ?(?:screen|page) (?:that|which|where) (?:shows?|organi[sz]es?|displays?|lists?|groups?) (?:all )?(?:of )?(?:the )?(?=\p{L})/giu,
    becomes: 'see all ',
    example: ['Home screen that shows all the boats by class', 'see all boats by class'],
  },
  {
    form: /(?<!\p{L})count(?:s|ing)? up or (?:count(?:s|ing)? )?down(?!\p{L})/giu,
    becomes: 'timer mode (up, down)',
    example: ['Count up or count down.', 'timer mode (up, down).'],
  },
  {
    form: /(?<!\p{L})within (?:the|a) (?:specified|selected|chosen|given) (?=\p{L})/giu,
    becomes: 'of the ',
    example: ['All boats within the chosen class', 'All boats of the class'],
  },
  {
    form: /(?<!\p{L})swip(?:e|ing) (?:yes or no|left or right|left and right|right or left) (?:on|for|through) (?=\p{L})/giu,
    becomes: 'swipe through ',
    example: ['swipe yes or no on all boats', 'swipe through all boats'],
  },
  {
    form: new RegExp(String.raw`(?<!\p{L})others users(?!\p{L})`, 'giu'),
    becomes: 'other users',
    example: ['Meet others users', 'Meet other users'],
  },
  // "As a coach, I want to help keep them on track": that is why.
  {
    form: /(?<!\p{L})(?:i|we)(?: would|['’]d)? (?:like|love|want) to (?:help )?(?:keep|get) (?:them|everyone|everybody|us|me|myself) (?:on track|organi[sz]ed|up to date|in line)(?:, but | and |(?=\s*[.;\n]))/giu,
    becomes: '',
    example: ["I'd like to help keep them on track. Dates", '. Dates'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:i|we|you) can (?:never|hardly|barely) (?:remember|keep track of|find|tell) (?:their |the |my |all )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?:,? or (when) (?:my |the |our )?([\p{L}-]+)(?: (?:to|for|from) \p{L}+)? (?:is|are) due)?${ends}`,
      'giu',
    ),
    becomes: (_whole, what = '', when?: string, due = '') =>
      `${what}${when === undefined ? '' : `, ${due} deadlines`}`,
    example: [
      'I can never remember their exam dates, or when my reply is due.',
      'exam dates, reply deadlines.',
    ],
  },
  {
    form: /(?<!\p{L})(?:(?:the|our|this) app )?(?:scor|determin|measur|show|see|test|check)(?:e?s|ing|e)? how (?:fast|quickly)(?: and (accurate)(?:ly)?)? (?:(?:the )?users?|they|you|i|people|players|one) (?:can )?(typ|read|writ|count)(?:e|es|ing)?(?!\p{L})/giu,
    becomes: (_whole, exact?: string, doing = '') =>
      `${/^typ/iu.test(doing) ? 'words per minute' : `${doing}ing speed`}${exact ? ' and accuracy' : ''}`,
    example: ['It shows how fast and accurate they can type.', 'It words per minute and accuracy.'],
  },
  {
    form: /(?<!\p{L})enter in (?=(?:all|the|any|my|our|your|their|new|each|every)(?!\p{L}))/giu,
    becomes: 'enter ',
    example: ['Enter in all dates', 'enter all dates'],
  },
]
