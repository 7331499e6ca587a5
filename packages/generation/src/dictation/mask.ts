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

const open = '\uE000'
const close = '\uE001'

/** Marks are a number between two controls, one pair for quotes and one for brackets. */
export function mask(text: string): Masked {
  const kept: string[] = []
  const keep = (kind: 'q' | 'b') => (_: string, inner: string) =>
    `${open}${kind}${kept.push(inner.trim()) - 1}${close}`
  const masked = text
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
    plain: (piece) => spaced(unmask(piece).replaceAll(marks, ' ')),
    bare: (piece) => spaced(piece.replaceAll(marks, ' ')),
  }
}

const marks = new RegExp(`${open}[qb]\\d+${close}`, 'g')
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
