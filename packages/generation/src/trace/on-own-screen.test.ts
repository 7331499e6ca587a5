import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const made = (prompt: string) => generateApp({ prompt }).document
const textOf = (prompt: string) => JSON.stringify(made(prompt).screens)
const screenOf = (prompt: string, name: string) =>
  JSON.stringify(made(prompt).screens.find((screen) => screen.name === name) ?? 'none')

describe('what a description names that is a screen already', () => {
  it('is that screen, and no row without content', () => {
    expect(screenOf('Our guest house: bookings, guest messages, cleaning and linen', 'Today')).not.toContain(
      'Guest messages',
    )
    expect(
      screenOf('Convention app with speakers, timetable by room and a floor plan', 'Speakers'),
    ).not.toContain('Timetable by room')
  })

  it('counts the days to a wedding', () => {
    const text = textOf('Wedding organiser with guests, menu, gifts and a countdown')
    expect(text).toContain('184 days')
    expect(text).not.toContain('12:40')
  })

  it('writes special requests where one books', () => {
    const app = made('Restaurant reservations: pick a day, how many people and special requests')
    expect(app.screens.map(({ name }) => name)).not.toContain('Special requests')
    expect(JSON.stringify(app.screens)).toContain('Special requests')
  })
})

describe('what is told of a thing', () => {
  it('is a value of that thing', () => {
    const form = screenOf(
      'My model trains: engines and wagons. Locomotives with epoch, scale and price',
      'Add locomotive',
    )
    expect(form).toContain('Epoch')
    expect(form).toContain('Scale')
  })

  it('is no value of another', () => {
    const form = screenOf(
      'Quilting diary that keeps my fabric stash with length and price, projects with photos and a shopping list',
      'New project',
    )
    expect(form).not.toContain('Price')
  })
})

it('a calendar of something known lists its days', () => {
  const text = textOf('App for our hamlet: council notices, rubbish calendar, events and phone numbers')
  expect(text).toContain('Paper, blue bin')
})

describe('those who run something', () => {
  it('decide and write down on screens of their own', () => {
    const app = made(
      'Staff app of a small firm. Employees see their payslips and apply for leave; supervisors approve requests.',
    )
    expect(app.screens.map(({ name }) => name)).toContain('Supervisors')
    const blood = JSON.stringify(
      made(
        'App of a plasma centre. Donors find the nearest donation centre and book a slot. Nurses check donors in with a QR code and record blood pressure and pulse.',
      ).screens,
    )
    expect(blood).toContain('Scan QR code')
    expect(blood).toMatch(/Blood pressure.*Pulse/)
  })
})

it('what is chosen among known values is that value', () => {
  const form = screenOf(
    'Tattoo parlour: customers browse artists by style (fine line, blackwork, japanese), send a picture and choose the size',
    'Send request',
  )
  expect(form).toContain('Japanese')
  expect(form).not.toContain('"Artists"')
})

it('black beside another colour is the ground', () => {
  expect(made('Cocktail bar app with menu and booking. Black and gold.').app.theme.colors).toEqual([
    '#c99a2e',
    '#18181a',
  ])
  expect(made('Beach volleyball courts in sand dunes with booking').app.theme.colors).toBeUndefined()
})
