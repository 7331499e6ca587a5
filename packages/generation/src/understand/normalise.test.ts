import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

describe('items that are counted in one line', () => {
  it('stand in lines of their own, without their numbers', () => {
    expect(normalise('An app for our fair: 1) stalls by hall 2) list of helpers 3) plan of the day')).toBe(
      'An app for our fair: \n- stalls by hall \n- list of helpers \n- plan of the day',
    )
  })

  it('are no numbers of something else', () => {
    expect(normalise('Lessons for grade 5) and 6)')).toBe('Lessons for grade 5) and 6)')
    expect(normalise('Version 2.1 of 3. parts')).toBe('Version 2.1 of 3. parts')
  })
})
