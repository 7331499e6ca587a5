import { checkNavigation } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const { document } = generateApp({
  prompt:
    'Our client is a private eye clinic with four doctors. Screens: Start, Book an appointment, My appointments, Treatment plan with costs, Aftercare tips. Nurses get a second area: Day list, Confirm requests, Recall list. White and teal, rounded corners. Please no star ratings, no chat, no registration before someone has booked.',
})
const shown = (name: string) => JSON.stringify(document.screens.find((screen) => screen.name === name))

describe('an app of a brief', () => {
  it('has the screens that are named as its tabs, in their order', () => {
    const [first] = document.screens
    const bar = first?.components.find(({ type }) => type === 'navbar')
    expect(JSON.stringify(bar?.properties.items)).toMatch(
      /Start.*Book an appointment.*My appointments.*Treatment plan.*Aftercare tips/,
    )
    expect(checkNavigation(document)).toEqual([])
  })

  it('gives others a page that leads to theirs', () => {
    expect(document.screens.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Nurses', 'Day list', 'Confirm requests', 'Recall list']),
    )
    expect(shown('Nurses')).toMatch(/Day list.*Confirm requests.*Recall list/)
    expect(shown('Start')).not.toContain('Recall list')
  })

  it('shows nothing that is refused, and nothing that is said of the look', () => {
    const names = document.screens.map(({ name }) => name).join(', ')
    expect(names).not.toMatch(/chat|message|sign in|rating|review/i)
    expect(JSON.stringify(document.screens)).not.toMatch(/teal|rounded|corners/i)
  })

  it('shows a page of its kind where one is known, else what is told of it', () => {
    expect(shown('Treatment plan')).toContain('Costs')
    const told = generateApp({
      prompt:
        'Client: Kranich Movers, a moving company. Customers need: Home, My move, Papers (offer, insurance, customs form) and Contact. Not wanted: a blog, coupons.',
    }).document
    expect(JSON.stringify(told.screens.find(({ name }) => name === 'Papers'))).toMatch(/[Cc]ustoms form/)
  })
})
