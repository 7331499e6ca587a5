/** Nouns that are written in one piece or in two, by the place where they part. Those of verbs ("check out") are none. */
const written = `
  house|plant song|bird bird|song sketch|book note|book cook|book song|book log|book grade|book hand|book audio|book
  scrap|book story|book story|board score|board sound|board leader|board clip|board snow|board skate|board
  flash|card post|card time|sheet time|table time|line time|zone wish|list watch|list want|list set|list check|list
  play|list book|mark book|shop book|store drug|store work|shop barber|shop market|place birth|day play|date
  camper|van bee|keeper bee|hive green|house dark|room class|room help|desk house|work home|work pay|roll
  news|letter news|paper pass|word pass|port air|port air|line flash|light life|boat life|guard live|stream
  baby|sitter dog|sitter pet|sitter house|keeper score|keeper stop|watch smart|watch screen|play hash|tag bar|code
  back|pack crypto|currency micro|blog photo|graph data|base web|site user|name home|brew ride|share flat|share
`
  .trim()
  .split(/\s+/)

const joined: ReadonlyMap<string, string> = new Map(
  written.map((noun) => [noun.replace('|', ' '), noun.replace('|', '')]),
)

/** The words, and before each pair of them that is also written as one that one: "house plant" is a "houseplant" too. */
export function withCompounds(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? ''
    const pair = `${word} ${next}`
    const whole = joined.get(pair) ?? (next.endsWith('s') ? joined.get(pair.slice(0, -1)) : undefined)
    return whole ? [whole, word] : [word]
  })
}
