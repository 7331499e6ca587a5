/** Letters of a label that still fits a list's title. */
const longest = 26

/** What punctuation holds apart. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/[.,;:!?¿¡\n()[\]/"|•·–—،؛؟。、，；：！？「」『』（）]|\s-\s/u)
    .filter((piece) => piece.trim() !== '')

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

/** At most four words that fit a title; what would hang in the air at its end goes. */
export function fitting(words: readonly string[], joining: ReadonlySet<string>): string[] {
  const kept = words.slice(0, 5)
  const hangs = (word: string | undefined) =>
    word !== undefined &&
    (joining.has(word.toLowerCase()) ||
      /^(?:la|el|los|las|le|les|il|gli|lo|par|por|per|miei|mie|mio|mia|mes|mon|ma|mis|mi|meus|minhas|meu|minha|suoi|sue|ses|nos|notre|nossos|nossas|nuestros|nuestras|nostri|nostre)$/i.test(
        word,
      ))
  while (kept.length > 1 && (hangs(kept.at(-1)) || kept.length > 4 || kept.join(' ').length > longest))
    kept.pop()
  const label = kept.join(' ')
  return label === '' || hangs(label) ? [] : [capital(label)]
}
