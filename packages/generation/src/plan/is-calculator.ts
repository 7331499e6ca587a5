import { isStory } from '../understand/story.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { knownCalculations } from './known-calculations.ts'
import { classOf } from '../words/noun-classes.ts'
import { find, has } from '../understand/searched.ts'

/** They calculate already. */
export const reckoning: ReadonlySet<string> = new Set([
  'calculator',
  'converter',
  'unit-converter',
  'toolbox',
  'text-tool',
  'world-clock',
  'palettes',
  'recipes',
  'grade-average',
  'pregnancy',
  'electronics-calc',
])

/** "Enter price and weight and see which is cheaper": what goes in comes out at once, nothing is kept. */
const isReckoned = (text: string, phrases: readonly Phrase[]) =>
  // Where several people do something, what one enters is kept for another; a "comparer" is the app itself.
  !phrases.some(
    ({ isActor, words }, place) =>
      isActor === true || (place > 0 && classOf(toSingular(words.at(-1) ?? '')) === 'person'),
  ) &&
  /\b(?:enter|type in|put in)\b[^.]{4,90}?\b(?:and|to) (?:see|get|find out|know|compare|calculate)\b/i.test(
    text,
  ) &&
  !/\b(?:finder|facts?|dictionary|look ?up|stands? for|means?|meaning|track|log|list|profile|friends|diary|search|find an?|city|name)\b/i.test(
    text,
  ) &&
  // "Add a third product" to a sum anybody knows is no list.
  (!/\badd\b/i.test(text) || knownCalculations.some(([form]) => form.test(text)))

const calculating =
  /^[^.]{0,60}\b(?:app|application|tool|program|website|page|something) (?:that|which|to|for) (?:(?:help|let|allow)\w* \p{L}+ (?:to )?)?(?:calculat|comput|work out|works out|(?:get|find|show|see|measure)\w* (?:out )?(?:the )?(?:distance|difference|(?:number of )?days|time) between (?:two|2|any two))/iu

/** "An app that calculates how long ...": a brief whose every word is of that calculation, and nothing of it is kept. */
export const isToldAsOne = (text: string) =>
  isStory(text) &&
  (has(calculating, text) || /^(?:calculates?|computes?|works? out) /i.test(text)) &&
  !/\b(?:track|log|diary|remind|friends|profile|register|sign up|calendar|mark(?:s|ed)? (?:an? |the )?[a-z]+ as)/i.test(
    text,
  )

/** "A tool to work out how long ...", "an app to compare unit prices": said in a line, and nothing of it is kept. */
const worksOut =
  /^(?:an? |the |my |simple |small |little |quick )*(?:[\p{L}-]+ ){0,2}(?:app|tool|calculator|program) (?:to|that|which|for) (?:help(?:s|ing)? (?:you|people|users|me) (?:to )?)?(?:(?:work(?:s|ing)? out|figur(?:es?|ing) out|calculat(?:es?|ing)|comput(?:es?|ing)) (?:how|when|the|your|what)\b|compar(?:es?|ing) unit prices)/iu
/** "Calculate the depth of field": what it does is all there is, where anybody knows how. */
const calculates = /^(?:calculat(?:es?|ing)|comput(?:es?|ing)|work(?:s|ing)? out|estimat(?:es?|ing)) /i
const isKept =
  /\b(?:track\w*|log|logs|diary|journal|remind\w*|friends|profiles?|register|calendar|history of)\b/i

/** What a calculator with keys is called: these words say how it is, not what it works out. */
const ofKeys =
  /^(?:an?|the|my|our|this|simple|basic|scientific|pocket|standard|desk|desktop|graphing|graphic|programmer|programmers|mobile|online|offline|beautiful|clean|minimal|minimalist|modern|small|big|smart|plain|handy|normal|regular|classic|retro|ios-style|iphone|android|material|flutter|react|native|javascript|fraction|rpn|voice|hex|binary|engineering|math|maths|arithmetic|four-function|advanced|free|open-source|working|functional|tiny|little|dark|zone|timezone|app|for|of|with|and)$/i

/** "BMI calculator": it is called by the one thing it works out, for which one enters values by name. */
export function isOfOneThing(text: string): boolean {
  const [, before = ''] =
    find(called, text.slice(0, 100)) || has(calledByAll, text.slice(0, 100))
      ? (/^(.*?)calculator\b/iu.exec(text) ?? [])
      : []
  const words = before.trim().split(' ').filter(Boolean)
  return words.length > 0 && !ofKeys.test(words.at(-1) ?? '')
}

/** What a calculator of several is for, the last with what stands before it: concrete, bricks, paint and tiles. */
export function calculatedIn(text: string): string[] {
  const [said] = calledByAll.exec(text.slice(0, 100)) ?? []
  return said === undefined
    ? []
    : said
        .replace(/ (?:calculator|estimator)$/iu, '')
        .split(/, | and | or | & |,/)
        .map((each) => capitalise(each.trim().toLowerCase()))
        .filter((each) => each !== '')
}

/** What it has beside other things ("a workout log with a BMI calculator") is not what it is. */
const called =
  /^(?:(?!(?:with|including|plus|featuring|offering|containing|has|have)\b)[\p{L}-]{1,20} ){0,6}(?:calculator|estimator)\b/iu
/** "Tile, paint and concrete calculator": it works out each of these, none of which is a tool of its own. */
const calledByAll =
  /^(?:(?!(?:with|including|plus|has|have|notes?|tasks?|to-?dos?|timers?|stopwatch|converters?|calendars?|lists?|trackers?|logs?|diar(?:y|ies)|chats?|news|maps?|weather|reminders?|guides?|tips|flashlight|compass|clock|alarm|exchange|quiz)\b)[\p{L}-]{2,20},? ){1,4}(?:and|or|&) (?:[\p{L}-]{2,20} )?(?:calculator|estimator)\b/iu

/** "A calculator with history": nothing is said to be worked out, so it has keys. */
export const isOfKeys = (text: string): boolean =>
  !isOfOneThing(text) &&
  has(
    /^(?:(?!(?:with|including|plus|has|have)\b)[\p{L}-]{1,20} ){0,6}calculator(?: app| clone)?(?:$|[.,;]| with\b| and\b)/iu,
    text.slice(0, 100),
  )

/** "PDF converter": files are converted, no values. */
const ofFiles =
  /\b(?:pdf|files?|documents?|word|images?|photos?|pictures?|videos?|audio|music|songs?|mp[34]|ebooks?|epub|gif|heic|media|formats?) converter$/i

/** A game of chance, whatever it is called. */
const byChance = /\blove (?:calculator|meter|test)\b/i

/** "A tip jar calculator": what it is called is what it does. `isOther`: it is surely of a kind that keeps things. */
export const isCalculator = (meant: Understanding, isOther: boolean): boolean =>
  !byChance.test(meant.text) && isReckoner(meant, isOther)

const isReckoner = ({ text, phrases, phrases: [first] }: Understanding, isOther: boolean): boolean =>
  has(
    /^(?:an? |my |simple |quick )*(?:bmi|body mass index|tip|vat|loan|mortgage|fuel cost) (?:comparison |repayment |payment |planning )?(?:checker|tool|app|comparison)\b/i,
    text,
  ) ||
  has(
    /^(?:an? |the |my |simple |small )*(?:cash counter|money counter|coin counter|cash counting|meeting cost)\b/i,
    text,
  ) ||
  (has(worksOut, text.slice(0, 120)) && !isKept.test(text)) ||
  (has(calculates, text) && !isKept.test(text) && knownCalculations.some(([form]) => form.test(text))) ||
  has(called, text.slice(0, 100)) ||
  has(calledByAll, text.slice(0, 100)) ||
  (first !== undefined &&
    !first.verb &&
    !has(ofFiles, first.words.join(' ')) &&
    /^(?:calculator|converter|estimator)$/.test(first.words.at(-1) ?? '')) ||
  isToldAsOne(text) ||
  (!isOther &&
    (isReckoned(text, phrases) ||
      /^(?:[\p{L}-]{1,20} ){0,6}splitter\b/iu.test(text.slice(0, 100)) ||
      (first !== undefined && !first.verb && first.words.at(-1) === 'splitter')))
