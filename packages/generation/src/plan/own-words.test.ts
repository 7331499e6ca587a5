import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planned = (prompt: string) => planApp(understand(prompt), 1)
const kindOf = (prompt: string) => planned(prompt).archetype.id
const tabsOf = (prompt: string) =>
  planned(prompt)
    .plan.screens.filter(({ isTab }) => isTab)
    .map(({ name }) => name)
const rowsOf = (prompt: string, noun: string) =>
  [...planned(prompt).plan.entities.values()]
    .find(({ many }) => many === noun)
    ?.samples.map(({ title }) => title)

describe('an app no kind of app knows', () => {
  it.each([
    ['A driving range for radio controlled cars: members book track time, log lap times, buy tyres', 'radio'],
    [
      'Piano tuner: my customers, their pianos, when tuned last, next tuning reminder, invoices',
      'instrument',
    ],
    ['Beekeeping is not what we do! We sell nesting boxes and people report which bees came', 'beekeeping'],
    [
      'The clinic wants patients to enter values before meals and the nurse to see who is out of range',
      'estimator',
    ],
    ['Find a public toilet fast: wheelchair, opening hours, rating', 'fasting'],
    ['Rehearsal room booking for bands, hourly, with a drum kit and a door code', 'band'],
  ])('is of no kind a word of it stands in by chance: %s', (prompt, kind) => {
    expect(kindOf(prompt)).not.toBe(kind)
  })

  it('has a tab for each thing it names', () => {
    expect(tabsOf('Hospital porters: requests from wards, statistics')).toEqual(
      expect.arrayContaining(['Requests', 'Wards']),
    )
  })

  it('shows where places are and when events happen', () => {
    expect(tabsOf('Wild swimming spots with water temperature')).toContain('Map')
    expect(tabsOf('Pigeon races with entries')).toContain('Calendar')
  })

  it('gives bare nouns rows that fit any app', () => {
    expect(rowsOf('Hospital porters: requests from wards, statistics', 'Requests')).not.toContain(
      'Night Lines',
    )
    expect(rowsOf('Local club: members, donations', 'Donations') ?? []).not.toContain('Whole blood')
  })
})

describe('a kind of app', () => {
  it('holds what the description begins with, under its name', () => {
    const { archetype, plan } = planned(
      'Warehouse drums: scan drum in and out, location by aisle, daily count',
    )
    expect(archetype.id).toBe('warehouse')
    expect(plan.screens.find(({ kind }) => kind === 'browse')?.name).toBe('Drums')
    const pallets = planned('Warehouse pallets: scan pallet in and out, location by aisle, daily count')
    expect(pallets.archetype.id).toBe('pallets')
    expect(pallets.plan.screens.find(({ kind }) => kind === 'browse')?.name).toBe('Pallets')
    expect(tabsOf('Cheese tasting notebook')).toContain('Cheeses')
  })

  it('shows beside its main thing only what is spoken of', () => {
    const costumes =
      'Inventory of our theatre costumes with size, era, photo, who borrowed it for which play. Search by era'
    expect(tabsOf(costumes)).not.toContain('Sales')
    expect(tabsOf('Shop inventory with stock, suppliers and daily sales of each item by hour')).toContain(
      'Sales',
    )
  })

  it('asks nobody to sign in where things are registered', () => {
    const hasSignIn = (prompt: string) => planned(prompt).plan.screens.some(({ kind }) => kind === 'signin')
    expect(hasSignIn('For beekeepers to register hives, inspections, honey yield')).toBe(false)
    expect(hasSignIn('A diary where users register and keep notes')).toBe(true)
  })
})

describe('a way in', () => {
  it.each([
    'Screens: Login, Home, Trip details, Profile. On Home I see my trips with dates.',
    'Log in with email and password, then see my invoices',
    'login and sign up, then a list of my cars',
  ])('is a screen, not what the app is about: %s', (prompt) => {
    expect(kindOf(prompt)).not.toBe('passwords')
    expect(planned(prompt).plan.screens.map(({ kind }) => kind)).toContain('signin')
  })

  it('is what a store of logins is about', () => {
    expect(kindOf('Keep all my logins in one place')).toBe('passwords')
  })
})

describe('what is rented out by the day', () => {
  it.each([
    ['A boat rental: boats with price per day and a bookings calendar', 'Boats'],
    ['E-bike rental with prices', 'Bikes'],
    ['Car sharing for our village', 'Cars'],
  ])('is what it is, with what it costs: %s', (prompt, many) => {
    const [thing] = planned(prompt).plan.entities.values()
    expect(thing?.many).toBe(many)
    expect(thing?.price?.caption).toBe('a day')
    expect(tabsOf(prompt)).toContain(many)
  })
})
