/** The values of a row, one by one: "name (first, last), phone and town" are three. */
export function rowValues(row: string): string[] {
  const values: string[] = []
  let depth = 0
  let value = ''
  for (const letter of row) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth === 0 && (/[,;]/.test(letter) || (letter === '+' && value.endsWith(' ')))) {
      values.push(value)
      value = ''
    } else value += letter
  }
  const last = value.trim()
  // "Sail number, class and year", but "fuel and oil level" is one of several.
  const inner = /^(?:(?:and|plus|&) )?([^()]+?) (?:and|plus|&) ([^()]+(?:\([^()]*\))?)$/u.exec(last)
  return [...values, ...(inner ? [inner[1] ?? '', inner[2] ?? ''] : [last.replace(/^(?:and|plus|&) /u, '')])]
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
