import { describe, expect, it } from 'vitest'
import { readRegister } from './read-register.ts'

const nounsOf = (text: string) => readRegister(text).things.map(({ noun }) => noun)

describe('what is checked again and again', () => {
  it('is kept with what is known of it, beside its checks', () => {
    const [first, second] = readRegister('Ladder checks with serial number and place.').things
    expect(first?.noun).toBe('ladder')
    expect(first?.said.map(({ name }) => name)).toEqual(['Serial number', 'Place'])
    expect(second?.noun).toBe('ladder check')
  })

  it('is what stands behind "of", where several are named', () => {
    expect(nounsOf('Diver inspections of bridge piers: findings with depth')).toContain('bridge pier')
  })

  it('is no way of checking', () => {
    expect(nounsOf('Safety inspections with date and result')).not.toContain('safety')
  })
})
