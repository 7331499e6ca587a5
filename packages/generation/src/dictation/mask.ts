/** A text whose quoted words and brackets are single marks, so that their commas and dots divide nothing. */
export interface Masked {
  text: string
  /** What stands between the quotes of a piece of the text, if it has any. */
  quoted(piece: string): string | undefined
  /** What stands in the brackets of a piece of the text, divided at commas. */
  bracketed(piece: string): string[]
  /** What stands in the brackets of a piece, as it is masked. */
  inner(piece: string): string | undefined
  /** A piece with its quotes written out and its brackets gone. */
  plain(piece: string): string
  /** A piece without its quotes and brackets. */
  bare(piece: string): string
}

/** Stands for the sign of the euro, which is none of Latin-1. */
export const euroMark = '\u00A4'
const open = '\u00A6'
const close = '\u00AC'

/**
 * Marks are a number between two signs nobody writes, a letter telling quotes from brackets. The signs are of Latin-1: the
 * engine compiles every expression a second time for text beyond it.
 */
export function mask(text: string): Masked {
  const kept: string[] = []
  const keep = (kind: 'q' | 'b') => (_: string, inner: string) =>
    `${open}${kind}${kept.push(written(inner.trim())) - 1}${close}`
  const masked = text
    .replaceAll(/[\u00A6\u00AC]/g, ' ')
    .replaceAll(/"([^"\n]{1,60})"/g, keep('q'))
    .replaceAll(/\(([^()\n]{1,120})\)/g, keep('b'))
  const find = (piece: string, kind: 'q' | 'b') => {
    const [, index] = new RegExp(`${open}${kind}(\\d+)${close}`).exec(piece) ?? []
    return index === undefined ? undefined : kept[Number(index)]
  }
  const unmask = (piece: string): string =>
    piece.replaceAll(
      new RegExp(`${open}q(\\d+)${close}`, 'g'),
      (_, index: string) => kept[Number(index)] ?? '',
    )
  return {
    text: masked,
    quoted: (piece) => find(piece, 'q'),
    inner: (piece) => find(piece, 'b'),
    bracketed: (piece) =>
      unmask(find(piece, 'b') ?? '')
        .split(/,|\/|\bor\b|\band\b/)
        .map((one) => one.trim())
        .filter((one) => one !== '' && !/^(?:e\.?g\.?|for example|such as|etc)$/i.test(one)),
    plain: (piece) => written(spaced(unmask(piece).replaceAll(marks, ' '))),
    bare: (piece) => written(spaced(piece.replaceAll(marks, ' '))),
  }
}

const written = (text: string) => text.replaceAll(euroMark, '€')
const marks = new RegExp(`${open}[qb]\\d+${close}`, 'g')
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
