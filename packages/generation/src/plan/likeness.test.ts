import { describe, expect, it } from 'vitest'
import { archetypes } from '../archetypes/index.ts'
import { understand } from '../understand/understand.ts'
import { classify } from './classify.ts'
import { findSubject } from './find-entities.ts'
import { likenessOf } from './likeness.ts'

const kindOf = (prompt: string) => {
  const meant = understand(prompt)
  return classify(meant, findSubject(meant.phrases, meant.seed, meant.isEnglish)).main.id
}

describe('likenessOf', () => {
  it('knows what people write who want each kind of app', () => {
    for (const { id, examples } of archetypes) expect(examples.length, id).toBeGreaterThanOrEqual(12)
  })

  it('is 1 at most, and 0 of what shares no word', () => {
    for (const { examples } of archetypes.slice(0, 40)) {
      for (const likeness of likenessOf(understand(examples[0] ?? '').stems).values()) {
        expect(likeness).toBeGreaterThan(0)
        expect(likeness).toBeLessThanOrEqual(1)
      }
    }
    expect(likenessOf(' zyx qwv ').size).toBe(0)
  })
})

// None of them names its kind by the words that are listed for it.
describe('a description in words of its own', () => {
  it.each([
    ['Search the catalogue, reserve a book, renew it, see which branch is open and show my card', 'library'],
    ['Fabric stash, patterns with sizes, sewing projects and their progress', 'sewing-patterns'],
    ['Naps, meals, moods and sick notes of the nursery for parents, with a daily report', 'daycare'],
    ['what each of us spent on the trip and who must give how much to whom', 'split'],
    ['Swipe through greyhounds from the shelter, write to it about the one for our sofa', 'adoption'],
    [
      'the street lamp in front of our house is dark, tell the town and see when it is mended',
      'street-reports',
    ],
    ['points for our card evenings instead of on a beer mat', 'score-keeper'],
    ['crackling fire, rain and a far train, each with its own slider', 'sound-mixer'],
    [
      'for the girl who feeds our tomcat while we are away: instructions, and she sends a picture',
      'pet-sitting',
    ],
  ])('%s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it.each([
    'watermill: sluice settings, millstone dressing, grain ground per hour',
    'Glass rods, kiln programs, annealing times and a price per bead',
    '',
  ])('is of no kind when it is like none: %s', (prompt) => expect(kindOf(prompt)).toBe('generic'))
})
