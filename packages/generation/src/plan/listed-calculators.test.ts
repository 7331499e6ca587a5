import { describe, expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

describe('a calculator among other things', () => {
  it('is a part of the app, and not what it is', () => {
    const screens = screensOf('Bread baking diary with a hydration calculator and recipes')
    expect(screens.length).toBeGreaterThan(4)
    const calculator = screens.find(({ components }) =>
      JSON.stringify(components).includes('Hydration in percent'),
    )
    expect(calculator?.name).toBe('Calculator')
    expect(screens[0]?.name).not.toBe('Calculate')
  })

  it('stays what a calculator is called', () => {
    expect(screensOf('Tip and split calculator')[0]?.name).toBe('Calculate')
    expect(screensOf('Molar mass calculator with a history')[0]?.name).toBe('Calculate')
  })
})

describe('one-liners of well-known apps', () => {
  it.each([
    ['Song recognition app that keeps what it has heard', 'Listen'],
    ['Bird call identifier with a list of species', 'Listen'],
    ['Expense splitter for trips with friends', 'Balance'],
    ['Live soccer scores with favourite teams', 'Live'],
    ['Dice roller for board games with history', 'Generate'],
    ['Tennis score keeper', 'Score'],
  ])('begin with what they are for: %s', (prompt, name) => {
    expect(screensOf(prompt)[0]?.name).toBe(name)
  })
})
