import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity.ts'
import { mediaItems } from './items.ts'

const contests = (...values: string[]) =>
  defineEntity({
    id: 'contest',
    words: 'contest',
    icon: 'star',
    fields: '',
    samples: `image | title | subtitle | value\n${values.map((value, index) => `paint ${index} | Street painting | Sat 11:00 | ${value}`).join('\n')}`,
  })

describe('rows with pictures', () => {
  it('have values of many words below the title, which needs the room', () => {
    const entity = contests('Alone or in pairs', 'Teams of 5')
    expect(mediaItems(entity, entity.samples).map(({ subtitle, value }) => [subtitle, value])).toEqual([
      ['Sat 11:00 · Alone or in pairs', undefined],
      ['Sat 11:00 · Teams of 5', undefined],
    ])
  })

  it('have short values at their end', () => {
    const entity = contests('€ 12', '8 teams')
    expect(mediaItems(entity, entity.samples).map(({ value }) => value)).toEqual(['€ 12', '8 teams'])
  })
})
