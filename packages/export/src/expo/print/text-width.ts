const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const noRoom = /\p{M}|\u200b|\u200d|\ufe0f/u

/** Columns a line takes in an editor: East Asian signs and emoji take two, marks on letters none. */
export function textWidth(line: string): number {
  let width = 0
  for (const sign of line) width += noRoom.test(sign) ? 0 : wide.test(sign) ? 2 : 1
  return width
}
