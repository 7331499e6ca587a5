import { describe, expect, it } from 'vitest'
import { deedForm, deedFormOf } from './deeds.ts'

const names = (verb: string, noun?: string) => deedForm(verb, noun)?.fields.map(({ name }) => name)

describe('what one fills in for a doing', () => {
  it('is what its noun needs', () => {
    expect(names('report', 'hours')).toContain('Break')
    expect(names('report', 'sick')).toContain('Until')
    expect(names('swap', 'shifts')).toContain('Swap with')
    expect(names('report', 'pothole')).toContain('What happened')
    expect(names('book', 'room')).toEqual(['Date', 'Time', 'Duration', 'People'])
  })

  it('is what several of its nouns need', () => {
    expect(deedFormOf('submit', ['expense', 'claims'])?.fields.map(({ name }) => name)).toContain('Receipt')
    expect(deedFormOf('ask', ['repairs'])?.fields.map(({ name }) => name)).toContain('What is wrong')
    expect(deedFormOf('report', ['gate'])).toEqual(deedForm('report', 'gate'))
  })

  it('is nothing for what needs no form', () => {
    expect(deedForm('see')).toBeUndefined()
  })
})
