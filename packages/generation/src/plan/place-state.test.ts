import { describe, expect, it } from 'vitest'
import { makeEntity } from './make-entity.ts'
import { placeState, withStates } from './place-state.ts'

const placesOf = (text: string) => withStates(makeEntity(['playground'], 7), placeState(text))

describe('places one looks for in a state', () => {
  it('are told by what they are found with', () => {
    const { groups, samples, fields } = placesOf('Find playgrounds near me that are open now, with shade.')
    expect(groups).toContain('With shade')
    expect(samples[0]?.subtitle).toBe('Open until 23:00, with shade')
    expect(fields.find(({ name }) => name === 'Shade')?.options).toEqual(['Yes', 'Partly', 'No'])
  })

  it('have one filter for being open, and one hour when they close', () => {
    const { groups, facts } = placesOf('Find playgrounds open now')
    expect(groups.filter((group) => /^open/i.test(group))).toEqual(['Open now'])
    expect(facts.map(({ title }) => title)).not.toContain('Closes')
  })
})
