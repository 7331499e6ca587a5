import { plainOpenings } from './wish-openings.ts'
import { asksForApp, isWish } from './is-wish.ts'
import { withoutMakers } from './program-turns.ts'
import { asWhoseApp } from './whose-app.ts'
import { asksWhomItIsFor, isComplaint, isToldBefore } from './told-background.ts'

/** What somebody wants, apart from what they tell of how things are without it. */
export interface SplitDescription {
  wish: string
  /** The sentences that are no wish, in one line; empty where there are none. */
  background: string
}

const isListed = /^\s*(?:[-*•–]|\d+[.)])\s/u
/** Fewer words tell no app. */
const fewestWords = 7

/**
 * Parts a description as people write it in posts and letters: first what annoys them, then what an app should do. What
 * annoys them names what it is about, but is nothing in the app. Where no wish is left, all of it is one.
 */
export function splitBackground(text: string): SplitDescription {
  const lines = text
    .split('\n')
    .map((line) => (isListed.test(line) ? [line] : line.split(/(?<=[.!?]["”’')]?) +(?=\S)/u)))
  const isTold = backgroundOf(lines.flat())
  let place = 0
  const background: string[] = []
  const wish = lines
    .map((line) =>
      line
        .filter((sentence) => {
          const isKept = !isTold[place]
          place += 1
          if (!isKept) background.push(withoutExamples(sentence))
          return isKept
        })
        .join(' '),
    )
    .join('\n')
    .trim()
  return background.length > 0 && wish.split(/\s+/u).length >= fewestWords
    ? { wish, background: background.join(' ') }
    : { wish: text, background: '' }
}

/** "I forget my chores: salting the dishwasher, grooming the dog": what comes behind is of all kinds. */
const withoutExamples = (sentence: string): string =>
  /,[^:]*$/u.test(sentence) ? sentence.replace(/:\s[^:]*$/u, '.') : sentence

/** What somebody wants, in plain words. */
export const wishOf = (text: string): string =>
  plainOpenings(splitBackground(asWhoseApp(withoutMakers(text))).wish)

/** Which of the sentences tell how things are. */
function backgroundOf(sentences: readonly string[]): boolean[] {
  const asked = sentences.findIndex((sentence) => asksForApp(sentence))
  const first = asked < 0 ? sentences.findIndex((sentence) => isWish(sentence)) : asked
  const isPlain = sentences.map((sentence) => !isListed.test(sentence) && !isWish(sentence))
  const isTold = sentences.map(
    (sentence, place) =>
      isPlain[place] === true &&
      (isComplaint(sentence) ||
        (place < first && isToldBefore(sentence)) ||
        (place === 0 && asksWhomItIsFor(sentence))),
  )
  // Around a complaint that leads to "there should be an app" all else belongs to it.
  const isLedTo = asked > 0 && isTold.slice(0, asked).includes(true)
  return isTold.map((isSo, place) => isSo || (isLedTo && place < asked && isPlain[place] === true))
}
