import { describe, expect, it } from 'vitest'
import type { Entity } from '../../entity.ts'
import { defineEntity } from '../../entity.ts'
import { factsOf, isInFacts } from './one-thing.ts'

const walk: Entity = defineEntity({
  id: 'walk',
  words: 'walk',
  icon: 'map',
  groups: 'Easy, Forest, Summit',
  fields: `
    Day | date | Thu 19 Nov
    Blood pressure | text | 122/78
    Level | choice | Forest | Easy, Forest`,
  samples: `
    title | subtitle
    Mill round | Flat all the way`,
  facts: '19 Nov | Walked\n122/78 | Pressure\n8 km | Way',
})

describe('one thing', () => {
  it('leaves to its rows what they say under another name', () => {
    expect(factsOf(walk).map(({ title }) => title)).toEqual(['Pressure', 'Way'])
  })

  it('has no row for what stands on top', () => {
    const facts = factsOf(walk)
    expect(walk.fields.filter((field) => isInFacts(field, facts)).map(({ name }) => name)).toEqual([
      'Blood pressure',
    ])
  })
})
