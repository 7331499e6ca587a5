import { byWord } from '../../by-word.ts'
import { toSingular } from '../../words/forms.ts'
import { stopWords } from '../../words/lexicon.ts'
import { isKnownPerson } from '../../words/noun-classes.ts'
import { isDoneInForm } from './done-in-form.ts'
import { isOfApps, logs, uncounted } from '../register/chunk-kinds.ts'
import { find, has, replaced } from '../../understand/searched.ts'

/** What a line of a description lists, by the words before its values. */
export interface ListHead {
  /** Singular, lower case: "winch launch". */
  noun: string
  log?: string
  called?: string
  /** It is told in the plural, or as what holds many. */
  isMany: boolean
}

/** What one does to keep it, or says before it. */
const before =
  /^(?:(?:and|also|plus|then|i|we|they|app|should|must|have|has|with|to|can|could|need|needs|want|keep|track|log|record|note|list|manage|store|add|save|see|show|register|of|the|a|an|my|our|all|each|every|some|new|full|simple|basic|separate|digital|daily|weekly|monthly|add|create|enter|edit|upload|submit|browse|view|collect|assign) )+/iu
/** "Winch launches per day", "hints given for each session", "sheets of ice", "detectors on loan" */
const behind =
  / (?:(?:per|for|of|on|at|in|from|to|by|about|that|which|who|we|i|given|used|made|taken) .*|out)$/iu
/** "Fixture tracking" is about fixtures. */
const handling =
  / (?:tracking|tracker|management|records?|details?|info|information|handling|profiles?|database|directory)$/
/** Counted on each day, rather than called by their names. */
const each = / (?:per|each|every) (?:day|week|month|session|shift|evening|night|trip)\b/iu
/** "Card for each cow" */
const cardOf =
  /^(?:card|profile|page|record|sheet|file|entry|details?|info) (?:for|of|per|on) (?:each |every |a |an |the |all |my |our )*/iu
/** They hold what they are named after: "waiting list", "work log", "clay stock", "tool shed". */
const holders = /^(?:list|roster|rota|register|book|stock|inventory|schedule|plan|board)$/
/** A row behind these tells of the app itself. */
const ofApp =
  /^(?:app|application|platform|website|site|feature|function|functionality|screen|page|tab|role|user|requirement|colou?r|font|style|design|look|theme|language|target|audience|idea|problem|solution|example|option|setting|setup|login|signup|sign-up|registration|onboarding|profile|account|dashboard|menu|navigation|home|homepage|form|field|button|filter|search|notification|reminder|alert|report|statistic|stat|chart|graph|export|import|integration|payment method|tech|stack|technology|must-have|need|extra|bonus|other|thing|stuff|item|everything|data|info|information|detail|section|module|view|mode|step|level|version|phase|side|admin|backend|frontend|database|status|type|category|price list)$/
/** Those who stand on such a list are called otherwise. */
const listedSo =
  /^(?:waiting|wait|bus|guest|price|check|shopping|packing|to-do|todo|call|cast|short|wish|mailing|watch|set|seat|seating)$/
/** "What is sold (item, qty)": each time is an entry. */
const whatIsDone =
  /(?:^| )(?:what|things that|stuff that) (?:(?:is|are|was|were|gets?|got) )?(?:(?:comes|goes|came|went) )?(\p{L}+)/iu
const doings: Readonly<Record<string, string>> = byWord({
  sold: 'sale',
  bought: 'purchase',
  ordered: 'order',
  delivered: 'delivery',
  borrowed: 'loan',
  lent: 'loan',
  harvested: 'harvest',
  spent: 'expense',
  donated: 'donation',
  repaired: 'repair',
  rented: 'rental',
  in: 'arrival',
  out: 'departure',
})
const entered = /^(?:list|roster|rota|register|book|board)$/
const mostWords = 4
const longest = 30

/** The thing a line is about; undefined where it is a part of the app, a deed or a sentence. */
export function listHead(written: string): ListHead | undefined {
  const plain = replaced(
    replaced(
      replaced(
        written
          .toLowerCase()
          .replace(/\([^()]*\)/gu, ' ')
          .replace(/["“”]/gu, '')
          .replaceAll(/\s+/gu, ' ')
          .trim(),
        before,
        '',
      ),
      cardOf,
      '',
    ),
    behind,
    '',
  ).replace(/['’]s?(?= |$)/gu, '')
  const [, done = ''] = find(whatIsDone, written.trim()) ?? []
  const doing = doings[done.toLowerCase()]
  if (doing) return { noun: doing, isMany: true }
  const words = replaced(plain, handling, '').split(' ')
  const last = words.at(-1) ?? ''
  if (
    plain === '' ||
    plain.length > longest ||
    words.length > mostWords ||
    words.some((word) => !isWord(word))
  )
    return undefined
  const head = toSingular(last)
  if (each.test(written) && isKnownPerson(head)) return { noun: `${head} count`, called: plain, isMany: true }
  if (has(ofApp, head) || (words.length > 1 && isDoneInForm(words))) return undefined
  const isLog = logs.test(head)
  if (isLog || holders.test(head)) return words.length > 1 ? held(words, isLog) : undefined
  const isMany = head !== last || uncounted.test(head)
  return {
    noun: [...words.slice(0, -1), head].join(' '),
    isMany: isMany && !isOfApps(words),
    // "Clay stock", "shopping": called as it is written.
    ...(head === last && !cardOf.test(written.trim()) ? { called: plain } : {}),
  }
}

/** Doings that are things at the head of a list: "shows: host, slot". */
const doneOrThing = /^(?:shows|offers|views)$/
const isWord = (word: string) =>
  has(/^[\p{L}][\p{L}-]*$/u, word) && (!stopWords.has(word) || doneOrThing.test(word))
/** "Waiting list" has entries of that name, "work log" is about work. */
function held(words: readonly string[], isLog: boolean): ListHead {
  const name = words.join(' ')
  const inner = words.slice(0, -1).map(toSingular)
  const isOfThings = words.at(-1) === 'list' && !listedSo.test(inner.at(-1) ?? '')
  return {
    noun: isLog || isOfThings ? inner.join(' ') : name,
    isMany: true,
    // Who stands on a waiting list is an entry of it.
    ...(isOfThings
      ? { called: name }
      : isLog || entered.test(words.at(-1) ?? '')
        ? { log: name }
        : { called: name }),
  }
}
