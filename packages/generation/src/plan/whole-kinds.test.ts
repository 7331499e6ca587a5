import type { ComponentNode } from '@kwiq/app-model'
import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const screensOf = (prompt: string) => generateApp({ prompt }).document.screens
const partsOf = (prompt: string, name: string): ComponentNode[] => [
  ...walkComponents(screensOf(prompt).find((screen) => screen.name === name)?.components ?? []),
]
const textOf = (prompt: string, name: string) => JSON.stringify(partsOf(prompt, name))
const labelsOf = (prompt: string, name: string) => partsOf(prompt, name).map(({ label }) => label)

describe('a till', () => {
  const kiosk = 'Cash register for a kiosk: sell articles by number, take cash or card, print the receipt'

  it('rings up, takes the money and gives change, and delivers nothing', () => {
    expect(labelsOf(kiosk, 'Sale')).toContain('Take payment')
    expect(labelsOf(kiosk, 'Pay')).toEqual(expect.arrayContaining(['Cash received', 'Complete sale']))
    expect(textOf(kiosk, 'Sales receipt')).toContain('Change back')
    for (const { name } of screensOf(kiosk)) expect(textOf(kiosk, name)).not.toMatch(/deliver/i)
  })

  it('sells what is on its shelves, and no coffee, where there is stock', () => {
    const shop = 'Point-of-sale for a gift shop with sales receipts and the stock of articles'
    expect(textOf(shop, 'Items')).toMatch(/KW-4182/)
    expect(textOf(shop, 'Items')).not.toMatch(/Espresso/)
  })
})

describe('a maker of memes', () => {
  it('writes the words on the pictures', () => {
    const prompt = 'Caption my cat photos, big letters at the top and the bottom'
    const [picture] = partsOf(prompt, 'Create').filter(({ type }) => type === 'image')
    expect(picture?.properties).toMatchObject({ topText: expect.any(String), bottomText: expect.any(String) })
    expect(labelsOf(prompt, 'Create')).toEqual(expect.arrayContaining(['Top text', 'Bottom text']))
  })
})

describe('cards one learns', () => {
  const cards = 'Flash cards for vet students in decks'

  it('are in decks, each with a front and a back of its own', () => {
    expect(labelsOf(cards, 'Decks')).toContain('Decks')
    expect(labelsOf(cards, 'Question')).toEqual(expect.arrayContaining(['Again', 'Good', 'Easy']))
    expect(screensOf(cards).map(({ name }) => name)).not.toContain('Ranking')
  })

  it('are answered where answers are chosen', () => {
    const chosen = 'Flash cards for vet students, pick one of several answers'
    expect(partsOf(chosen, 'Question').filter(({ type }) => type === 'checkbox')).toHaveLength(4)
  })
})

describe('a quiz', () => {
  it('lists rounds, not the answers of one question', () => {
    const quiz = 'A trivia quiz about history with four answers each and a result at the end'
    const [question] = partsOf(quiz, 'Question').filter(({ type }) => type === 'checkbox')
    expect(question?.label).toBe('1989')
    expect(textOf(quiz, 'Play')).not.toContain('"1989"')
  })
})

describe('polls', () => {
  const clan = 'Poll app for a board game club: members suggest games and vote, results as a top 5'

  it('stand on the first screen; what is missing is suggested where one votes', () => {
    expect(textOf(clan, 'Polls')).toContain('What do we play on Friday?')
    expect(labelsOf(clan, 'Vote')).toContain('Suggest games')
    expect(textOf(clan, 'Results')).toContain('1. Harbour Lights')
  })

  it('say for whom they are where one votes', () => {
    const members = 'An app to vote on ideas for the street. Only logged-in users may vote.'
    expect(textOf(members, 'Vote')).toContain('For logged-in users only')
  })
})

describe('a reminder', () => {
  it('is a value of what one is reminded of', () => {
    const prompt = 'A family calendar. User can create events and set reminders for an event.'
    const form = screensOf(prompt).find(({ components }) =>
      [...walkComponents(components)].some(({ label }) => label.startsWith('Save ')),
    )
    expect(textOf(prompt, form?.name ?? '')).toContain('1 hour before')
  })
})
