/** What takes more than one byte. The engine leaps over the rest, which in most documents is nearly all. */
const beyondAscii = /[\u0080-\uffff]+/g

/** Length of the text in UTF-8, in bytes. Counts instead of encoding: no copy of a large document. */
export function measureBytes(text: string): number {
  let bytes = text.length
  for (const [run] of text.matchAll(beyondAscii)) {
    for (let index = 0; index < run.length; index += 1) {
      const code = run.charCodeAt(index)
      // Two bytes up to U+07FF, else three; each half of a surrogate pair counts two of the pair's four.
      bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2
    }
  }
  return bytes
}
