import type { ListItem } from './definition.ts'

/** An item and where it stands in the document's list: its values are kept under that index. */
export interface ListEntry {
  item: ListItem
  index: number
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The items in whose words every word of the query occurs, whatever its case and accents; all for an empty query. */
export function findEntries(items: readonly ListItem[], query: string): ListEntry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => {
      const words = plain([item.title, item.subtitle, item.overline, item.text, item.meta].join(' '))
      return wanted.every((word) => words.includes(word))
    })
}
