import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { followUps } from './follow-ups.ts'
import { readDictation } from './read-dictation.ts'
import { withWays } from './with-ways.ts'

const followsFrom = (text: string) =>
  followUps(readDictation(text)?.screens ?? [], 5).map(({ title, from }) => `${from?.[0]} > ${title}`)

test('links and buttons of a form lead to what they promise', () => {
  expect(
    followsFrom(
      'A login page with fields for email and password, a "Log in" button, and links "Forgot password?" and "Sign up".',
    ),
  ).toEqual(['Forgot password? > Reset password', 'Sign up > Create account'])
  expect(
    followsFrom(
      'A visit form with a date picker for the day, a dropdown for the room (Blue, Red) and a button "Book visit".',
    ),
  ).toEqual(['Book visit > Booked'])
})

test('rows open what they are of, and new things are entered', () => {
  expect(
    followsFrom('A harbour page with a list of boats, each with photo and length, and a button "Add boat".'),
  ).toEqual(['Add boat > Add boat', 'Boats > Boat'])
})

test('screens that are dictated are where their buttons lead', () => {
  const screens = withWays(
    readDictation(
      'The first screen has a list of tours with photo and price and a button "Book now". The second screen is a confirmation with a check icon, the text "Done" and a button "Back".',
    )?.screens ?? [],
  )
  expect(screens[1]?.from).toEqual(['Book now'])
})

test('a description that only draws its screens gets nothing it would wonder about', () => {
  const { document } = generateApp({
    prompt:
      'A unit price calculator with a number input "Price", a number input "Weight", a dropdown for the unit (g, kg, lb) and a card showing "Price per kilo" and "Price per pound".',
  })
  expect(document.screens.map(({ name }) => name)).toEqual(['Unit price calculator'])
  const login = generateApp({
    prompt: 'A sign-in screen with a logo, an email field, a password field and a button "Log in".',
  }).document
  expect(JSON.stringify(login.screens[0])).not.toContain('navbar')
  expect(login.screens.map(({ name }) => name)).toContain('Home')
})

test('what a form generates is seen with what one filled in', () => {
  expect(
    followsFrom(
      'A crest page with a text input for the motto, a number input for the stars and a button "Generate".',
    ),
  ).toEqual(['Generate > Generated'])
})
