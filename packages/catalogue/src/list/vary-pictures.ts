import { isChosen } from '../chosen/chosen-picture.ts'
import { findSubject } from '../pictures/lookup.ts'
import { safeWebAddress } from '../web-address.ts'
import type { ListItem } from './definition.ts'

/**
 * The entries of a list, of which those whose words show the same picture get others of it: "plant", "plant 2". The
 * first keeps its own, as do those that have a number of their own. The same array where no picture comes twice.
 */
export function varyPictures(items: ListItem[]): ListItem[] {
  const taken = new Map<string, Set<number>>()
  const varied = items.map((item) => {
    if (!item.image || isChosen(item.image) || safeWebAddress(item.image) !== undefined) return item
    const { scene, detail, hues } = findSubject(item.image)
    const subject = [scene, detail, ...hues].join(' ')
    const numbers = taken.get(subject) ?? new Set()
    taken.set(subject, numbers)
    const own = Number(/\s(\d{1,3})$/.exec(item.image)?.[1] ?? 1)
    let number = own
    while (numbers.has(number)) number += 1
    numbers.add(number)
    return number === own ? item : { ...item, image: `${item.image.replace(/\s\d{1,3}$/, '')} ${number}` }
  })
  return varied.some((item, index) => item !== items[index]) ? varied : items
}
