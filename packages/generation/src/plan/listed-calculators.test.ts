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

describe('calculators of pastimes', () => {
  it.each([
    ['Depth of field calculator for portraits', 'Hyperfocal distance'],
    ['A calculator for soap: how much lye my oils need', 'Lye (NaOH)'],
    ['Oil mix calculator for two-stroke mowers', 'Oil to add'],
    ['Work out how much cement a concrete floor takes', 'Concrete needed'],
    ['Calculator for eyepieces and telescope magnification', 'Exit pupil'],
  ])('work out what is theirs: %s', (prompt, outcome) => {
    expect(JSON.stringify(screensOf(prompt)[0])).toContain(outcome)
  })
})

describe('old and lonely games', () => {
  it.each([
    ["Nine Men's Morris, with three levels", 'Mills'],
    ['Mancala against my sister on one tablet', 'Your store'],
    ['Slitherlink every day', 'One loop, numbers tell how many sides it touches'],
    ['Peg solitaire with several boards', 'Pegs left'],
  ])('are drawn as what they are: %s', (prompt, seen) => {
    expect(JSON.stringify(screensOf(prompt))).toContain(seen)
  })
})

describe('places one goes to swim, skate or sweat, and radio contacts', () => {
  it.each([
    ['Which lido is full? Occupancy and water temperature of outdoor pools', 'Mill baths'],
    ['Skating hours of all ice rinks in the valley', 'Castle pond'],
    ['Log of my ham radio QSOs with QSL cards', 'OH2BH'],
  ])('have what belongs to them: %s', (prompt, seen) => {
    expect(JSON.stringify(screensOf(prompt))).toContain(seen)
  })
})

describe('a game said by its name', () => {
  it('is played, whatever it is played over', () => {
    expect(screensOf('Multiplayer reversi over Bluetooth')[0]?.name).toBe('Play')
    expect(screensOf('Offline gomoku')[0]?.name).toBe('Play')
  })
})

describe('small animals and their boxes', () => {
  it.each([
    ['Diary of my tarantulas: moults and meals', 'Rosa'],
    ['Which nest boxes are occupied, eggs and hatchlings by box', 'Box 14'],
  ])('are no honey bees and no list: %s', (prompt, seen) => {
    expect(JSON.stringify(screensOf(prompt))).toContain(seen)
  })
})
