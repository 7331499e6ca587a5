/** Width of the floating bar, and of the items' row on wide screens, in px at most. */
export const widestBar = 560

/** Sizes of an item's words, in px: the usual, and the least in which they are read. */
export const usualSize = 12
const leastSize = 10
/** Mean width of a letter of them, as a share of their size; and what stays free beside them, in px. */
const letterWidth = 0.54
const besideWords = 4

/** The size in which the longest of the titles fits its share of the bar, in px: the same for all of them. */
export function wordSize(titles: readonly string[], screenWidth: number): number {
  const room = Math.min(screenWidth, widestBar) / Math.max(1, titles.length) - besideWords
  const longest = Math.max(1, ...titles.map((title) => title.length))
  const fitting = Math.floor((2 * room) / (longest * letterWidth)) / 2
  return Math.min(usualSize, Math.max(leastSize, fitting))
}
