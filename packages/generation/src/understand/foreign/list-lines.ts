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
  const lines = inOwnLines(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const form = lines.some((line) => marker.test(line)) || !isCounted(lines) ? marker : bareNumber
  const isMarked = lines.some((line) => form.test(line))
  // Short lines one below the other are a list without signs.
  const isPlain =
    !isMarked && lines.length > fewest && lines.slice(1).every((line) => shortLine.test(line.trim()))
  return lines
    .map((line, index) => ({
      text: line.replace(form, '').trim(),
      isItem: isPlain ? index > 0 : form.test(line),
    }))
    .filter((line) => line.text !== '')
}

const fewest = 3
const shortLine = /^[^.!?。！？]{2,48}$/u
/** "1 cultos", "2 células", one below the other. */
const bareNumber = /^\s*\d{1,2}\s(?=\p{L})/u
const isCounted = (lines: readonly string[]): boolean => {
  const numbers = lines.flatMap((line) => (bareNumber.test(line) ? [Number.parseInt(line, 10)] : []))
  return numbers.length > 2 && numbers.every((number, index) => number === index + 1)
}

function inOwnLines(text: string): string {
  const numbers = [...text.matchAll(numbered)].map(([, number]) => Number(number))
  const isInOrder = numbers.length > 2 && numbers.every((number, index) => number === index + 1)
  return isInOrder ? text.replaceAll(numbered, (_all, number: string) => `\n${number}. `) : text
}
