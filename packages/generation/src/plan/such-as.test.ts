import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { suchAs } from './such-as.ts'

const namesIn = (text: string) => Object.fromEntries(suchAs(text).names)
const planOf = (prompt: string) => planApp(understand(prompt), 1).plan

describe('what a description names as examples', () => {
  it('is what its things are called, and no thing beside them', () => {
    expect(suchAs('Shows treatments such as waxing, oiling and a full set-up, with prices.')).toEqual({
      names: new Map([['treatment', ['Waxing', 'Oiling', 'Full set-up']]]),
      text: 'Shows treatments, with prices.',
      asides: [],
    })
    expect(namesIn('repairs that can be made at the shop such as new bridges, cracks, frets etc.')).toEqual({
      repair: ['New bridges', 'Cracks', 'Frets'],
    })
  })

  it('keeps an "and" within a name where each has an article', () => {
    expect(namesIn('tricks such as the cup and ball, the rope and the rising card')).toEqual({
      trick: ['Cup and ball', 'Rope', 'Rising card'],
    })
  })

  it('is nothing an app does and nothing told of each', () => {
    for (const text of [
      'features such as search, maps and offline mode',
      'details such as name, weight and price',
      'boats such as ours',
      'Keep boats with name, date, price',
    ])
      expect(namesIn(text)).toEqual({})
  })

  it('names what a register holds', () => {
    const { entities, screens } = planOf(
      'An app for lute makers. It keeps orders and repairs such as loose braces, worn frets and split soundboards.',
    )
    const titles = [...entities.values()].map(({ samples }) => samples.map(({ title }) => title))
    expect(titles).toContainEqual(['Loose braces', 'Worn frets', 'Split soundboards'])
    expect(screens.map(({ name }) => name).join(' ')).not.toMatch(/brace|soundboard/i)
  })

  it('names the one thing an app is about', () => {
    const { entities, screens } = planOf(
      'An app that shows braids that can be made at the yard such as sennits, plaits and gaskets.',
    )
    const [main] = [...entities.values()]
    expect(main?.samples.map(({ title }) => title)).toEqual(['Sennits', 'Plaits', 'Gaskets'])
    expect(screens.some(({ name }) => /sennit|plait/i.test(name))).toBe(false)
  })
})
