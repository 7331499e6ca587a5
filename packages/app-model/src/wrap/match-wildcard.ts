/** Whether all of `text` fits `pattern`, in which `*` stands for any characters. In time of pattern times text. */
export function matchWildcard(pattern: string, text: string): boolean {
  let inPattern = 0
  let inText = 0
  let star = -1
  let starText = 0
  while (inText < text.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern
      starText = inText
      inPattern += 1
    } else if (pattern[inPattern] === text[inText]) {
      inPattern += 1
      inText += 1
    } else if (star >= 0) {
      // The last star takes one character more.
      starText += 1
      inPattern = star + 1
      inText = starText
    } else return false
  }
  while (pattern[inPattern] === '*') inPattern += 1
  return inPattern === pattern.length
}
