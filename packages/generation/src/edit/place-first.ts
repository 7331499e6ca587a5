import type { AppDocument, Screen } from '@kwiq/app-model'
import { findHost, splitHost } from './find-host.ts'
import { findNamedScreen } from './find-screen.ts'
import { reword } from './reword.ts'
import { instructionVerbs } from './split-clauses.ts'

const wish = new RegExp(
  `^(?:(?:please|also|just|then)\\s+)*(?:(?:${instructionVerbs})\\b|(?:the|our|my|an?|all|every|each)\\s|\\S+(?:\\s\\S+){0,3}\\s(?:should|must|has to|needs to)\\s)`,
  'i',
)
const verbFirst = new RegExp(`^(?:(?:please|also|just|then)\\s+)*(?:${instructionVerbs})\\b`, 'i')

/** "Booking form: add a field": before the colon stands where, behind it what. */
const beforeColon =
  /^(?:(?:on|in|at|for|under)\s+)?(?:the\s+|my\s+|our\s+)?([^:"“”]{2,40}?)\s?(?::|\s[-–—])\s+(.{4,400})$/iu
const mostWords = 6

/** The screen or form of that name; what only sounds like one is none. */
function placeCalled(document: AppDocument, words: string): Screen | undefined {
  if (verbFirst.test(words)) return undefined
  return (
    findNamedScreen(document, words) ??
    splitHost(document, `it on ${words}`).screen ??
    (/\b(?:form|screen|page)$/i.test(words) ? findHost(document, words)?.screen : undefined)
  )
}

/**
 * "Booking form: add a field", "in new habit the goal must be a number": where, and then what is wanted there, as a clause
 * each; the clause alone where it does not begin with a place of the app.
 */
export function placeFirst(clause: string, document: AppDocument): string[] {
  const [, alone] =
    /^(?:(?:when|while)\s+(.{4,30})|(?:on|in|at)\s+(.{3,30})|(.{3,30}\s(?:screen|page|form)))[:,]?$/i
      .exec(clause)
      ?.filter((part) => part !== undefined) ?? []
  const bare = alone === undefined ? undefined : placeCalled(document, alone)
  if (bare) return [placed(bare)]
  const [, named = '', wanted = ''] = beforeColon.exec(clause) ?? []
  if (named !== '' && wish.test(wanted)) {
    const screen = placeCalled(document, named)
    if (screen) return [placed(screen), asWish(wanted)]
    // Whom it is for is no place.
    if (/^for\s/i.test(clause) && /^an?\s/i.test(wanted)) return [asWish(wanted)]
  }
  const [, told = ''] =
    /^(?:on|in|at|under|when|while)\s+(?:the\s+|my\s+|our\s+)?([^"“”:]{8,300})$/i.exec(clause) ?? []
  const words = told.split(' ')
  for (let count = Math.min(mostWords, words.length - 2); count > 0; count -= 1) {
    const rest = words.slice(count).join(' ')
    const place = words.slice(0, count).join(' ').replace(/,$/, '')
    if (!wish.test(rest) || /\s(?:the|our|my|an?|all|every|each)$/i.test(place)) continue
    const screen = placeCalled(document, place)
    if (screen) return [placed(screen), asWish(rest)]
  }
  return [clause]
}

const placed = ({ name }: Screen) => `on the ${name} screen`

/** "A list with jobs" is to be added. */
const asWish = (words: string) =>
  reword(
    /^(?:an?|another|some)\s/i.test(words)
      ? `add ${words}`
      : // "Goal should be a number": of what stands there.
        /^(?!(?:the|our|my|all|every|each|it|they|we|people|users|customers)\s)[^,]{2,40}?\s(?:should|must|has to|needs to)\s/i.test(
            words,
          ) && !verbFirst.test(words)
        ? `the ${words}`
        : words,
  )
