/**
 * Reads the small tables the data files are written in: the first line names the columns, the others hold a
 * row each, cells are separated by `|`. An empty cell is left out of its row.
 */
export function readTable(source: string): Record<string, string>[] {
  const [head, ...lines] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const keys = (head ?? '').split('|').map((key) => key.trim())
  return lines.map((line) => {
    const row: Record<string, string> = {}
    for (const [index, cell] of line.split('|').entries()) {
      const key = keys[index]
      if (key && cell.trim() !== '') row[key] = cell.trim()
    }
    return row
  })
}
