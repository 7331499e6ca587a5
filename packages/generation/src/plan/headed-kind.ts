import type { Archetype } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'
import { calledStems } from './called-kind.ts'
import { stemOf } from '../words/forms.ts'
import { find } from '../understand/searched.ts'

/** What a line of a catalogue is called, before it says what that has: "Handwriting notes with a stylus and layers". */
const headed =
  /^(?:an? |the |simple |minimal |free |open[- ]source )*((?:[\p{L}\d'’-]+ ){0,5}[\p{L}\d'’-]+) with /iu
/** "A video player. It ...", "A stamp tracker, scanner and price guide": what only an app is, in the first sentence. */
const tool =
  /^(?:an? |the |simple |fast |modern |minimal |free |open[- ]source )*((?:[\p{L}\d'’-]+ ){0,4}(?:tracker|player|viewer|reader|scanner|recorder|planner|organi[sz]er|manager|counter|timer|calculator|converter|generator|diary|journal|log|logbook|finder|guide|editor|catcher|marketplace))(?= (?:with|for|that|which|to|and) |\s*[.,:;\n]| app\b|$)/iu
/** Told at length it says more than its first words. */
const longestLine = 200
const leastWeight = 5
const leastWords = 3

const asStems = (words: string): string =>
  ` ${(words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemOf).join(' ')} `

/** What a line of a catalogue is called, whole and without whom it is for, each as stems with spaces around. */
function headingsOf(text: string): string[] {
  const line = text.trim()
  const isLine = line.length <= longestLine && line.split(' ').length >= leastWords && !/[.!?]\s/u.test(line)
  const [, words = ''] = (isLine ? headed.exec(line) : undefined) ?? find(tool, line) ?? []
  const [called = ''] = words.split(/ (?:for|of|by|from|on|in|at) /iu)
  return [words, called].map(asStems).filter((stems) => stems.trim() !== '')
}

const plainlyNamed = 9

/** The kind with the longest trigger that weighs enough and stands there. */
function bestNamed(text: string, least: number, isThere: (stems: string) => boolean): Archetype | undefined {
  let best: { archetype: Archetype; rank: number } | undefined
  for (const archetype of archetypes)
    for (const { stems, weight } of archetype.triggers) {
      if (weight < least || !isThere(stems)) continue
      const rank = stems.length * 100 + weight
      if (best && rank <= best.rank) continue
      if (archetype.needs?.test(text) === false || archetype.unless?.test(text)) break
      best = { archetype, rank }
    }
  return best?.archetype
}

/** The kind that a few words name, all of them: their stems, with spaces around. */
export const kindNamed = (words: string, least = leastWeight): Archetype | undefined =>
  bestNamed(words, least, (stems) => words === stems)

/** The kind whose words stand in what the app is called in the first sentence: "a task manager app built around a calendar". */
export function calledKind(text: string): Archetype | undefined {
  const called = calledStems(text)
  return called === '' ? undefined : bestNamed(text, plainlyNamed, (stems) => called.includes(stems))
}

/**
 * The kind of app that a line of a catalogue names with the last words before "with", undefined where it names none: what it
 * has beside that speaks for no other kind.
 */
export function headedKind(text: string): Archetype | undefined {
  const headings = headingsOf(text)
  return headings.length === 0
    ? undefined
    : bestNamed(text, leastWeight, (stems) => headings.some((each) => each.endsWith(stems)))
}
