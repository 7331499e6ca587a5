/** Something the palette can find. */
interface Searchable {
  id: string
  label: string
  description: string
}

/**
 * How well `text` answers `query`, case aside: exact 1000, prefix 500, substring 250, all characters in order
 * 1 to 200 (the closer together the more), else 0.
 */
export function scoreText(query: string, text: string): number {
  const wanted = query.trim().toLowerCase()
  const given = text.toLowerCase()
  if (wanted === '') return 0
  if (given === wanted) return 1000
  if (given.startsWith(wanted)) return 500
  if (given.includes(wanted)) return 250
  return scoreInOrder(wanted, given)
}

/** The best score over label, id and description. */
function scoreEntry(query: string, entry: Searchable): number {
  return Math.max(
    scoreText(query, entry.label),
    scoreText(query, entry.id),
    scoreText(query, entry.description),
  )
}

/** The entries that answer the query, best first; equals keep their order. A blank query returns all. */
export function fuzzySearch<Entry extends Searchable>(query: string, entries: readonly Entry[]): Entry[] {
  if (query.trim() === '') return [...entries]
  return entries
    .map((entry) => ({ entry, score: scoreEntry(query, entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

/** Characters that follow each other directly weigh most; the whole stays under a substring's 250. */
function scoreInOrder(wanted: string, given: string): number {
  let from = 0
  let gaps = 0
  for (const character of wanted) {
    const at = given.indexOf(character, from)
    if (at === -1) return 0
    if (from > 0) gaps += at - from
    from = at + character.length
  }
  return Math.max(1, 200 - gaps * 10)
}
