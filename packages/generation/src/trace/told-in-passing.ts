import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { has } from '../understand/searched.ts'

/** Where, when or how something of a story is: "in the middle of the screen", "from a dropdown", "after the other". */
const before =
  '(?:in|from|on|at|after|before|during|under|inside|into|next to|behind|above|below|within|as|like|via|through|than|without|until|with the words?)'
const little = '(?:the |an? |his |her |their |its |one |each |every |this |that )?'
/** "Number of differences", "list of trades": what is told of is the other noun. */
const isPlace =
  /^(?:(?:middle|top|bottom|side|corner|cent(?:er|re)|front|left|right|end|beginning|start)\b.*|(?:a )?(?:dropdown|drop-down|popup|pop-up|modal|dialog|tooltip|toast|box|second box|text box|circle|words?|others?|rest|fewer|more|row|column|line|lines|text|sides?|stock|moment|first|last|next|message|warning|[\p{L}-]+ message|(?:one|two|three|four|five|six|\d+) \p{L}+))$/iu

const colours =
  /^(?:green|red|blue|yellow|orange|grey|gray|black|white|right|wrong|bold|left)(?: or (?:green|red|blue|yellow|orange|grey|gray|black|white|right|wrong|bold|left))+$/i
/** What all of it comes to, and no value of one thing. */
const ofWhole =
  /^(?:today['’]?s|this (?:week|month|year)['’]?s?|weekly|monthly|yearly|overall|total|grand total|average|difference|sum of|balance|percentage)\b/i

/** What one says when one books. */
const ofBooking =
  /^(?:dates?|times?|day|date and time|(?:number of )?(?:guests|people|persons|seats|tickets|nights|adults|children)|phone|phone number)$/i
/** "Edit or delete": each of them has its own place. */
const isTwoDoings = (said: string): boolean => {
  const [, one = '', other = ''] = /^(\p{L}+) or (\p{L}+)$/u.exec(said.toLowerCase()) ?? []
  return one !== '' && strictVerbs.has(one) && strictVerbs.has(other)
}

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} -]/gu, '.')

const isAdverbial = (text: string, description: string): boolean =>
  new RegExp(String.raw`\b${before} ${little}(?:\p{L}+ ){0,2}${escaped(text)}\b`, 'iu').test(description) &&
  !new RegExp(
    String.raw`\b(?:see|sees|view|views|add|adds|create|creates|edit|enter|enters|choose|chooses|list of|and|with|,) ${little}(?:new |all |own )?${escaped(text)}\b`,
    'iu',
  ).test(description)

const longestTitle = 8
/** "Stock of a small warehouse. User can ...": what the title names is the app. */
function isOfTitle(said: string, description: string): boolean {
  const [title = ''] = description.split(/[.:;\n]/u)
  return (
    title.split(' ').length <= longestTitle &&
    !/\b(?:with|can|and|for)\b/i.test(title) &&
    new RegExp(String.raw`\b${escaped(said)}$`, 'iu').test(title.trim())
  )
}

/**
 * The screen that stands for what a story tells only in passing: where something is, how it looks, in what colour; and
 * what all things come to together, which stands with the figures. Undefined for what needs a place of its own.
 */
export function inPassing(extra: Extra, phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (!phrase.isOfStory) return undefined
  const [front] = plan.screens
  const said = phrase.label ?? phrase.text
  const first = (...kinds: readonly ScreenKind[]) => plan.screens.find(({ kind }) => kinds.includes(kind))
  if (extra.kind === 'action' && isTwoDoings(said)) return front
  if ((extra.kind === 'dates' || extra.kind === 'clock') && /\b(?:countdown|timer|seconds)\b/i.test(said))
    return first('quiz', 'game', 'board')
  if (phrase.verb) return undefined
  // Where a table is reserved one says when, and for how many.
  if (extra.kind === 'field' && has(ofBooking, extra.field.name) && first('slots')) return first('slots')
  if (extra.kind === 'choice' || extra.kind === 'field')
    if (has(colours, said) || (extra.kind === 'field' && has(colours, extra.field.name))) return front
  if (extra.kind === 'field' && has(ofWhole, extra.field.name) && phrase.isSeen)
    return first('stats', 'budget', 'cart')
  if (extra.kind === 'field')
    // "Menu by course": in what order it stands.
    return /^(?:fewer|more|less|others?|rest|\p{L}+ by \p{L}+)$/iu.test(extra.field.name) ? front : undefined
  if (extra.kind !== 'note' && extra.kind !== 'thing') return undefined
  if (isOfTitle(said, plan.description)) return front
  return has(isPlace, said) || isAdverbial(said, plan.description) ? front : undefined
}
