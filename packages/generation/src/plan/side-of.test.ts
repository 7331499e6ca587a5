import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { sideOf } from './side-of.ts'

const only = (text: string) => sideOf({ text, isEnglish: true }).only
const planned = (prompt: string) => planApp(understand(prompt), 1)
const mainTitles = (prompt: string) => {
  const [main] = planned(prompt).plan.entities.values()
  return main?.samples.map(({ title }) => title) ?? []
}

describe('whom an app serves', () => {
  it.each([
    ['A notary where clients can follow their file and upload papers', 'comers'],
    ['Guests of our inn can order breakfast', 'comers'],
    ['Roofers need to plan their routes', 'workers'],
    ['Cleaning app for window cleaners: round of the day', 'workers'],
    ['Warehouse staff scan a box, managers see the numbers', 'workers'],
    ['Patients book a time, doctors see the list of the day', undefined],
    ['A list of ideas with votes', undefined],
  ])('%s', (text, side) => {
    expect(only(text)).toBe(side)
  })

  it('shows who comes to a business nothing only those who work there see', () => {
    const { archetype, plan } = planned(
      'An app for a law firm where clients follow their case, upload documents and message their lawyer',
    )
    expect(archetype.id).not.toBe('cases')
    expect(plan.screens.map(({ name }) => name)).not.toContain('Clients')
  })

  it('sends nobody to a booking who is booked', () => {
    expect(
      planned('For window cleaners: the round of today in order, tick off each house, text the customer')
        .archetype.id,
    ).toBe('trade-round')
  })

  it('numbers what is kept at a workplace', () => {
    const titles = mainTitles('Technicians look after gizmos')
    expect(titles.every((title) => /^Gizmo \d+$/.test(title))).toBe(true)
    const groupsOf = (prompt: string) => [...planned(prompt).plan.entities.values()][0]?.groups
    expect(groupsOf('Technicians look after gizmos')).toContain('To check')
    expect(groupsOf('My gizmos, with photos')).not.toContain('To check')
  })

  it('sells articles, not places, at prices of such things', () => {
    const titles = mainTitles('An online shop for handmade gizmos')
    expect(titles).toContain('Gizmo, set of 3')
    expect(mainTitles('Falconry supply shop with catalog and wish list')).toContain('Falconry starter set')
  })

  it('takes who looks through a list of doctors for a patient', () => {
    const { archetype, plan } = planned(
      'User can browse a list of dentists, see ratings and book an appointment',
    )
    expect(archetype.id).not.toBe('clinic')
    expect([...plan.entities.values()].map(({ many }) => many)).toContain('Dentists')
  })

  it('does not ask of each thing who uses the app', () => {
    const [main] = planned('An app that helps shop owners count stock and compare it').plan.entities.values()
    expect(main?.fields.map(({ name }) => name)).not.toContain('Shop owners')
  })

  it('keeps the jobs of tradespeople apart from those one applies for', () => {
    expect(
      planned('An app for tree surgeons: jobs with photos, equipment check and signature').archetype.id,
    ).not.toBe('jobs')
    expect(planned('A job board for nurses: filter by ward and apply').archetype.id).toBe('jobs')
  })

  it('takes who owns a pet for a customer', () => {
    expect(only('A clinic where pet owners see vaccinations')).toBe('comers')
    expect(only('An app where gym owners see memberships')).toBe('workers')
  })

  it('shows those who come first what they do, where those who work there are told of after them', () => {
    const { archetype } = planned(
      'Window cleaning firm: customers enter the number of windows, see the price, choose a date and pay. Cleaners get their jobs and tick them off.',
    )
    expect(archetype.id).toBe('home-services')
    expect(
      sideOf({ text: 'Technicians see their jobs. Customers can rate them.', isEnglish: true })
        .isForComersFirst,
    ).toBe(false)
  })
})
