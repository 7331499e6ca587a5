import { capitalise } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { opens } from './screen-names.ts'
import { findAll } from '../understand/searched.ts'

const name = String.raw`"?(?:\p{Lu}[\p{L}\d'&/-]*)(?: [\p{L}\d'&/-]+){0,3}?"?`
/** "Tours" (next tours with date)": what is on each stands in brackets. */
const inBrackets = new RegExp(
  String.raw`(?<=^|[\s:.,;])(${name})(?: (?:screen|page|tab|view))? \(([^()\n]{4,240})\)(?: (?:screen|page|tab))?`,
  'gu',
)
const nameAlone = new RegExp(String.raw`^(?:and |the )*(${name})(?: (?:screen|page|tab|view))?$`, 'u')
const drawn =
  /\b(?:cards?|list|grid|pictures?|photos?|images?|map|buttons?|stepper|fields?|charts?|icons?|search bar|toggle|switch|tabs|avatar|thumbnail)\b/i
const leastDrawn = 2
const component =
  /\b(?:buttons?|fields?|inputs?|toggles?|switch(?:es)?|links?|bars?|lists?|cards?|icons?|tabs?|charts?|maps?|images?|photos?|pictures?|forms?|text|titles?|badges?|pickers?|sliders?|chips?|rows?|summary)\b/i
const mostInButton = 4
const pressed = /^(?:skip|next|continue|retry|log|sign|reset|change|generate|select|apply|done)$/i

/** "Skip", "delete all data": what one does there is pressed. */
function asParts(told: string, isMenu: boolean): string {
  const items = told.split(/, (?:and )?(?=[^"]*(?:"[^"]*"[^"]*)*$)/u)
  const rows: string[] = []
  const others = items.flatMap((item) => {
    const words = item.trim().split(' ')
    const [first = ''] = words
    const isDone =
      (strictVerbs.has(first.toLowerCase()) || pressed.test(first)) && words.length <= mostInButton
    if (component.test(item) || (!isDone && !isMenu)) return [item]
    if (isMenu) {
      rows.push(capitalise(item.trim()))
      return []
    }
    return [`a "${capitalise(item.trim())}" button`]
  })
  return [...(rows.length > 0 ? [`menu rows: ${rows.join(', ')}`] : []), ...others].join(', ')
}

/**
 * A text that lists its screens with what is on each in brackets ("Screens: Wines (cards with picture, filter by colour), Cart
 * (total, pay button), Settings"), with a sentence for each; `usualOn` says what is on one of which only the name is told.
 */
export function withBracketedScreens(text: string, usualOn: (name: string) => string): string {
  const found = findAll(inBrackets, text)
  const [first] = found
  const last = found.at(-1)
  const areDrawn = found.filter(([, , told = '']) => told.includes(',') && drawn.test(told)).length
  // Where most brackets name things and no components, the kind of app says how they look.
  if (!first || !last || areDrawn < leastDrawn || areDrawn * 2 < found.length) return text
  const before = text
    .slice(0, first.index)
    .replace(/(?:(?:the )?(?:screens|pages|views|tabs)(?: are)?)?[:,\s]+$/iu, '')
  let said = before === '' ? '' : `${before.replace(/[.;\s]+$/u, '')}.`
  let from = first.index
  const tellBetween = (between: string): boolean =>
    between
      .split(/[,;]/u)
      .map((each) => each.trim().replace(/^and$/u, ''))
      .filter((each) => each !== '')
      .every((each) => {
        const [, alone] = nameAlone.exec(each) ?? []
        if (alone === undefined) return false
        said += ` ${opens(alone)}${usualOn(alone)}.`
        return true
      })
  for (const match of found) {
    const between = text.slice(from, match.index)
    if (!tellBetween(between.replace(/\band\s*$/u, ''))) said += ` ${between.replace(/^[,;]? ?/u, '').trim()}`
    const [, called = '', told = ''] = match
    said += ` ${opens(called)}${asParts(told, /^"?(?:settings|menu|more)/i.test(called))}.`
    from = match.index + match[0].length
  }
  const rest = text.slice(from)
  const end = /[.\n]/u.exec(rest)?.index ?? rest.length
  return tellBetween(rest.slice(0, end))
    ? `${said}${rest.slice(end).replace(/^\./u, '')}`
    : `${said}${rest.replace(/^\./u, '')}`
}
