import { safeWebAddress } from '../web-address.ts'
import type { ListItem } from './definition.ts'

/**
 * The entries of a list, of which those with the same picture get others of the same words: "plant", "plant 2".
 * The first keeps its own. The same array where no picture comes twice.
 */
export function varyPictures(items: ListItem[]): ListItem[] {
  const seen = new Map<string, number>()
  const varied = items.map((item) => {
    if (!item.image || safeWebAddress(item.image) !== undefined) return item
    const words = item.image.toLowerCase()
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return count === 1 ? item : { ...item, image: `${item.image} ${count}` }
  })
  return varied.some((item, index) => item !== items[index]) ? varied : items
}
