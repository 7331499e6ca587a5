import { describe, expect, it } from 'vitest'
import { attributesSaid } from './said-attributes.ts'

const named = (words: string) => attributesSaid(words)?.map(({ name }) => name)

describe('what one knows of a thing, as it is said', () => {
  it.each<[string, string[]]>([
    ['how urgent it is', ['Urgency']],
    ['how far it is and what it costs', ['Distance', 'Price']],
    ['how long the waiting time is', ['Waiting time']],
    ['how many places are free', ['Places free']],
    ['how many vouchers they have left', ['Vouchers left']],
    ['how much wool we sold this year', ['Wool this year']],
    ['how many knots i know in total', ['Knots I know']],
    ['whether it has sound', ['Sound']],
    ['if they bring a dog', ['Bring a dog']],
    ['who picks up the child', ['Who picks up']],
    ['what they are allergic to', ['Allergic to']],
    ['which floor you live on', ['Floor']],
    ['where it was found', ['Where found']],
    ['the name of its keeper and a photo', ['Keeper', 'Photo']],
    ['a picture of the receipt', ['Receipt photo']],
    ['a note field', ['Note']],
  ])('%s', (words, names) => {
    expect(named(words)).toEqual(names)
  })

  it('is chosen where it is told what it may be', () => {
    expect(attributesSaid('a photo and a state: new, worn, broken')?.at(-1)).toEqual({
      name: 'State',
      options: ['New', 'Worn', 'Broken'],
    })
    expect(attributesSaid('a grade from 1 to 6')).toEqual([
      { name: 'Grade', options: ['1', '2', '3', '4', '5', '6'] },
    ])
    expect(attributesSaid('whether it is new or used')?.[0]?.options).toEqual(['New', 'Used'])
    expect(attributesSaid('a projector yes or no')?.[0]).toMatchObject({ name: 'Projector', as: 'switch' })
  })

  it('whole sentences are no names', () => {
    expect(attributesSaid('the thing we spoke about yesterday in the meeting room')).toBeUndefined()
  })
})
