/** Length of the text in UTF-8, in bytes. Counts instead of encoding: no copy of a large document. */
export function measureBytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x80) continue
    // Two bytes up to U+07FF, else three; each half of a surrogate pair counts two of the pair's four.
    bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2
  }
  return bytes
}
