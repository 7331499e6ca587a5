import { describe, expect, it } from 'vitest'
import { deedForm } from './deeds.ts'

const names = (verb: string, noun?: string) => deedForm(verb, noun)?.fields.map(({ name }) => name)

describe('what one fills in for a doing', () => {
  it('is what its noun needs', () => {
    expect(names('report', 'hours')).toContain('Break')
    expect(names('report', 'sick')).toContain('Until')
    expect(names('swap', 'shifts')).toContain('Swap with')
    expect(names('report', 'pothole')).toContain('What happened')
    expect(names('book', 'room')).toEqual(['Date', 'Time', 'Duration', 'People'])
  })

  it('is nothing for what needs no form', () => {
    expect(deedForm('see')).toBeUndefined()
  })
})
