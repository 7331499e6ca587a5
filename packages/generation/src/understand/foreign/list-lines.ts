/** What an item of a list begins with: a dash, a dot, a number; a dash inside a word is none. */
const marker =
  /^\s*(?:[-–—•●▪▫◦‣*・·○◆◇■□▶►→✓✔✅☑]\s?|[\u2460-\u2473]\s?|\(?\d{1,2}[.)）、．](?!\d)\s?|[（(]\d{1,2}[)）]\s?|第?[一二三四五六七八九十]{1,2}[、.．]\s?|[a-h]\)\s)(?=\S)/u
/** "1) uno 2) dos 3) tres" in one line. */
const numbered = /(?<![\p{L}\p{N}.,:])\(?(\d{1,2})[).、．](?=\s?\p{L})\s?/gu

export interface Line {
  text: string
  /** It is an item of a list. */
  isItem: boolean
}

/** The lines of a description, without the signs its lists are made with; a counted list in one line has a line for each item. */
export function listLines(text: string): Line[] {
  return inOwnLines(text)
    .split('\n')
    .map((line) => ({ text: line.replace(marker, '').trim(), isItem: marker.test(line) }))
    .filter((line) => line.text !== '')
}

function inOwnLines(text: string): string {
  const numbers = [...text.matchAll(numbered)].map(([, number]) => Number(number))
  const isCounted = numbers.length > 2 && numbers.every((number, index) => number === index + 1)
  return isCounted ? text.replaceAll(numbered, (_all, number: string) => `\n${number}. `) : text
}
