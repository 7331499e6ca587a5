import { strictVerbs } from '../words/lexicon.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { alsoDone } from './begins-doing.ts'
import { findAll, has } from '../understand/searched.ts'

/** Where in a sentence somebody does something: "the captains put in". */
export interface Doer {
  /** Where the words begin that say who. */
  at: number
  /** Who does it, as the words say: "the captains". */
  who: string
  /** Where those begin that say what is done. */
  from: number
  /** Base form; empty where it is said not to be done. */
  verb: string
  /** Several do it, or somebody may: the verbs behind this one are in their base form. */
  isBase: boolean
  /** They do so without the app: "The inspector walks room by room, rates the walls". */
  isOfLife: boolean
}

interface Word {
  text: string
  at: number
  end: number
}

const wordsIn = (text: string): Word[] =>
  findAll(/[\p{L}\p{N}'’-]+/gu, text).map(({ 0: word, index }) => ({
    text: word.toLowerCase().replaceAll('’', "'"),
    at: index,
    end: index + word.length,
  }))

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const determiners = words('the a an each every all both any our my their his her some most other')
const pronouns = words('he she they it you everyone everybody people ppl somebody someone others one')
const ofWriter = words('i we')
const modals = words('can could may might should must will would gotta')
const adverbs = words(
  'also just only then still always simply either quickly even both themselves himself herself each',
)
const before = words('and where that which so but then')
const condition = words(
  'when if whenever while because until once before after since unless whether who whom whose',
)
/** What the app does for those who read it. */
const ofApp = words(
  'show list display tell count give calculate remind warn alert notify send offer suggest let play work record track log save',
)
const shownByApp = /^(?:show|list|display|tell|count|give|offer|have)$/
/** What the writer does with the app, rather than in his life. */
const ofTheWriter = words(
  'press tap swipe enter type see get choose pick scan mark upload log hit record rate have tick note check add post share count compare',
)
/** What somebody does or is without the app. */
const ofLife = words(
  'be run own work live need want like love hate know have do go come lose struggle spend use walk staff manage mean depend care think feel happen keep make forget',
)
/** The crew sees, the crew see. */
const collective = /^(?:people|staff|crew|personnel|team|police|family)$/
const isNounToo = /^(?:name|score|record|rank|chat|call|note|report|plan|order|photo|review|contact|rate)s?$/
const longestName = 3

const namedPeople =
  /^(?:users?|visitors?|staff|office|reception|warehouse|kitchen|dispatch|lab|laboratory|universities|schools|owners?|learners?|planners?|estimators?|societies|apps?|system)$/

const isPerson = (noun: string) =>
  has(namedPeople, noun) ||
  ['person', 'group'].includes(classOf(toSingular(noun))) ||
  // "Shops report what they give away"
  (toSingular(noun) !== noun && classOf(toSingular(noun)) === 'place') ||
  (toSingular(noun) !== noun && looksLikePerson(toSingular(noun)))

/** How many words from one on say that somebody may or should: "should be able to"; none where they say he does not. */
function modalAt(
  said: readonly Word[],
  start: number,
): { count: number; isModal: boolean; isNot: boolean; isBoth: boolean } {
  let index = start
  let isModal = false
  let isNot = false
  let isBoth = false
  for (;;) {
    const [word = '', next = '', third = ''] = said.slice(index, index + 3).map(({ text }) => text)
    if (modals.has(word)) isModal = true
    else if (/^(?:not|never|cannot|can't|cant|don't|doesn't|won't|shouldn't)$/.test(word)) isNot = true
    else if (
      /^(?:have|has|need|needs|want|wants|wish|wishes|like|get|gets|able)$/.test(word) &&
      next === 'to'
    ) {
      isModal = true
      index += 1
    } else if (/^(?:is|are|be)$/.test(word) && next === 'able' && third === 'to') {
      isModal = true
      index += 2
    } else if (!adverbs.has(word)) return { count: index - start, isModal, isNot, isBoth }
    isBoth ||= word === 'both'
    index += 1
  }
}

/** The words from one on that say who, as their number and whether they are several. */
function whoAt(
  said: readonly Word[],
  start: number,
  text: string,
): { count: number; isSeveral: boolean; isPronoun: boolean } | undefined {
  const [first] = said.slice(start)
  if (!first) return undefined
  if (pronouns.has(first.text) || ofWriter.has(first.text))
    return {
      count: 1,
      isSeveral: !/^(?:he|she|it|everyone|everybody|somebody|someone|one)$/.test(first.text),
      isPronoun: true,
    }
  // "And everybody sees": the next word says who.
  if (before.has(first.text) || first.text === 'or') return undefined
  const isNamed = determiners.has(first.text)
  for (let count = isNamed ? 2 : 1; count <= longestName + (isNamed ? 1 : 0); count += 1) {
    const last = said[start + count - 1]
    const previous = said[start + count - 2]
    if (!last || (previous && count > 1 && /[,;:.]/.test(text.slice(previous.end, last.at)))) return undefined
    const next = said[start + count]
    if (!next || !/^\s+$/.test(text.slice(last.end, next.at))) continue
    const isSeveral = toSingular(last.text) !== last.text || collective.test(last.text)
    if (modals.has(next.text) && !/^(?:and|or|to|of|who|that|it|i|we|they)$/.test(last.text))
      return { count, isSeveral: true, isPronoun: false }
    if (isPerson(last.text) && (isNamed || isSeveral || start === 0 || count === 1))
      return { count, isSeveral, isPronoun: false }
  }
  return undefined
}

/** One person without an article or the like. */
const isBare = (first: Word, { isSeveral, isPronoun }: { isSeveral: boolean; isPronoun: boolean }): boolean =>
  !isSeveral && !isPronoun && !determiners.has(first.text)

/** Every place of a sentence where somebody does something in the app, in order; `isOrder`: it says what the app is for. */
export function doersIn(text: string, isOrder = false): Doer[] {
  const said = wordsIn(text)
  const found: Doer[] = []
  const isConditional = condition.has(said[0]?.text ?? '')
  let until = 0
  for (const [index, word] of said.entries()) {
    if (index < until) continue
    const previous = said[index - 1]
    const gap = previous ? text.slice(previous.end, word.at) : ''
    const isStart =
      !previous || /[,;:–—(]| - /u.test(gap) || (before.has(previous.text) && !condition.has(word.text))
    const isAfterCondition = isConditional && pronouns.has(word.text)
    if (!isStart && !isAfterCondition) continue
    const who = whoAt(said, index, text)
    if (!who) continue
    const isWriter = ofWriter.has(word.text)
    const modal = modalAt(said, index + who.count)
    if (/^(?:nobody|no|none)$/.test(word.text)) modal.isNot = true
    const does = said[index + who.count + modal.count]
    if (!does || (isAfterCondition && !isStart && !modal.isModal && word.text !== 'it')) continue
    const base =
      modal.isModal || alsoDone.has(does.text)
        ? does.text
        : (baseOfVerb(does.text, strictVerbs) ??
          baseOfShown(does.text) ??
          // "Gardeners sponsor a hive": whatever stands there is done.
          (who.isSeveral &&
          !who.isPronoun &&
          isFullWord.test(does.text) &&
          takesObject(said[index + who.count + 1]?.text)
            ? does.text
            : undefined))
    if (base === undefined || base === 'be') continue
    const isBase = modal.isModal || who.isSeveral || isWriter || modal.isBoth
    const isApp = word.text === 'it' || /^(?:app|system)$/.test(said[index + who.count - 1]?.text ?? '')
    if (!modal.isModal) {
      const isAny = collective.test(said[index + who.count - 1]?.text ?? '')
      if (!isAny && (isBase ? base !== does.text : base === does.text)) continue
      // "Team name, countdown, hints": what is listed.
      if (isAny && who.count === 1 && isNounToo.test(does.text) && /^\s*,/.test(text.slice(does.end)))
        continue
      // "Meeting rooms, guest passes, invoices": no guest does anything.
      if (isBare(word, who) && /^\s*(?:,|\.?\s*$)/.test(text.slice(does.end))) continue
      if (isWriter ? !(isOrder && previous) && !ofTheWriter.has(base) : isApp && !ofApp.has(base)) continue
    }
    found.push({
      at: word.at,
      who: text.slice(word.at, said[index + who.count - 1]?.end).toLowerCase(),
      from: does.at,
      verb: modal.isNot ? '' : isApp && shownByApp.test(base) ? 'see' : base,
      isBase: isBase && (modal.isModal || base === does.text),
      isOfLife: !modal.isModal && !isApp && !ofTheWriter.has(base) && ofLife.has(base),
    })
    until = index + who.count + modal.count + 1
  }
  return found
}

const isFullWord = /^(?!with|from|into|near|that|this|over|under|when|while|have|were)\p{L}{4,}$/u
const takesObject = (next: string | undefined) =>
  next !== undefined &&
  /^(?:an?|the|their|his|her|our|my|your|each|every|one|what|which|when|how|if|whether|where)$/.test(next)

/** "Shows", "sees": a base the lexicon has no verb for. */
const baseOfShown = (word: string): string | undefined => {
  const base = word.replace(/(?<=ss|sh|ch|x)es$|s$/, '')
  return alsoDone.has(base) || ofApp.has(base) || ofTheWriter.has(base) ? base : undefined
}
