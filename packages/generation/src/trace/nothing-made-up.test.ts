import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../index.ts'
import type { Phrase } from '../understand/phrase.ts'
import { isAdjunct } from './adjunct.ts'
import { isFragment } from './fragment.ts'
import { isListedValue } from './listed-value.ts'

const phrase = (text: string): Phrase => ({ text, words: text.split(' '), stems: [], options: [] })

const nodesOf = (prompt: string): ComponentNode[] =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) => [...walkComponents(components)])
/** Titles and values of all rows, tiles and figures. */
const rowsOf = (prompt: string): { title?: unknown; value?: unknown }[] =>
  nodesOf(prompt).flatMap(({ properties: { items } }) =>
    Array.isArray(items)
      ? items.flatMap((item) =>
          typeof item === 'object' && item !== null && !Array.isArray(item) ? [item] : [],
        )
      : [],
  )

describe('where, when and for whom something is', () => {
  it.each([
    ['old fire engine', 'We sell pizza from an old fire engine', true],
    ['tram', 'Listen to my lessons offline on the tram', true],
    ['stiff neck', 'Stretches for a stiff neck, every two hours', true],
    ['subtitles', 'A video player with subtitles', false],
    ['map', 'Huts, a map, and paths on the map', false],
    ['tram', 'Trams of my town: delays of each tram', false],
  ])('%s: %s', (words, text, isSo) => {
    expect(isAdjunct(phrase(words), text)).toBe(isSo)
  })

  it('is nothing that has no words', () => {
    expect(isAdjunct(phrase(''), 'On the tram')).toBe(false)
  })

  it('gets no tile of its own', () => {
    const titles = rowsOf('Calligraphy drills with a broad nib on ruled paper').map(({ title }) => title)
    expect(titles).not.toContain('Ruled paper')
  })
})

describe('what is left of a clause', () => {
  it.each(['kids eat', 'boss approves', 'coins dropping', 'host pauses for everyone', 'below', 'myself'])(
    '%s names nothing',
    (words) => {
      expect(isFragment(phrase(words))).toBe(true)
    },
  )
  it.each([
    'opening hours',
    'lessons taken',
    'who is coming',
    'delivery rounds',
    'play store links',
    'walks',
  ])('%s does', (words) => {
    expect(isFragment(phrase(words))).toBe(false)
  })
})

describe('a noun among values', () => {
  const jumps = 'Keep my jumps: altitude, exit number, canopy, landing accuracy'
  it('is one of each thing', () => {
    expect(isListedValue(phrase('canopy'), jumps)).toBe(true)
    expect(isListedValue(phrase('canopy'), 'Keep my canopy and my boots')).toBe(false)
  })

  it('is asked for in the form', () => {
    const inputs = nodesOf(
      'Balloon flights of our club: launch place, altitude, envelope, landing field',
    ).filter(({ type, label }) => type === 'input' && label === 'Envelope')
    expect(inputs).toHaveLength(1)
    expect(inputs[0]?.properties.value ?? '').toBe('')
  })
})

describe('a value nobody can know', () => {
  it.each([
    ['Glossary for our office: term, meaning, with a sentence', 'Sentence'],
    ['Lost things of an airport: suitcases, claim form, proof of ownership, shipping', 'Proof of ownership'],
    ['Minerals and ammonites found, locality, size, photo, drawer', 'Locality'],
  ])('is not made up: %s', (prompt, title) => {
    expect(rowsOf(prompt).filter((row) => row.title === title && row.value !== undefined)).toEqual([])
  })
})

it('what is no feature is told neither as understood nor as left out', () => {
  const { trace, unplaced } = generateApp({
    prompt: 'We sell pizza from an old fire engine: stops of the week on a map, dishes, sold out signs',
  })
  const told = [...trace.map(({ feature }) => feature), ...unplaced].join('\n')
  expect(told).toMatch(/stops/i)
  expect(told).not.toMatch(/fire engine/i)
})
