const plain = /^[\u0020-\u007e]*$/
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\ufe0f/u
const noRoom = /^[\p{M}\p{Cf}]+$/u
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Columns a line takes in an editor: East Asian signs and emoji take two, marks on letters none. */
export function textWidth(line: string): number {
  if (plain.test(line)) return line.length
  let width = 0
  for (const { segment } of signs.segment(line))
    width += noRoom.test(segment) ? 0 : wide.test(segment) ? 2 : 1
  return width
}
