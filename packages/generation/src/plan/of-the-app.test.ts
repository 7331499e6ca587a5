import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)

describe('what is an aspect of the things of an app', () => {
  it('shows those things, not things of another trade', () => {
    const prompt = 'An app for a small warehouse: stock by shelf, barcode scanning and low-stock warnings.'
    const text = textOf(prompt)
    expect(text).toContain('Low-stock warnings')
    expect(text).toContain('"Low stock · ')
    expect(text).not.toContain('Death cap')
  })

  it('is of what one can touch where it is repaired or inspected', () => {
    const { screens, entities } = plan(
      'An app for the caretakers of a castle: rooms, notices, damages with photo, and who has which key.',
    )
    const damages = entities.get(screens.find(({ name }) => name === 'Damages')?.entity ?? '')
    const rooms = entities.get(screens.find(({ name }) => name === 'Rooms')?.entity ?? '')
    const titles = rooms?.samples.map(({ title }) => title) ?? []
    expect(titles.length).toBeGreaterThan(2)
    for (const { title } of damages?.samples ?? []) expect(titles).toContain(title)
  })
})

describe('what one enters', () => {
  it('is not what comes out', () => {
    const { screens, entities } = plan(
      'A BMI calculator. User enters height and weight, chooses metric or imperial, and sees the BMI with its category.',
    )
    const screen = screens.find(({ kind }) => kind === 'converter')
    const names = entities.get(screen?.entity ?? '')?.fields.map(({ name }) => name)
    expect(names).toContain('Height')
    expect(names).not.toContain('BMI')
  })

  it('into a calculator of an app of another kind is what that calculator takes', () => {
    const { screens, entities } = plan(
      'An app for a real estate agent: properties with photos, price and rooms, viewing appointments, mortgage calculator.',
    )
    const screen = screens.find(({ kind }) => kind === 'converter')
    expect(entities.get(screen?.entity ?? '')?.fields.map(({ name }) => name)).toEqual([
      'Amount',
      'Interest in percent',
      'Years',
    ])
  })
})

describe('forms for doings', () => {
  const formsOf = (prompt: string) =>
    plan(prompt)
      .screens.filter(({ isDeed }) => isDeed)
      .map(({ name }) => name)

  it('are about what it is done with', () => {
    expect(
      formsOf('A bookshelf app: scan the ISBN, mark books as read, rate them, lend them to friends'),
    ).toEqual(['Lend books'])
  })

  it.each([
    'A second-hand marketplace for clothes: sell by size and brand, chat with the seller',
    'Job board for hotels: employers post shifts, candidates apply with a profile',
  ])('are none for how it is done: %s', (prompt) => {
    expect(formsOf(prompt).filter((name) => /size|profile/.test(name))).toEqual([])
  })
})
