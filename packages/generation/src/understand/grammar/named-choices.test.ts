import { describe, expect, it } from 'vitest'
import { takeNamedChoices } from './named-choices.ts'

describe('takeNamedChoices', () => {
  it.each([
    ['Fees can be of type cash or card.', 'Fee type', ['cash', 'card']],
    ['Track boats, a boat can be of type dinghy, sloop or barge', 'Boat type', ['dinghy', 'sloop', 'barge']],
    [
      'Each repair is one of the following kinds: tyre, chain or brake',
      'Repair kind',
      ['tyre', 'chain', 'brake'],
    ],
  ])('reads of what type something can be: %s', (text, label, options) => {
    expect(takeNamedChoices(text).phrases).toMatchObject([{ label, options }])
  })

  it('reads no type where none is told', () => {
    expect(takeNamedChoices('Fees can be of any size or shape').phrases).toEqual([])
  })
})
