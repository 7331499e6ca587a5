import { strictVerbs } from '../../words/lexicon.ts'
import { toSingular } from '../../words/forms.ts'
import { baseOfVerb, verbsAndNouns } from '../../words/verbs.ts'
import { isRole } from '../role-parts.ts'
import { findAll, has, replaced } from '../searched.ts'
import type { Turn } from '../turns/turn.ts'
import { doingOf, done } from './place-turns.ts'

/** What stands before an object and no noun of a list. */
const article =
  /^(?:an?|the|their|his|her|its|your|our|each|every|all|any|it|them|one|what|which|who|how|whether)$/i
/** Behind these goes on what stands before: "visits of last year". */
const tie = /^(?:of|and|or|for|from|by|in|on|at|per|with|to|as|than|are|is|was|were|can|will|that)$/i
/** The app does something by itself, and nobody does that there. */
const app =
  /^(?:app|application|system|platform|page|screen|tool|site|website|service|software|game|bot|assistant|ai|program|algorithm|map|list|it|that|this)$/i
/** Of these forms a reader of its own makes something, or nothing is done. */
const notDone = /^(?:lets|has|is|was|does|needs|wants|helps|allows|enables|gives|gets|uses|works|includes)$/

/** The verb in a form for one doer: "notes" of a driver. */
function doneByOne(word: string): string | undefined {
  if (has(notDone, word)) return undefined
  const base = word === 'goes' ? 'go' : baseOfVerb(word, strictVerbs)
  return base === word ? undefined : base
}

/** "Note the damaged items": behind an article it is a verb to all readers, and no first half of a name. */
const beforeObject = (base: string, next: string): string =>
  verbsAndNouns.has(base) && !has(article, next) && next.endsWith('s') ? `${base} the` : base

const furtherDeed = /(?<=,| and| or| then) (?:and |then |or )*(\p{Ll}{3,}s) (\p{L}+(?: \p{L}+)?)/giu

/** "Picks the truck, notes damaged items": what one does after the other, and none of it a list. */
function deedsOf(first: string, rest: string): string | undefined {
  let count = 1
  const told = replaced(rest, furtherDeed, (whole: string, verb: string, next: string) => {
    const [first = '', second = first] = next.split(' ')
    const base = has(tie, first) ? undefined : doneByOne(verb.toLowerCase())
    if (base === undefined) return whole
    count += 1
    return whole.replace(verb, beforeObject(base, has(tie, second) ? first : next))
  })
  return count > 1 ? `${first}${told}` : undefined
}

/** "Rates the walls as good, worn or damaged": values, and told of by whoever reads those. */
const asValues = / as \p{L}+(?:,| or )/iu

const deedsOfOne =
  /(?<=(?:^|[.:;!?\n–—] ?)(?:and |then )?)((?:the|an?|each|every|one) (?:\p{L}+ )??(\p{L}{3,})) (\p{Ll}{3,}s)((?: |,)[^.;:!?\n]{6,300})/giu

const statesAs =
  /(?:[,;]? ?(?:and|then) |[,;] )?(?<!\p{L})(?:mark|flag|set|update|tag|classify|label|grade)s? (?:(?:the|an?|each|every|any|your|their|my|its|his) (?:\p{L}+ )?(\p{L}{3,})|it|them|\p{L}+s) as ((?:\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?, ?){1,5}\p{Ll}[\p{L}-]*(?: progress)?),? (?:and|or) (\p{Ll}[\p{L}-]*(?: progress)?)(?=\s*(?:[.;,\n]|$)| and )[.;,]? ?(?:and )?/giu

const progress = /(?:ed|ing|done|begun|open|pending|progress)$/i

const state = String.raw`(?:not )?(?:available|active|online|offline|busy|free|open|closed|away|public|private|visible|hidden|on[ -]duty|off[ -]duty|on[ -]shift|off[ -]shift)`
const between = new RegExp(
  String.raw`((?:[\p{L}-]+ ){0,2}\p{L}+s )?(?:can )?(?:switch|toggle|change|flip) between (${state}) (?:and|or) (${state})(?=\s*(?:[,.;\n]|$))(?:, ?(?:and )?)?`,
  'giu',
)

/** What is said in whole clauses of a thing that a list would name: its states, who comes in how, what happens to it. */
export const clauseTurns: readonly Turn[] = [
  // One who does one thing after the other does each of them.
  {
    form: deedsOfOne,
    becomes: (whole, who = '', head = '', verb = '', rest = '') => {
      const base = doneByOne(verb.toLowerCase())
      const [next = ''] = findAll(/\p{L}+/gu, rest).map(([word]) => word)
      if (
        base === undefined ||
        has(app, head) ||
        has(asValues, rest) ||
        !(isRole(head) || has(article, next))
      )
        return whole
      return deedsOf(`${who} can ${beforeObject(base, next)}`, rest) ?? whole
    },
    example: [
      'Graves. The mason takes an order, cleans the stone, notes broken lamps and rates the work.',
      'Graves. The mason can take an order, clean the stone, note the broken lamps and rate the work.',
    ],
  },
  // Among doings "note" is one, too, and no first half of a name.
  {
    form: /(?<=(?<!\p{L})(?:see|enter|take|add|pick|photograph|write|log|mark|rate|attach|scan|choose|check|count|measure|tick|sign|call|open|close|record|book) (?!and |or )[^.;:\n]{3,120}, (?:and )?)note (?!the |an? |your |their |his |her |my |that |down |it |them |what |who |which |how |when |where |if |whether |books?|pads?|taking|keeping|of |for |to |and |or )(?=\p{Ll}{3,})/giu,
    becomes: 'note the ',
    example: [
      'Tuners tick off strings after the visit, note broken pegs, and see travel minutes',
      'Tuners tick off strings after the visit, note the broken pegs, and see travel minutes',
    ],
  },
  // What something may be marked as are its states.
  {
    form: statesAs,
    becomes: (_whole, thing?: string, others = '', last = '') => {
      const values = [...others.split(',').map((value) => value.trim()), last].filter((value) => value !== '')
      const noun = values.every((value) => has(progress, value)) ? 'status' : 'state'
      const of = thing && !/^(?:thing|one)$/i.test(thing) ? `${thing} ${noun}` : noun
      const told = `${of}: ${values.join(', ')}`
      return `. ${told.charAt(0).toUpperCase()}${told.slice(1)}. `
    },
    example: [
      'Members see the lockers, mark each locker as clean, dirty or broken and chat',
      'Members see the lockers. Locker state: clean, dirty, broken. chat',
    ],
  },
  {
    form: between,
    becomes: (_whole, who = '', one = '') =>
      `${who}set ${/available$/i.test(one) ? 'availability' : 'status'}, `,
    example: ['Nurses switch between on duty and off duty, take calls.', 'Nurses set status, take calls.'],
  },
  // How they come in is a part of the app.
  {
    form: /(?<=(?:^|[.,;:\n–—] ?)(?:and )?)((?:\p{L}+ )?(\p{L}{3,}s)) (?:can |could |should |may )?(check|clock) (in|out) (?:by|with|using|via|through) (?:an? |the |their )?(?=\p{L})/giu,
    becomes: (whole, who = '', head = '', verb = '', where = '') =>
      isRole(head) ? `${toSingular(who.toLowerCase())} ${verb}-${where} by ` : whole,
    example: ['Lockers, skaters check in by wristband, ice', 'Lockers, skater check-in by wristband, ice'],
  },
  // What happens to things by itself is done with them.
  {
    form: /(?<=(?:^|[.,;:\n–—] ?)(?:and )?)((?:\p{L}+ )?\p{L}{3,}s) (?:are|get|will be) (?:automatically |fairly |evenly )?split(?: automatically| fairly| evenly| up)*(?=\s*(?:[,.;\n]|$)| (?:and|by|between|among|with)\b)/giu,
    becomes: (_whole, things = '') => `split the ${things.toLowerCase()}`,
    example: ['Tolls are split automatically, chat', 'split the tolls, chat'],
  },
  // Both of what can be done.
  {
    form: new RegExp(
      String.raw`(?<=(?:^|[.,;:\n–—] ?)(?:and )?)(?!(?:it|they|this|that|these|those|which|each|all)\b)((?:[\p{L}-]+ )?[\p{L}-]{3,}) can (?:also )?be ${done},? (?:and|or) (?:also )?(?:be )?${done}(?=\s*(?:[.,;\n]|$)| (?:by|with|from|for|in|on|at|to)\b)`,
      'giu',
    ),
    becomes: (_whole, things = '', one = '', oneBehind = '', other = '', otherBehind = '') =>
      `users can ${doingOf(one, oneBehind, things)} and ${doingOf(other, otherBehind, things)}`,
    example: [
      'Kiln, medals can be earned and shared with friends',
      'Kiln, users can earn medals and share medals with friends',
    ],
  },
  // What stands on a map or in a calendar is what that is of.
  {
    form: /(?<=(?:^|[.;:\n–—] ?))((?:[\p{L}-]+ )?\p{L}{3,}s) on (?:an?|the) (?:live |interactive )?map(?: with (?=(?:live|real[- ]time)\b)|(?=\s*(?:[.,;\n]|$)))/giu,
    becomes: (whole, things = '') =>
      `${things}, map of ${things.charAt(0).toLowerCase()}${things.slice(1)}${whole.endsWith(' ') ? ', ' : ''}`,
    example: ['Sheds on a map with live occupancy', 'Sheds, map of sheds, live occupancy'],
  },
  {
    form: /(?<=(?:^|[.,;:\n–—] ?)(?:and )?|\bwith )an? calendar (?:with|of|showing) (?:all |the |my |our |upcoming )*(?!reminders|notifications|filters|notes|colou?rs|days|dates|weeks|months|events)(\p{Ll}{3,}s)(?=\s*(?:[.,;\n]|$)| and )/giu,
    becomes: '$1 calendar',
    example: ['Choir: a calendar with lessons and public hours', 'Choir: lessons calendar and public hours'],
  },
]
