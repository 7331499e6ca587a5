import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { isRole } from '../role-parts.ts'
import { seenThen } from '../seen-then.ts'
import type { Turn } from '../turns/turn.ts'

const thing = String.raw`(?:(?:the|your|my|all|their|our|his|her|its) )*(?:[\p{L}-]+ )?\p{L}+s`
const kept = 'track|an? (?:log|list|record|diary|journal|history|note|overview)'
const makes = '(?:build|make|create|draw|see|have|view|write|keep|plot|maintain|generate|show|get|share)'

/** What an app has, at the beginning of a sentence that leaves the app out. */
const has = '(?:Supports|Includes|Contains|Provides|Comes with|Boasts)'

/** Whether one of these people does that: "takes" of a user, and no takes of his. */
const isDoneByOne = (who: string, verb: string): boolean =>
  /(?:^| )user$/iu.test(who) || (isRole(who.toLowerCase().split(' ').at(-1) ?? '') && verb.length > 2)
    ? baseOfVerb(`${verb}s`, strictVerbs) !== undefined
    : false
const baseFrom = (verb: string): string => baseOfVerb(`${verb}s`.toLowerCase(), strictVerbs) ?? verb

/** How several doings share what they are done with, and how it is said that there is something. */
export const deedTurns: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`(?<!\p{L})keep(ing)? (${kept}) ?\/ ?(${makes})(?:ing)? ((?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?) of (${thing})`,
      'giu',
    ),
    becomes: (_whole, ing = '', what = '', verb = '', made = '', of = '') =>
      // A list is kept where they are tracked.
      /(?:list|log|record|overview|diary|journal)$/iu.test(made)
        ? `track${ing} ${of}`
        : `${what === 'track' ? `track${ing}` : `keep${ing} ${what} of`} ${of} , ${/(?:chart|graph|map)$/iu.test(made) ? 'see' : `${verb}${ing}`} ${made} of ${of}`,
    example: [
      'Here one can keep track/draw a map of the caves they saw',
      'Here one can track the caves , see a map of the caves they saw',
    ],
  },
  // What one sees then, thing by thing, is asked for and no mere reason.
  {
    form: seenThen,
    becomes: ' and $1 ',
    example: [
      'As a warden, I want to open a cave so that I can pick a hall and see its length, depth and finds.',
      'As a warden, I want to open a cave and see its length, depth and finds.',
    ],
  },
  // What one keeps there is a list, whatever is done to have it.
  {
    form: /(?<=(?:^|[.;,:!?\n]|\bcan|\bto|\band)\s*)(?:(?:create|build|make|set up|start|keep),? (?:and|&|or|\/) )?(?:manage|maintain|curate|organi[sz]e|build|grow) (?:your|their|my|our|an?|the) (?:own |personal )?(?:(circle|group|network|crew) of|list of(?= favou?rite )|lists? of (?:your|their|my) own) (?=(?:(?:your|their|my) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+s(?!\p{L}))/giu,
    becomes: (_whole, group?: string) => (group ? `have a ${group.toLowerCase()} of ` : 'have your '),
    example: [
      'Paddle. Build and manage your circle of paddling friends. Manage a list of favourite lakes',
      'Paddle. have a circle of paddling friends. have your favourite lakes',
    ],
  },
  // What one enters before one sees them is what they are found by.
  {
    form: /(?<=\p{L}) (?:after|by|upon) (?:entering|typing|giving|specifying)(?: in)? (?:their|your|an?|the|his|her) ((?:\p{Ll}+ )?(?:destination|address|location|city|postcode|zip code|town))(?=,| and |[.;\n]|$)/giu,
    becomes: ', search by $1',
    example: [
      'Riders see free boats after entering in their destination, and sort them',
      'Riders see free boats, search by destination, and sort them',
    ],
  },
  // A photo is taken or chosen where it is added.
  {
    form: /(?<!\p{L})(?:take|snap|shoot|capture)(s?)(?: ?\/ ?| or )(?:upload|choose|select|pick|import|add)s? (?=(?:an? |the |their |his |her |your |new )*(?:[\p{L}-]+ )?(?:photo|picture|image|selfie|video|pic)s?(?!\p{L}))/giu,
    becomes: 'take$1 ',
    example: ['Hikers take or upload a picture', 'Hikers take a picture'],
  },
  // Whose doing is in two words that are done with one thing.
  {
    form: /(?<=(?:^|[.;,:\n–—] ?)(?:and |then |but )?)(the |an? |our |each |every )?((?:\p{L}+ )?(?:users?|\p{L}{3,}))(?<!s) (\p{Ll}{3,})s,? (or|and) (\p{Ll}{3,})s (?=(?:an?|the|their|his|her|its|your|it|them|new)\b)/giu,
    becomes: (whole, the = '', who = '', one = '', tie = '', other = '') =>
      isDoneByOne(who, one) && isDoneByOne(who, other)
        ? `${the}${who} can ${baseFrom(one)} ${tie} ${baseFrom(other)} `
        : whole,
    example: [
      'Caves. The guide accepts or declines a visit',
      'Caves. The guide can accept or decline a visit',
    ],
  },
  {
    form: new RegExp(
      String.raw`(?<=(?:^|[.!?\n]) ?)${has} (?=(?!of\b|for\b|from\b|and\b|or\b|in\b|\p{L}+s?:)\p{L})`,
      'gu',
    ),
    becomes: 'It has ',
    example: ['Walks. Supports several routes', 'Walks. It has several routes'],
  },
  // "It" and "them" stand behind nothing but doings.
  {
    form: /(?<=(?:\b(?:and|then|or)|,) )(\p{Ll}{3,}s) (?=(?:it|them) (?!is\b|are\b|was\b|were\b|has\b|have\b|can\b|should\b|will\b|all\b))/gu,
    becomes: (whole, verb = '') => {
      const base = baseOfVerb(verb, strictVerbs)
      return base && base !== verb && strictVerbs.has(base) ? `${base} ` : whole
    },
    example: [
      'The usher sees the guests and marks them present',
      'The usher sees the guests and mark them present',
    ],
  },
  // Where an app sends it one finds it.
  {
    form: /(?<=[.;!?\n]\s*|, |\band )(?:(?:then|it|the app|and|also) )*(?:sends?|delivers?|forwards?|pushes|posts) (?:it|them|these|those|everything) (?:straight |directly )?(?:to|into) (?:your|their|my|our) (?=(?:[\p{L}-]+ )?(?:inbox|dashboard|feed|phone|e-?mail|home screen|calendar|wallet)(?!\p{L}))/giu,
    becomes: 'see them in the ',
    example: ['Fetches grants. Then sends them to your inbox', 'Fetches grants. see them in the inbox'],
  },
  // How one likes what one had is what one is asked for.
  {
    form: /(?<!\p{L})(?:provide|give|leave|send|submit|share) (?:us |me )?(?:your |their |some )?feedback (?:on|about) (?:your|their|the|my|his|her) (?:\p{L}+ )?(?:experience|stay|visit|order|service|trip|ride|delivery)(?!\p{L})/giu,
    becomes: 'give feedback',
    example: ['Rent a raft. Provide feedback on your experience', 'Rent a raft. give feedback'],
  },
]
