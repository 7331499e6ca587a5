import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const main = (prompt: string) => planApp(understand(prompt), 1).plan.entities.values().next().value

describe('what the description says of a thing', () => {
  it('names its field in full', () => {
    const names = main('Find a charity that fits my ethical interests, and donate')?.fields.map(
      ({ name }) => name,
    )
    expect(names).toContain('Ethical interests')
    expect(names).not.toContain('Interests')
  })

  it('makes the jobs of a board those of whom it is for', () => {
    expect(main('A job board for welders with filters and saved jobs')?.samples[0]?.title).toBe(
      'Welder, nights',
    )
    expect(main('A job board with filters and saved jobs')?.samples[0]?.title).toBe('Product designer')
  })

  it('sells what a school offers, not the school', () => {
    expect(main('A cooking school wants to sell its courses: course calendar, chefs and vouchers')?.one).toBe(
      'Course',
    )
  })
})
