import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { labelOf } from '../label-of.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const partsOf = (prompt: string) =>
  appOf(prompt).screens.flatMap(({ name, components }) =>
    [...walkComponents(components)].map(({ type, label }) => `${name} ${type}: ${label}`),
  )

describe('names by their heads', () => {
  it('are a list where they are the first of several', () => {
    const prompt =
      'A club of cheese tasters. Tasters can rate cheeses. The app shows the top-3 dairies of each year.'
    expect(partsOf(prompt).some((part) => / list: Top-3 dairies/.test(part))).toBe(true)
  })

  it('are some of what the app keeps where they are the bests of somebody', () => {
    const shown = JSON.stringify(
      appOf('Sea swimming log with distance, water temperature and personal bests'),
    )
    expect(shown).toContain('"title":"Personal bests"')
    expect(shown).not.toContain('"subtitle":"07:55"')
  })

  it('are no list where they are how much of something', () => {
    const prompt = 'A speedometer for sledges. Riders can see the top 3 speeds.'
    expect(partsOf(prompt).some((part) => / carousel: Top 3 speeds/.test(part))).toBe(false)
  })

  it('are a photo in a form, where they are a picture of something', () => {
    const prompt =
      'An app for rewards in the family. Parents can add chores and set a prize, with a photo of the prize. Children can mark chores as done.'
    expect(JSON.stringify(appOf(prompt))).toMatch(/Prize photo/)
    expect(JSON.stringify(appOf(prompt))).not.toMatch(/With photo/)
  })

  it('are the screen they name', () => {
    const prompt =
      'A finder for drinking fountains. Walkers can see fountains. MapView with fountains near me. Preference settings.'
    expect(JSON.stringify(appOf(prompt))).toMatch(/Preference settings/)
  })

  it('are the feed, where "feed" is a noun, and no feeding', () => {
    const told =
      'An app for a chess club. Members can scroll down the feed with announcements. Members can book boards.'
    expect(partsOf(told).some((part) => /^[^:]* (?:button): Feed with/.test(part))).toBe(false)
    expect(JSON.stringify(appOf(told))).toMatch(/Feed with announcements|Announcements/)
    const fed = 'Goat diary: goats, what we feed with hay bales, milk per day'
    expect(JSON.stringify(appOf(fed))).not.toMatch(/Hay bales? feed/)
  })

  it('are a map in the form, where they are a mark on one', () => {
    const prompt =
      'A log of springs. Hikers can add a spring by placing a marker on a map. Hikers can see springs.'
    expect(JSON.stringify(appOf(prompt))).toMatch(/Marker on map/)
    expect(JSON.stringify(appOf('A shop for pens: every marker, ink and paper'))).not.toMatch(/Marker on map/)
  })

  it('end in no little words but their own', () => {
    const named = (words: string) =>
      labelOf({ text: words, label: words, words: words.split(' '), stems: [], options: [] })
    expect(named('microphone aswell')).toBe('Microphone')
    expect(named('recommendation on')).toBe('Recommendation')
    expect(named('log in')).toBe('Log in')
    expect(named('way in')).toBe('Way')
  })
})

it('are the list of what the app keeps, where they only say that it is kept', () => {
  const parts = partsOf('Track your board game plays and collection')
  expect(parts).toContain('Games header: Collection')
  expect(parts.some((part) => / datepicker: Collection/.test(part))).toBe(false)
})

it('are the list of what has a screen of its own, called so', () => {
  const parts = partsOf("Coach drivers' day: driving hours, breaks, vehicle check")
  expect(parts).toContain('Checks header: Vehicle check')
  expect(parts.some((part) => / datepicker: Vehicle check/.test(part))).toBe(false)
})

it('keep their number where they hold what the list is of', () => {
  const parts = partsOf('A keyboard with layouts, themes and a personal dictionary')
  expect(parts).toContain('Dictionary header: Personal dictionary')
})
