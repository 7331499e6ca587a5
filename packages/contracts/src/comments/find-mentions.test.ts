import { describe, expect, it } from 'vitest'
import { findMentions, type Mentionable } from './find-mentions.ts'

const ann: Mentionable = { id: 'ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@kwiq.example' }
const leeson = { id: 'leeson', firstName: 'Ann', lastName: 'Leeson', email: 'leeson@kwiq.example' }
const zoe = { id: 'zoe', firstName: 'Zoë', lastName: 'Çelik', email: 'zoe.c+app@kwiq.example' }
const nameless = { id: 'nameless', firstName: null, lastName: null, email: 'x@kwiq.example' }
const people = [ann, leeson, zoe, nameless]

const named = (text: string) => findMentions(text, people).map(({ personId }) => personId)

describe('people named in a comment', () => {
  it('are found by full name and by email, in any case', () => {
    expect(named('@Ann Lee look')).toEqual(['ann'])
    expect(named('see @ANN@kwiq.example, please')).toEqual(['ann'])
    expect(named('(@zoë çelik)')).toEqual(['zoe'])
    expect(named('@zoe.c+app@kwiq.example.')).toEqual(['zoe'])
  })

  it('are told from longer names and addresses that begin alike', () => {
    expect(named('@Ann Leeson')).toEqual(['leeson'])
    expect(named('@Ann Leesom')).toEqual([])
    expect(named('@ann@kwiq.example.org')).toEqual([])
    expect(named('@Ann')).toEqual([])
  })

  it('are not found inside a word or an address', () => {
    expect(named('mail@Ann Lee')).toEqual([])
    expect(named('ann@kwiq.example')).toEqual([])
    expect(named('@ @@ @')).toEqual([])
  })

  it('are marked where they stand, each time', () => {
    const text = '@Ann Lee and @zoë çelik and @Ann Lee'
    expect(findMentions(text, people).map(({ start, end }) => text.slice(start, end))).toEqual([
      '@Ann Lee',
      '@zoë çelik',
      '@Ann Lee',
    ])
  })
})
