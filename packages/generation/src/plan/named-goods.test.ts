import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const titlesOf = (prompt: string) =>
  [...planOf(prompt).entities.values()].flatMap(({ samples }) => samples.map(({ title }) => title))

describe('things a description names one after another', () => {
  it.each([
    [
      'Tenants on our landing lend each other trolleys, steamers and camping chairs',
      ['Trolley', 'Steamer', 'Camping chair'],
    ],
    [
      'Swap used things: prams, cots, baby carriers. Chat with whoever has them',
      ['Pram', 'Cot', 'Baby carrier'],
    ],
  ])('are what is lent or swapped: %s', (prompt, titles) => {
    const shown = titlesOf(prompt)
    for (const title of titles) expect(shown).toContain(title)
    expect(shown).not.toContain('Denim jacket')
  })

  it('are what a checklist goes through, in their order', () => {
    const titles = titlesOf(
      'Checklist app for the lifeboat crew before each shift: fuel, flares, life vests, radio',
    )
    expect(titles.slice(0, 4)).toEqual(['Fuel', 'Flares', 'Life vests', 'Radio'])
  })
})

describe('prices', () => {
  const shown = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)
  it('are shown where something is sold only', () => {
    expect(shown('Nursery app for parents: daily soups, nap times, messages to the teacher')).not.toMatch(/€/)
    expect(shown('Order soups from the stall in our street, pay when you fetch them')).toMatch(/€/)
  })
})

describe('what is booked', () => {
  it('is one of several that are free or not, when it is reserved', () => {
    const titles = titlesOf('A weaving studio where members reserve a loom and see who comes on Tuesday')
    expect(titles).toContain('Loom 2')
  })

  it('is what is done, when there is a choice of it', () => {
    const titles = titlesOf(
      'Our piano house: customers book a tuning or string repair and get a reminder every six weeks',
    )
    expect(titles.slice(0, 2)).toEqual(['Tuning', 'String repair'])
    expect(titles.join()).not.toMatch(/week/i)
  })
})

describe('things nobody has written about', () => {
  it('belong to what the app is about', () => {
    const plan = planOf('Field guide to the ferns of our valley, with doubles and whether they are rare')
    const ferns = [...plan.entities.values()][0]?.samples.map(({ title }) => title) ?? []
    expect(ferns.length).toBeGreaterThan(3)
    expect(JSON.stringify(plan)).not.toMatch(/Usual|Morning double/)
  })
})

describe('who uses an app', () => {
  it('says nothing of its kind', () => {
    const shown = JSON.stringify(
      generateApp({
        prompt: 'Foster carers write of each rabbit: weight, vet visits, photos for the adoption page',
      }).document,
    )
    expect(shown).not.toMatch(/blood pressure|tablets/i)
  })
})

describe('a metronome', () => {
  it('beats, and does not run down', () => {
    const shown = JSON.stringify(
      generateApp({ prompt: 'A metronome for drummers with tempo slider and accents' }).document,
    )
    expect(shown).toContain('bpm, andante')
    expect(shown).not.toContain('Round 2 of 4')
  })
})

describe('what somebody said', () => {
  it('has no status', () => {
    const sayings = [
      ...planOf('A collection of village proverbs, with photos and favourites').entities.values(),
    ][0]
    expect(sayings?.samples.every(({ badge }) => badge === undefined)).toBe(true)
  })
})
