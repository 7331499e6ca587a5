import { describe, expect, it } from 'vitest'
import { archetypes } from '../../archetypes/index.ts'
import { understand } from '../../understand/understand.ts'
import { planApp } from '../plan-app.ts'
import { knowsPurpose, purposeHeads } from './purpose-heads.ts'

const kindOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}
const kind = (id: string) => archetypes.find((each) => each.id === id) ?? expect.fail(id)

describe('purposeHeads', () => {
  it('reads the nouns things are called by, and of what something is known', () => {
    expect(purposeHeads('An app to monitor the snow load on roofs')?.nouns).toEqual(['load', 'roof'])
    expect(purposeHeads('An app to view live ferry positions')?.nouns).toHaveLength(2)
    expect(purposeHeads('An app for museum visitors')).toBeUndefined()
  })
})

describe('knowsPurpose', () => {
  it('asks for a thing of the kind, or a doing it is made for', () => {
    expect(knowsPurpose(kind('baking'), purposeHeads('An app to label cables and patch panels'))).toBe(false)
    expect(knowsPurpose(kind('baking'), purposeHeads('An app to plan when to bake sourdough bread'))).toBe(
      true,
    )
    expect(knowsPurpose(kind('translator'), purposeHeads('An app to translate menus'))).toBe(true)
  })

  it('takes what an app calls itself for its kind', () => {
    expect(knowsPurpose(kind('soundboard'), purposeHeads('A soundboard that lets coaches play cheers'))).toBe(
      true,
    )
  })
})

describe('a description in one line', () => {
  it('is of no kind that has nothing for what it is for', () => {
    expect(kindOf('An app to label cables and patch panels')).toBe('generic')
    expect(kindOf('An app to track library fines')).not.toBe('privacy-check')
  })

  it('is of its own things rather than of a kind that is hardly like it', () => {
    expect(kindOf('An app to run a raffle and draw the winners')).toBe('generic')
    expect(kindOf('An app to plan bell ringing practices and invite the ringers')).toBe('generic')
  })

  it('stays of the kind that knows its things', () => {
    expect(kindOf('An app to view live ferry positions')).toBe('transit')
    expect(kindOf('An app to share sourdough starters with neighbours')).toBe('baking')
  })
})
