import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}
const subjectOf = (prompt: string) => planOf(prompt).plan.entities.values().next().value?.many

describe('planApp', () => {
  it.each([
    ['Wedding DJ booking with a calendar and deposits', 'wedding'],
    ['Quarry operations: trucks, loads per driver and tonnage', 'delivery'],
    ['Guitar practice journal with goals and a streak', 'journal'],
    ['Court hearings by language, with invoices', 'language'],
  ])('is not led by a word that only says which kind: %s', (prompt, other) => {
    expect(planOf(prompt).archetype.id).not.toBe(other)
  })

  it.each([
    ['Porters app: transport requests with priority, accept a job', 'Transport requests'],
    ['A dog-sitting marketplace: find sitters nearby, book nights', 'Sitters'],
  ])('is about its things, not about those who use it: %s', (prompt, many) => {
    expect(subjectOf(prompt)).toBe(many)
  })

  it('sells products in a store that names nothing else', () => {
    expect(subjectOf('An e-commerce store with product catalog and cart')).toBe('Products')
  })

  it.each([
    ['Rent a grandma: families book seniors for babysitting', 'lending'],
    ['simple tip splitter', 'predictions'],
    ['Beehive scale data viewer for several apiaries', 'flat-hunt'],
  ])('takes no word for another: %s', (prompt, other) => {
    expect(planOf(prompt).archetype.id).not.toBe(other)
  })

  it('leaves out numbers the description does not want', () => {
    const { plan } = planOf('Meditation after night shifts, breathing, no streaks please')
    const figures = [...plan.entities.values()].flatMap((entity) => entity.figures)
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter(({ title }) => /streak/i.test(title))).toEqual([])
  })

  it('shows no checkout where payments are only looked after', () => {
    const kinds = (prompt: string) => planOf(prompt).plan.screens.map(({ kind }) => kind)
    expect(kinds('Club dues: members, monthly payments, who is behind with payments')).not.toContain(
      'checkout',
    )
    expect(kinds('Shop for mugs with a cart and payment by card')).toContain('checkout')
  })

  it('makes a calculator of what is called one', () => {
    const { plan } = planOf('Bread calculator: flour weight, water temperature, salt percentage')
    const screen = plan.screens.find(({ kind }) => kind === 'converter')
    expect(plan.entities.get(screen?.entity ?? '')?.fields.map(({ name }) => name)).toEqual([
      'Flour weight',
      'Water temperature',
      'Salt percentage',
    ])
  })
})

it.each([
  ['A rowing log: outings, crew, boat and distance', /^(?:Steady Stroke|Fair Wind)$/],
  ['A dive log with depth, visibility and buddies', /^Eighty Bar$/],
  ['A geocaching log with finds and coordinates', /^Clear Day$/],
])('an app whose names say more than its kind is called as it is described: %s', (prompt, name) => {
  expect(planOf(prompt).plan.name).toMatch(name)
})

it.each([
  ['Volunteer fire department: alarm with map, vehicle checklist, training attendance', 'vehicle-kit'],
  ['App for our cover band: gigs, setlists, gear checklist', 'stage-gear'],
  ['Airbnb host helper: guests, cleaning checklist, house rules', 'turnover'],
])('what is ticked off is no list of what the app is about: %s', (prompt, entity) => {
  expect(planOf(prompt).plan.screens.find(({ kind }) => kind === 'checklist')?.entity).toBe(entity)
})
