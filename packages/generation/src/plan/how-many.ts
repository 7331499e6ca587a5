import type { Entity } from '../entity.ts'
import { toPlural, toSingular } from '../words/forms.ts'

const isWhole = /^\d{1,3}(?:,\d{3})*$/

/** How many of a thing an app has: as its own figures say, else as many as it shows. */
export function howMany({ figures, many, words, samples }: Entity): string {
  const said = figures.find(({ value, title }) => {
    const named = title.toLowerCase()
    return (
      isWhole.test(value) &&
      value !== '1' &&
      // Those one follows are fewer than there are; votes are not what is voted on.
      Number(value.replaceAll(',', '')) >= samples.length &&
      named !== 'votes' &&
      (named === many.toLowerCase() || words.some((word) => named === `${word}s`))
    )
  })
  return said?.value ?? String(samples.length)
}

/** Nouns no number stands before, in the singular and the plural. */
const uncounted =
  /(?:^| )(?:food|equipment|furniture|music|homework|software|laundry|luggage|advice|art|wildlife|gear|clothing|waste|data|information|research|stuff|stock|inventory)$/

/** What several of a thing are called behind their number: six pieces of "Jewelry", whose own word has no plural. */
export function countedAs({ one, many }: Pick<Entity, 'one' | 'many'>): string {
  const word = many.toLowerCase()
  if (one === many && uncounted.test(word)) return 'items'
  const isPlural = one === many || word !== toSingular(word) || one.toLowerCase() === toSingular(word)
  return isPlural ? word : toPlural(one.toLowerCase())
}
