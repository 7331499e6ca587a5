import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { foundPlaces } from './found-places.ts'

const screensOf = (prompt: string) => generateApp({ prompt }).document.screens
const labelsOn = (prompt: string, name: string) =>
  [...walkComponents(screensOf(prompt).find((screen) => screen.name === name)?.components ?? [])].map(
    ({ label }) => label,
  )
const textOf = (prompt: string) => JSON.stringify(screensOf(prompt))

test('the sort of places an app is there to find stands behind what it does, or before "finder"', () => {
  expect(foundPlaces('Locate dog waste bins around here')?.many).toBe('dog waste bins')
  expect(foundPlaces('Playground locator')?.one).toBe('playground')
  expect(foundPlaces('Shows the nearest post boxes and when they are emptied')?.many).toBe('post boxes')
  expect(foundPlaces('Crowd-sourced hammock locations')?.one).toBe('hammock location')
})

test('what nobody knows has a place where it is looked for around oneself', () => {
  expect(foundPlaces('A map for finding Glimmergates near you')?.many).toBe('glimmergates')
  expect(foundPlaces('Find glimmergates')).toBeUndefined()
})

test('people, ways and what stands in a list are no places', () => {
  for (const text of [
    'Find friends nearby',
    'Find the way home',
    'Finds recipes by ingredients',
    'Find my phone',
  ])
    expect(foundPlaces(text)).toBeUndefined()
})

test('such an app opens with a map of them, and tells of each what is asked', () => {
  const prompt = 'Find pharmacies near me that are open now and whether they have my inhaler'
  const [front] = screensOf(prompt)
  expect(front?.components.some(({ type }) => type === 'map')).toBe(true)
  expect(screensOf(prompt).some(({ name }) => /basket|checkout/i.test(name))).toBe(false)
  expect(textOf(prompt)).toContain('Open now')
  expect(textOf(prompt)).toContain('Has my inhaler')
})

test('a kind that shows where its things are finds them by itself', () => {
  expect(labelsOn('Find restaurants near me', 'Restaurants')).toContain('Restaurants')
  expect(screensOf('Find restaurants near me').map(({ name }) => name)).toContain('Reservations')
})

test('where everybody adds those he knows there is a form for one', () => {
  expect(
    screensOf('Crowd-sourced hammock locations').some(({ name }) => name === 'Add hammock location'),
  ).toBe(true)
  expect(screensOf('Playground locator').some(({ name }) => name.startsWith('Add'))).toBe(false)
})
