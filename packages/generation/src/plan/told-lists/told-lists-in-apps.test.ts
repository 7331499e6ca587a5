import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { understand } from '../../understand/understand.ts'
import { planApp } from '../plan-app.ts'

const planOf = (prompt: string) => planApp(understand(prompt), 1).plan
const entityOf = (prompt: string, many: string) =>
  [...planOf(prompt).entities.values()].find((entity) => entity.many === many)
const fieldsOf = (prompt: string, many: string) => entityOf(prompt, many)?.fields.map(({ name }) => name)

const falconry = `Falconry centre
- birds (ring number, species, weight g, handler)
- flights: bird, date, minutes, prey yes/no
- feed stock (food, kg left, supplier)
- damages: perch, what, reported by, open/fixed
- visitors per day: adults, children`

const archive = `Sound archive of our valley
- tapes (number, speaker, village, year, digitised?)
- loans: tape, borrower, from, until
- speakers: name, village, phone`

describe('an app told in lists', () => {
  it('has a list and a form for each, with the values told of it and no others', () => {
    const { screens } = planOf(falconry)
    const kinds = (kind: string) => screens.filter((screen) => screen.kind === kind).map(({ name }) => name)
    expect(kinds('browse')).toEqual(['Birds', 'Flights', 'Feed stock'])
    // Of what is written down again and again the latest stand below its form.
    expect(kinds('form')).toHaveLength(5)
    expect(kinds('form')).toEqual(expect.arrayContaining(['Damages', 'Visitors']))
    expect(fieldsOf(falconry, 'Flights')).toEqual(['Bird', 'Date', 'Minutes', 'Prey', 'Notes'])
    expect(fieldsOf(falconry, 'Visitors')).toEqual(['Date', 'Adults', 'Children', 'Notes'])
  })

  it('has rows of one list named in another, and spans that end behind their beginning', () => {
    const tapes = entityOf(archive, 'Tapes')?.samples.map(({ title }) => title) ?? []
    const loans = entityOf(archive, 'Loans')
    expect(tapes).toEqual(expect.arrayContaining([loans?.samples[0]?.title]))
    const days = (name: string) => loans?.fields.find((field) => field.name === name)?.value
    expect(days('From')).not.toBe(days('Until'))
  })

  it('shows what is given as an either-or as a state of the row', () => {
    expect(entityOf(falconry, 'Damages')?.samples[0]?.badge).toMatch(/^(?:Open|Fixed)$/)
    expect(entityOf(archive, 'Tapes')?.samples[0]?.badge).toMatch(/^(?:Digitised|Not yet)$/)
  })

  it('gives people the names of people, and nobody himself', () => {
    const speakers = entityOf(archive, 'Speakers')
    expect(speakers?.samples[0]?.title).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)
    const students = entityOf(
      'Ski school\n- pupils: level, weight, emergency contact\n- skis (length, brand, rented to)\n- groups: coach, meeting point, time',
      'Pupils',
    )
    expect(students?.samples[0]?.title).not.toBe(
      students?.fields.find(({ name }) => name === 'Emergency contact')?.value,
    )
  })

  it('is of its own kind where a kind that shares a word with it has none of its lists', () => {
    const plan = planOf(`Opera costume store
- wigs (colour, head size, singer)
- stitchers: name, hours
- fittings: singer, wig, date, remarks`)
    expect(plan.screens.map(({ kind }) => kind)).not.toContain('cart')
    expect(plan.screens.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Wigs', 'Stitchers', 'Fittings']),
    )
  })

  it('has no page of its own for a value of one of its lists', () => {
    const { document } = generateApp({
      prompt:
        'Rowing school. Rowers: level, weight, emergency contact. Boats with class and year. Lessons: coach, boat, date.',
    })
    expect(document.screens.map(({ name }) => name)).not.toContain('Emergency')
  })
})
