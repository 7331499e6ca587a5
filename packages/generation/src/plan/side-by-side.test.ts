import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { sideBySide } from './side-by-side.ts'

const idsOf = (text: string) => sideBySide(text)?.map(({ id }) => id)
const tabsOf = (prompt: string) => {
  const { screens } = generateApp({ prompt }).document
  return screens
    .filter(({ components }) =>
      [...walkComponents(components)].some(({ label }) => label === 'Main navigation'),
    )
    .map(({ name }) => name)
}

test('the first words may name two kinds of app, one with the tool word of both', () => {
  expect(idsOf('A grocery list and recipe manager')).toEqual(['shopping-list', 'recipes'])
  expect(idsOf('Podcast and radio player')).toEqual(['podcast', 'radio-stations'])
  expect(idsOf('Calendar and notes app for students')).toEqual(['calendar', 'notes'])
})

test('what is no kind of its own is not beside another', () => {
  expect(sideBySide('Bread and butter shop')).toBeUndefined()
  expect(sideBySide('Recipe manager with ratings and notes')).toBeUndefined()
  expect(sideBySide('Recipes')).toBeUndefined()
  expect(sideBySide('School and bank holidays')).toBeUndefined()
  expect(sideBySide('Horse and cattle vet')).toBeUndefined()
})

test('an app of two kinds has a tab for each', () => {
  expect(tabsOf('Shopping list and recipe box')).toEqual(expect.arrayContaining(['List', 'Recipes']))
  expect(tabsOf('Stopwatch and timer')).toEqual(expect.arrayContaining(['Stopwatch', 'Timer']))
})

test('a part that the first kind has for the second is that', () => {
  const names = generateApp({ prompt: 'Mood diary and sleep tracker' }).document.screens.map(
    ({ name }) => name,
  )
  expect(names).toContain('Sleep tracker')
  expect(names).not.toContain('Log night')
})
