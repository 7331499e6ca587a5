import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { namesOf, textOf } from '../testing/apps.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (prompt: string) => planApp(understand(prompt), 1).archetype.id

describe('a neighbouring kind of app', () => {
  test('gives way to a thing of which it has never heard', () => {
    const spindles =
      'As a weaver, I want to offer spindles. As a weaver, I want to find spindles by wood. As a weaver, I want to accept a swap request.'
    expect(namesOf(spindles)).toContain('Spindles')
    expect(textOf(spindles)).not.toMatch(/\bshift/i)
  })

  test('gives way where those who use the app are of another trade', () => {
    expect(
      kindOf('A fishmonger writes down which fish came in, how many kilos, and what is left at night.'),
    ).not.toBe('fishing')
    expect(
      kindOf('An angler writes down which fish he caught, where, with which bait, and its weight.'),
    ).toBe('fishing')
  })

  test('gives way where a thing is only lent', () => {
    const crates = 'A dairy lends crates to shops. Note how many crates each shop has and when they are due.'
    expect(kindOf(crates)).toBe('lending')
    expect(namesOf(crates)).toContain('Crates')
  })

  test('gives way where hardly a thing is known to it, or what is checked there is none of its own', () => {
    expect(kindOf('Piano movers’ notebook: pianos, staircases, straps used, next job')).not.toBe('piano')
    expect(
      kindOf('Escalator inspections: next date, defects with photos, signature of the inspector'),
    ).not.toBe('construction')
    expect(namesOf('Hydrant checks for the works team. Scan the tag, see its place and last test')).toContain(
      'Hydrants',
    )
  })

  test('books what is booked there, where somebody teaches something else', () => {
    const forging =
      'I teach bladesmithing and my pupils always ask when the forge is free. They should book a bench, see who helps them, and note which steel they used.'
    expect(kindOf(forging)).toBe('booking')
    expect(namesOf(forging).join(' ')).not.toContain('Bladesmithing')
  })

  test('is another where only the name of the thing is the same', () => {
    const reels =
      'I repair brass fishing reels and need to know how old each reel is, what maker built it, how badly it is scratched and which ones have been sold already.'
    expect(kindOf(reels)).not.toBe('short-videos')
  })

  test('keeps what it is called, and what it is like', () => {
    expect(kindOf('A recipe app. User can add a recipe with photo. User can rate a recipe.')).toBe('recipes')
    expect(kindOf('Kayak club: skippers upload photos and rate rivers, members join tours.')).toBe('club')
    expect(
      kindOf('Blood donation: donors book an appointment, nurses see the donors of the day, next date.'),
    ).toBe('blood-donation')
  })
})

test('things of another domain lend their samples to none', () => {
  const lamps =
    'As a stage hand, I want to scan a lamp to see where it hangs. As a stage hand, I want to report a faulty lamp. As a manager, I want to see when a lamp was tested.'
  expect(namesOf(lamps)).toContain('Lamps')
  expect(JSON.stringify(generateApp({ prompt: lamps }).document)).not.toMatch(/Living room|Bedside/)
})
