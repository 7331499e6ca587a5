import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (prompt: string): string => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}

it.each([
  ['An app for a bakery with a loyalty program, discount codes and opening hours', 'preorder'],
  ['An app for a football team with carpool, cleaning schedule and training plan', 'team'],
  ['We need an app for our choir with expense tracking and a packing list', 'choir'],
  ['Rowing club app:\n- fuel log\n- calendar sync', 'club'],
  ['An app for a museum with newsletter signup and bus times', 'museum'],
  ['An app for a wedding photographer: portfolio, packages with prices, contact form', 'photographer'],
  ['A wedding photographer app with galleries and packages', 'photographer'],
  ['App for a running coach: athletes, training plans, race results', 'instructor'],
  ['An app for a house painter: quotes, colours, jobs and photos', 'contractor'],
  ['App for a village shop: offers of the week, orders, opening hours', 'preorder'],
  ['An app for a dog trainer with newsletter signup, group chat and flashcards', 'animal-training'],
])('whom it is for decides of which kind an app is: %s', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

it('what is told decides where the place may be anything', () => {
  expect(
    kindOf('City app: citizens report potholes, broken lights and full bins with a photo and a place'),
  ).toBe('street-reports')
  expect(kindOf('An app for a library with shifts, swaps of shifts and time off')).not.toBe('books')
})

it.each([
  ['An app for night nurses to hand over: patients, what happened, what is still to do', 'ward'],
  ['Night shift companion for nurses: next break and shifts left', 'shift-companion'],
  ['A guide to edible plants with pictures, season and recipes', 'nature'],
  ['Water my houseplants on time, with pictures of new leaves', 'plants'],
])('what is done there decides, whoever does it: %s', (prompt, kind) => {
  expect(kindOf(prompt)).toBe(kind)
})

it('to whom animals were sold is no shop', () => {
  const { document } = generateApp({ prompt: 'My rabbit breeding: litters, parents, weights, buyers' })
  expect(document.screens.map(({ name }) => name)).not.toContain('Checkout')
})

it('where tools are lent, damage is that of a tool', () => {
  const { document } = generateApp({
    prompt: 'Tool library of our neighbourhood: borrow tools, reserve a date and report damage',
  })
  const screen = JSON.stringify(document.screens.find(({ name }) => name === 'Report damage'))
  expect(screen).toContain('A part is missing')
})

it('a garden that many share buys what a garden needs', () => {
  const { document } = generateApp({
    prompt: 'Community garden planner: beds, watering rota, workdays and a shared shopping list',
  })
  const screen = JSON.stringify(document.screens.find(({ name }) => name === 'Shopping list'))
  expect(screen).toContain('Compost')
})

it.each([
  ['I teach pottery at home. People book a wheel for two hours and pay for clay.', 'Wheels'],
  ['Members book the laser cutter for an hour and read the safety rules.', 'Laser cutters'],
  ['A simple inventory for my comic collection with condition and value', 'Issues'],
  ['A catalogue for my stamp collection: country, year, value, doubles', 'Stamps'],
])('%s: %s', (prompt, many) => {
  const meant = understand(prompt)
  const { plan } = planApp(meant, meant.seed)
  expect([...plan.entities.values()].map((entity) => entity.many)).toContain(many)
})

it.each([
  ["A catalogue of our museum's minerals with location, hardness and a search", 'Checkout'],
  ['Calm breathing with a growing circle, sessions of 1, 3 and 5 minutes', 'Sessions of 1'],
])('%s has no screen called %s', (prompt, name) => {
  expect(generateApp({ prompt }).document.screens.map((screen) => screen.name)).not.toContain(name)
})
