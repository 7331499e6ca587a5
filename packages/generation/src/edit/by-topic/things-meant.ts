import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { mainList } from '../frames/kind-of-thing.ts'
import { isOfEntries } from '../lists.ts'
import { listsOf } from '../plainly/list-looks.ts'
import { itemsOf } from '../entry.ts'

/** Words that name nothing: what is left of a wish without them is what it is about. */
const small =
  /\b(?:please|pls|can|could|would|should|shall|must|may|we|i|you|they|it|me|us|people|users?|everyone|want|wants|need|needs|like|to|be|is|are|have|has|get|the|a|an|my|our|your|their|his|her|its|all|any|every|each|of|in|on|at|for|with|and|so|that|then|always|only|just|also|too|by|as|from|one|ones|list|lists|entries|items?|things?|screen|page|app|here|there|instead|when|see|show|showing|shown|display(?:ed)?|put|make|let)\b/giu

/** What is left of a text once the words that name nothing are gone, with single blanks. */
const withoutSmallWords = (text: string): string =>
  text
    .replaceAll(/[“”"'’.,;:!?()]/g, ' ')
    .replaceAll(small, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const unordered = /^(?:chips|stats|stories|bubbles|steps)$/

/**
 * The lists a wish is about by the words that are left of it: those of such things, the main list of the app where
 * none is named. Undefined where a word is left that names no list: then the wish is about something else.
 */
export function listsMeant(
  document: AppDocument,
  left: string,
  isMeant: (node: ComponentNode) => boolean = () => true,
): ComponentNode[] | undefined {
  const words = withoutSmallWords(left)
  const main = words === '' ? mainList(document) : undefined
  const named = words === '' ? (main ? listsOf(document, main.label) : []) : listsOf(document, words)
  const all = main && !named.includes(main) ? [main, ...named] : named
  const others = words === '' ? [...walkNodes(document)].map(({ node }) => node) : []
  const lists = (all.some(isMeant) ? all : others)
    .filter(isMeant)
    .filter(
      (node) =>
        isOfEntries(node) && itemsOf(node).length > 1 && !unordered.test(String(node.properties.layout)),
    )
  return lists.length > 0 ? lists : undefined
}
