import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { LetterGroups } from './letter-groups.ts'
import { mayMatch } from './words-needed.ts'

/** From so many signs on it takes V8 half a millisecond and more to compile a pattern. */
const long = 200
/** So many are left that are rarely asked for, or stand where searched.ts cannot: in the catalogue, or in a `split`. */
const most = 20

const methods = [
  'test',
  'exec',
  Symbol.replace,
  Symbol.match,
  Symbol.matchAll,
  Symbol.search,
  Symbol.split,
] as const

/** What all patterns have: watched for the time of one app. */
const { prototype: patterns } = RegExp

/** The texts each long pattern was looked for in while something was done, by the pattern. */
function lookedForIn(act: () => void): Map<RegExp, Set<string>> {
  const texts = new Map<RegExp, Set<string>>()
  const own = methods.map((method) => [method, Object.getOwnPropertyDescriptor(patterns, method)] as const)
  const restore = () => {
    for (const [method, property] of own) if (property) Object.defineProperty(patterns, method, property)
  }
  const note = (form: RegExp, text: unknown) => {
    if (form.source.length < long) return
    const before = texts.get(form) ?? new Set()
    texts.set(form, before.add(String(text)))
  }
  for (const [method, property] of own) {
    const original: unknown = property?.value
    if (typeof original !== 'function') continue
    Object.defineProperty(patterns, method, {
      ...property,
      value(this: RegExp, ...given: unknown[]): unknown {
        note(this, given[0])
        return Reflect.apply(original, this, given)
      },
    })
  }
  try {
    act()
  } finally {
    restore()
  }
  return texts
}

describe('a long pattern', () => {
  // Each takes time of the first app: `has`, `find` and `replaced` of searched.ts look for its words first.
  it.each([
    'A diary of dreams with tags, a calendar and a search.',
    'Customers of our bakery order cakes, choose when to pick them up and pay. Staff see the orders of the day.',
    'Learn knots: pictures step by step, a quiz, and how many I know. Calm blue, please.',
    'As a coach I want to note who came to training, so that I see who misses often. Players see the dates of matches.',
    'A timer for tea with sounds for each kind of leaf',
  ])('is hardly ever compiled for a description without its words: %s', (prompt) => {
    const texts = lookedForIn(() => generateApp({ prompt }))
    const inVain = [...texts].filter(([form, each]) =>
      [...each].every((text) => !mayMatch(form, { groups: new LetterGroups(text.toLowerCase()) })),
    )
    const sources = inVain.map(([{ source }]) => source)
    expect(sources.length, sources.join('\n')).toBeLessThanOrEqual(most)
  })
})
