import { type AppDocument, type ComponentNode, type JsonValue, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { inState } from './states.ts'
import { markColor, markEntries, toneFor } from './marks.ts'

const occasion = '(?:when(?:ever)?|after|once|as soon as|if)'
const colored = `(?:\\s+in\\s+(?<color>${markColor}))?`
const forms = [
  // "When all the boxes of a room are ticked, show the room as done".
  `^${occasion}\\s+(?<cause>[^,"“”]{4,80}?),?\\s+(?:then\\s+|please\\s+)*(?:show|mark|label|flag|list|display)\\s+(?<what>it|them|(?:the|that|this)\\s[\\p{L} ]{3,24}?)\\s+(?:as|with)\\s+["“]?(?<state>[\\p{L}' ]{3,16}?)["”]?${colored}(?:,?\\s+(?:until|till)\\s.{3,40})?$`,
  // "After someone borrows the ladder it should say "lent" in red until it is back".
  `^${occasion}\\s+(?<cause>[^,"“”]{4,80}?),?\\s+(?<what>it|they|(?:the|that|this)\\s[\\p{L} ]{3,24}?)\\s+(?:should|must|needs? to)\\s+(?:say|read|be marked(?: as)?|be shown as|be labell?ed(?: as)?|show(?: as)?|have the (?:mark|label|badge))\\s+["“](?<state>[^"“”]{3,20})["”]${colored}(?:,?\\s+(?:until|till)\\s.{3,40})?$`,
  // "When a course is full show it in red".
  `^${occasion}\\s+(?:an?|the|any|one of the|one of our)\\s+(?<what>[\\p{L} ]{3,24}?)\\s+(?:is|gets|was|has been)\\s+(?<state>[\\p{L}]{3,16}(?:\\s\\p{L}{2,8})?),?\\s+(?:then\\s+|please\\s+)*(?:(?:show|mark|make|colou?r|highlight|turn|paint|list)\\s+(?:it|that|this|them)|(?:it|that|they)\\s+(?:should|must)\\s+(?:be(?:\\s+shown|\\s+marked)?|turn|go|show(?: up)?))\\s+(?:in\\s+)?(?<color>${markColor})$`,
].map((form) => new RegExp(form, 'iu'))

interface Meant {
  lists: readonly ComponentNode[]
  /** One thing of them, where a sentence names it. */
  isNamed?: (item: JsonValue) => boolean
}

/** Lists that tell of one thing. */
const ofOne = /^(?:details|at a glance|contact|numbers|today in numbers|more to do)$/i
const listsIn = (document: AppDocument): ComponentNode[] =>
  [...walkNodes(document)]
    .map(({ node }) => node)
    .filter((node) => isOfEntries(node) && itemsOf(node).length > 1 && !ofOne.test(node.label))

/** The lists of such things; the thing itself where it is the title of an entry: "the ladder". */
function thingsNamed(document: AppDocument, noun: string): Meant | undefined {
  const kind = kindNamed(document, noun, true)
  if (kind && kind.lists.length > 0) return { lists: kind.lists }
  const stems = stemsIn(noun)
  if (stems.length === 0) return undefined
  const isIn = (text: string) => stems.every((stem) => stemsIn(text).includes(stem))
  const isNamed = (item: JsonValue) => isIn(textOf(item, 'title') ?? '')
  const holding = listsIn(document).filter((node) => itemsOf(node).some(isNamed))
  if (holding.length > 0) return { lists: holding, isNamed }
  // "Room labels" are of rooms.
  const about = listsIn(document).filter(({ label }) => isIn(label))
  return about.length > 0 ? { lists: about } : undefined
}

/** What the mark is for: as it is said behind the occasion, else what the occasion is about. */
function meantIn(document: AppDocument, cause: string, what: string): Meant | undefined {
  const nouns = /^(?:it|they|them)$/i.test(what)
    ? cause
        .split(/\s+(?:is|are|was|were|has|have|gets?)\s|\b(?:the|an?|all|every|each|our|my)\s/i)
        .map((part) => part.trim())
        .filter((part) => /^[\p{L} ]{3,24}$/u.test(part))
        .toReversed()
    : [what.replace(/^(?:the|that|this)\s+/i, '')]
  return nouns.map((noun) => thingsNamed(document, noun)).find(Boolean)
}

/**
 * "When all boxes of a room are ticked, show the room as done": those that say so have the mark, else the first as an
 * example, as nothing is worked out.
 */
const markWhen: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.state || found.what === undefined) return undefined
  const word = capitalise(found.state.trim())
  const meant = meantIn(document, found.cause ?? '', found.what)
  if (!meant)
    return refuse(
      `What is to say “${word}” is in no list of the app. Name an entry of a list: for instance 'Add a badge "${word}" to the first entry'.`,
    )
  const { lists, isNamed } = meant
  const isSo = isNamed ?? inState(lists, found.state)
  const [first] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const example = first && textOf(itemsOf(first)[0], 'title')
  const isMeant = isSo ?? ((item: JsonValue) => textOf(item, 'title') === example)
  const mark = { word, tone: toneFor(found.color, word) }
  const commands = lists.flatMap((node) => markEntries(node, mark, isMeant, node === first))
  if (commands.length === 0)
    return refuse(`Those that are ${found.state.toLowerCase()} say “${word}” already.`)
  return {
    commands,
    note: `“${word}” is a mark on ${isNamed || !isSo ? 'a sample' : 'the samples that are so'}: screens show examples, and nothing is worked out from what is entered.`,
  }
}

/** What marks an entry once something has happened. */
export const markedWhenRules: readonly EditRule[] = [markWhen]
