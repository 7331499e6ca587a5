import { capitalise } from '../../words/forms.ts'
import { reword } from '../searched.ts'
import type { Turn } from './turn.ts'

/** How bad something is without the app. */
const bad =
  '(?:painful|hard|difficult|a pain|annoying|frustrating|a mess|messy|confusing|tedious|time-consuming|slow|chaotic|broken|stressful|tiring|cumbersome|inconvenient|overwhelming|a nightmare|a hassle)'
/** Those an app does something for. */
const them = '(?:them|users|people|you|everyone|customers|teams|owners|students|members|families)'

/** What an app does to something in the words of a brochure. */
const furthers =
  '(?:facilitate|enhance|streamline|simplify|improve|support|promote|optimi[sz]e|foster|empower|strengthen|boost|encourage)'

/** What a description complains of, promises or says by the way: nothing of it is a part of the app. */
export const promiseTurns: readonly Turn[] = [
  // How things are without it.
  {
    form: new RegExp(
      `(?<=[.!?\\n]\\s*)(?:right now|currently|at the moment|nowadays|these days|today),? [^.!?\\n]{3,80} (?:is|are|feels?|gets?|can be) (?:[a-z]+ ){0,2}${bad}\\b[^.!?\\n]*[.!?]\\s*`,
      'giu',
    ),
    becomes: '',
    example: [
      'Find a choir. Right now the search is tedious because lists are old. See concerts',
      'Find a choir. See concerts',
    ],
  },
  {
    form: /(?:\s*[–—-]|,)? (?:so )?(?:that )?(?:you|i|we|they|users|people|it) (?:could|can|would|will|may)? ?saves? (?:you |them |us )?(?:a lot of |lots of |much |some |so much )?(?:time|money|paper|effort|hassle)(?: and (?:time|money|paper|effort|hassle))?(?=\s*(?:[.!;\n]|$))/giu,
    becomes: '',
    example: ['Post a free seat – you could save a lot of time.', 'Post a free seat.'],
  },
  {
    form: new RegExp(
      `, (?:thus |thereby )?(?:enabling|ensuring|promoting|fostering|leading to|resulting in|allowing for) (?:better|more|improved|increased|greater|faster|smarter|informed|a better|a smoother) [^.;\\n]{3,90}(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: '',
    example: ['See hive weights, enabling better decisions and more honey.', 'See hive weights.'],
  },
  {
    form: new RegExp(`,? (?:enabling|allowing) ${them} to (?=\\p{L})`, 'giu'),
    becomes: '. Users can ',
    example: ['Add each hive, allowing them to keep a record', 'Add each hive. Users can keep a record'],
  },
  {
    form: /\b(?:that|which) brings? ((?:\p{L}+ ){0,3}\p{L}+) (?:right |straight )?to (?:your|the) fingertips/giu,
    becomes: 'for $1',
    example: ['An app that brings your rowing club to your fingertips.', 'An app for your rowing club.'],
  },
  // "Makes it simple and fun": praise around what it is about.
  {
    form: /^(\p{Lu}[\p{L}\d]{2,18}) makes ((?:\p{L}+ ){0,2}\p{L}+) (?:(?:simple|simpler|easy|easier|fun|fair|fast|faster|effortless|painless|affordable)(?:,? and|,)? ?(?:actually |really |truly )?)+(?=[.!\n])/giu,
    becomes: '$1 is an app for $2',
    example: ['Mendly makes bike repair easy and truly fun.', 'Mendly is an app for bike repair.'],
  },
  // What it does without.
  {
    form: /,?\s*[—–-]+ no (?:[\p{L}-]+ ){1,4}(?:required|needed|necessary)(?: for (?:\p{L}+ ){0,2}\p{L}+)?(?=\s*(?:[.;\n]|$))/giu,
    becomes: '',
    example: [
      'Share the plan with skippers — no sign-up needed for skippers.',
      'Share the plan with skippers.',
    ],
  },
  // What stands in its place today.
  {
    form: /(?:^|(?<=[.!?\n]\s*))(?:rather than|instead of) [^,.;\n]{3,160}, (?=\p{L})/giu,
    becomes: '',
    example: [
      'A tide clock. Instead of printed tables with small type, sailors see the next tide',
      'A tide clock. sailors see the next tide',
    ],
  },
  {
    form: /(?<=[;,] )(?:rather than|instead of) \p{L}+ing, (?=\p{L})/giu,
    becomes: '',
    example: ['If I am late; instead of calling, I send a dot', 'If I am late; I send a dot'],
  },
  // What somebody did, told of a finished work.
  {
    form: /^(?:solved|eliminated|reduced|addressed|tackled|removed|cut) [^.;\n]{3,80}?((?: (?:at|in|for) (?:\p{L}+ ){0,3}\p{L}+)?) by (?:developing|building|creating|making|designing|introducing|implementing|launching) (an? (?:[\p{L}-]+ ){0,2}?(?:app|application|tool|system|platform))(?!\p{L})/iu,
    becomes: (_whole, where, app) =>
      `${capitalise(app ?? 'an app')}${(where ?? '').replace(/^ (?:at|in) /, ' for ')}`,
    example: [
      'Reduced waiting at harbour saunas by building a mobile app that shows free benches',
      'A mobile app for harbour saunas that shows free benches',
    ],
  },
  // How somebody is who wants it.
  {
    form: /\b(?:and )?as an? (?:very |really |rather )?(?:busy|working|forgetful|lazy|messy|tired|curious|disorgani[sz]ed)(?:,? (?:and )?[\p{L}-]+){1,3}?,? (?=I\b)/gu,
    becomes: 'and ',
    example: ['I keep bees and as a busy nurse I lose count', 'I keep bees and I lose count'],
  },
  // By which time something is done.
  {
    form: /\b(?:that|which) (?:run|work|operate|are|live) on (?=(?:a |an |their |its )?(?:own |different |various |separate |[\p{L}-]+ )?(?:[\p{L}-]+ )?(?:schedules?|cycles?|rotas?|timetables?)\b)/giu,
    becomes: 'with ',
    example: ['Tanks that run on different feeding schedules', 'Tanks with different feeding schedules'],
  },
  // Where "X" stands for a number.
  {
    form: /(?<=\p{Ll} )(?:[XxNY]|XX|xx) (?=\p{Ll}{3,} (?:per|a|an|each|every) \p{Ll})/gu,
    becomes: '10 ',
    example: ['Practise x scales a day', 'Practise 10 scales a day'],
  },
  // The sides of an app are those that are named behind it.
  {
    form: /(?<=\b(?:connects?|connecting|brings together|links?|has|have|between|for) )(?:the )?(?:two|three|four|both|[234]) (?:\p{L}+ )?(?:sides|parties|groups|parts|types of (?:users|people|accounts)|kinds of (?:users|people)|user types|user groups) ?[:(–—-] ?(?=\p{L}+s (?:and|&) \p{L}+s)/giu,
    becomes: '',
    example: ['It connects two sides: growers and cooks', 'It connects growers and cooks'],
  },
  // A sentence in brackets about the last of what is listed.
  {
    form: / ?\((?:this|that|these|those) (?:\p{L}+ ){0,2}(?:will|is|are|can|should|must|may|has|have) [^()\n]{3,90}\)/giu,
    becomes: (whole) => (/\bmap\b/iu.test(whole) ? ', map' : ''),
    example: ['Name, berth (this number is painted on the quay), length', 'Name, berth, length'],
  },
  // With an app by whose name the description begins.
  {
    form: /^(?:by )?using (\p{Lu}[\p{L}\d]{3,18}),? (?=(?:\p{Ll}+ ){1,6}can )/iu,
    becomes: '$1: ',
    example: ['Using Bilgebook skippers can note repairs', 'Bilgebook: skippers can note repairs'],
  },
  // How small what is done is.
  {
    form: /\b(micro|mini|odd|gig|side)-(?=(?:jobs?|tasks?|gigs?|shifts?|orders?|loans?)\b)/giu,
    becomes: '$1 ',
    example: ['Post mini-tasks for neighbours', 'Post mini tasks for neighbours'],
  },
  // In the words of a brochure: what an app is of is what it furthers.
  {
    form: new RegExp(
      `,? (?:(?:that|which) is )?(?:designed|created|built|developed|intended|meant|made) to ${furthers} ((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)(?:,? (?:and )?(?:to )?(?:${furthers}|provide resources|create a sense) [^,.;\\n]{3,60})*(?=\\s*(?:[.;\\n]|$))`,
      'giu',
    ),
    becomes: ' for $1',
    example: [
      'An app designed to facilitate allotment life, enhance soil health, and promote sharing.',
      'An app for allotment life.',
    ],
  },
  // By what something is chosen for somebody.
  {
    form: /,? (?:based on|according to|depending on) (?:the |their |your )?(?:user|users|user['’]s|users['’]|personal|individual)? ?(?:preferences?|tastes?)(?= (?:and|with|has)\b|\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Shows scarves based on user preference and has a basket', 'Shows scarves and has a basket'],
  },
  // How far it reaches.
  {
    form: /(?<= in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? and beyond(?!\p{L})/gu,
    becomes: '',
    example: ['Choirs in Wales and beyond share scores', 'Choirs in Wales share scores'],
  },
]

/** A text without these turns. */
export const withoutPromises = (text: string): string => reword(text, promiseTurns)
