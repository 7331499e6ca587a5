import { describe, expect, it } from 'vitest'
import { planApp } from '../plan/plan-app.ts'
import { understand } from '../understand/understand.ts'
import { findExamples } from './examples.ts'
import { sensesIn } from './senses.ts'

const samplesOf = (prompt: string): string[] =>
  [...planApp(understand(prompt), 1).plan.entities.values()].flatMap(({ samples }) =>
    samples.map(({ title }) => title),
  )

describe('a noun with several meanings', () => {
  it.each([
    ['Register of arcade machines with year and state', 'Comet Run'],
    ['Dormitory washing: which machine is free', 'Washer 1'],
    ['Sabre club: weapons with size and condition', 'Sabre 1'],
    ['Dungeon master notes: weapons with damage and weight', 'Long bow'],
  ])('is what the words beside it make it: %s', (prompt, title) => {
    const found = sensesIn(prompt)
    expect([...found.values()].flatMap(({ names }) => names.map((name) => name.split(', ')[0]))).toContain(
      title,
    )
  })

  it('has no meaning of another trade where none is told', () => {
    const titles = samplesOf('A museum of old machines, each with maker, year and hall')
    expect(titles.length).toBeGreaterThan(3)
    expect(titles).not.toContain('Washer 1')
  })

  it('is only read where it stands', () => {
    expect(sensesIn('Laundry booking with house rules').size).toBe(0)
  })
})

describe('some of a thing', () => {
  it('is called by what it is of', () => {
    expect(findExamples('cheese sample')?.names).toEqual(findExamples('cheese')?.names)
    expect(findExamples('cheese sample')?.names.length).toBeGreaterThan(3)
  })
})
