/** Stands for dashes and other marks that hold clauses apart. */
export const clauseMark = '\u00a6'
const chunk = 4_096

/**
 * English text without signs beyond Latin-1, as far as only dashes, bullets and pictures are meant. The engine compiles
 * every regular expression a second time for the first text that has such a sign, which takes most of a second.
 */
export function inLatin(text: string): string {
  if (/^[^\u0100-\uffff]*$/.test(text)) return text
  const plain = text
    .replaceAll(/(?<=\d)\s?[\u2012-\u2015]\s?(?=\d)|\u2011/g, '-')
    .replaceAll('\u2026', '...')
    .replaceAll(/[\u2022\u2023\u25aa\u25cf\u25e6]/g, '*')
    .replaceAll(/\ufe0f|\u200d/g, '')
    .replaceAll(/[^\s!-\u00ff\p{L}\p{M}\p{N}]+/gu, clauseMark)
  return /^[^\u0100-\uffff]*$/.test(plain) ? narrow(plain) : plain
}

/** The same text made anew: parts of a wide string stay wide. */
function narrow(text: string): string {
  const parts: string[] = []
  for (let start = 0; start < text.length; start += chunk)
    parts.push(
      String.fromCharCode(...Array.from(text.slice(start, start + chunk), (sign) => sign.charCodeAt(0))),
    )
  return parts.join('')
}
