import { byWord } from '../../by-word.ts'
import type { AppDocument, Command, ComponentNode } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isOfEntries } from '../lists.ts'
import { placeMeant } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:make|let)\s+(?:the\s+)?(?<one>[\p{L} ]{3,24}?)\s+and\s+(?:the\s+)?(?<other>[\p{L} ]{3,24}?)\s+(?:lists?\s+|screens?\s+|pages?\s+|tabs?\s+)?(?:look\s+|be\s+)(?:more\s+|a bit\s+|really\s+)*(?:different(?:ly)?|unlike)(?:\s+from (?:each other|one another))?$/iu

/** The longest list of a screen of that name, or of such things. */
function listFor(document: AppDocument, words: string): ComponentNode | undefined {
  const lists = (placeMeant(document, words)?.components ?? kindNamed(document, words)?.lists ?? []).filter(
    (node) => isOfEntries(node) && itemsOf(node).length > 1,
  )
  return lists.toSorted((a, b) => itemsOf(b).length - itemsOf(a).length)[0]
}

const layoutOf = ({ properties }: ComponentNode): string => String(properties.layout ?? 'rows')
/** What a list looks like, in words people use. */
const looks: Readonly<Record<string, string>> = byWord({
  grid: 'pictures beside each other',
  rows: 'lines',
  media: 'lines with pictures',
})

/** "Make the wantlist and the collection look different": the first of them drawn in another way. */
const toldApart: EditRule = (clause, document): EditOutcome | undefined => {
  const { one, other } = form.exec(clause)?.groups ?? {}
  const [list, second] = [one, other].map((words) =>
    words === undefined ? undefined : listFor(document, words),
  )
  if (one === undefined || other === undefined) return undefined
  if (!list || !second || list === second)
    return refuse(
      `Say of which lists: ${!list || list === second ? one : other} has none of its own. Try "Show the list as pictures" with the name of the list.`,
    )
  const layout =
    ['grid', 'media', 'rows'].find((each) => each !== layoutOf(list) && each !== layoutOf(second)) ?? 'rows'
  const items = itemsOf(list).map((item) =>
    layout !== 'rows' && isEntry(item) && item.image === undefined
      ? withPart(item, 'image', textOf(item, 'avatar') ?? textOf(item, 'title') ?? '')
      : item,
  )
  const unset = layout === 'grid' ? [] : ['columns', 'height'].filter((key) => key in list.properties)
  const command: Command = {
    type: 'set-properties',
    id: list.id,
    set: { layout, items, ...(layout === 'grid' ? { columns: 2, height: 140 } : {}) },
    ...(unset.length > 0 ? { unset } : {}),
  }
  return {
    commands: [command],
    note: `${list.label}: ${looks[layout] ?? layout} now; ${second.label} stays as it was.`,
  }
}

/** Two lists that are to be told apart. */
export const toldApartRules: readonly EditRule[] = [toldApart]
