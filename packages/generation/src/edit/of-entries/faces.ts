import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { listsOf } from '../plainly/list-looks.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const pictures = '(?:photos?|pictures?|images?|faces?)'
const notNames =
  '(?:instead of|rather than|not|and not|,?\\s+no)\\s+(?:the\\s+|their\\s+|just\\s+)?(?:names?|text|words|letters)'
const forms = [
  // "Can the family call buttons have photos instead of names?"
  `^(?:(?:can|could|should)\\s+)?(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,30}?)\\s+(?:(?:should|must|could)\\s+)?(?:have|show|be|use|get)\\s+(?:with\\s+)?${pictures}\\s+${notNames}\\??$`,
  // "For the partners show pictures instead of names".
  `^(?:for|on|in|with)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,30}?),?\\s+(?:please\\s+)?(?:show|use|have|put)\\s+${pictures}\\s+${notNames}$`,
  `^(?:show|use|have|put)\\s+${pictures}\\s+${notNames}\\s+(?:for|on|in|of)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,30})$`,
].map((form) => new RegExp(form, 'iu'))

/** "The family call buttons": those one calls, whatever they are drawn as. */
function listsFor(document: AppDocument, what: string): ComponentNode[] {
  const bare = what.replace(/\s*\b(?:buttons?|lists?|rows?|lines?|entries|tiles|cards)$/i, '').trim()
  for (const words of [bare, ...bare.split(' ')]) {
    const lists = listsOf(document, words).filter((node) => isOfEntries(node) && itemsOf(node).length > 1)
    if (lists.length > 0) return lists
  }
  const stems = stemsIn(bare)
  return [...walkNodes(document)]
    .map(({ node }) => node)
    .filter(
      (node) =>
        isOfEntries(node) &&
        itemsOf(node).length > 1 &&
        stemsIn(node.label).some((stem) => stems.includes(stem)),
    )
}

/** A large picture with the name below it in one small line. */
const asPicture = (item: JsonValue): JsonValue => {
  if (!isEntry(item)) return item
  const { subtitle: _, value: __, chevron: ___, icon: ____, avatar, ...rest } = item
  return withPart(
    rest,
    'image',
    textOf(item, 'image') ??
      (typeof avatar === 'string' ? `portrait ${avatar}` : (textOf(item, 'title') ?? '')),
  )
}

/** "Photos instead of names": two large pictures beside each other. */
const asFaces: EditRule = (clause, document): EditOutcome | undefined => {
  const what = forms.map((form) => form.exec(clause)?.groups?.what).find((each) => each !== undefined)
  if (what === undefined) return undefined
  const lists = listsFor(document, what)
  if (lists.length === 0)
    return refuse(`No list of the app is called “${what}”. Try "Show the list as pictures" with its name.`)
  const commands = lists.map((node): Command => ({
    type: 'set-properties',
    id: node.id,
    set: { layout: 'grid', columns: 2, height: 180, items: itemsOf(node).map(asPicture) },
  }))
  return {
    commands,
    note: `${capitalise(lists[0]?.label ?? what)}: large pictures now. The name stays below each, small: it is what a screen reader says.`,
  }
}

/** Pictures of what is there, instead of its words. */
export const faceRules: readonly EditRule[] = [asFaces]
