import { findIconName } from '@kwiq/catalogue/icons'
import { isPictureKnown, pictureKeywords } from '@kwiq/catalogue/pictures'
import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { pages } from './index.ts'
import type { Page } from './page.ts'

const houses =
  'hotel, gym, zoo, football club, school, clinic, restaurant, dealership for cars, fashion shop, town, office of our company, wedding of guests, festival, church, mosque, apartment house of tenants, bakery, yoga studio, brewery, butcher, museum, conference, pool, garage, bookshop, cafe, golf club, plumbing service, car rental, nursing home for families, insurance, bike shop'.split(
    ', ',
  )
/** What people have for themselves: pages of one's own life are of these. */
const lives =
  'quran for kids, maths games for kids, volleyball team, sober days, bank account for teens, guitar lessons for myself, book club of friends, cinema and films, hindu temple, therapy companion, vegetable garden, running club, vegan recipes, weather, two cats, church youth, savings goals with my girlfriend, hiragana and kanji, yoga at home, party game, moving to a new flat, shares and dividends, travel diary, films and series, pregnancy, meditation and calm, workouts in the gym, newborn, driving theory test, short videos, books on my shelf, roommates, AI assistant, trip with friends, wardrobe with outfits, diabetic cat, vocabulary with flashcards, mood diary, houseplants, tablets, days without cigarettes, amateur football team, road trip in a van, to-do list, alphabet for kids, home screen launcher with gestures, fishing and catches, karaoke songs, history walk through our town'.split(
    ', ',
  )
const others = [
  'opening hours, news',
  'newsletter, vouchers, feedback',
  'waste calendar, laundry booking, house rules',
]
const descriptions = ({ said, within, unless }: Page) =>
  [...houses, ...lives]
    .flatMap((house) => others.map((beside) => [house, beside] as const))
    .flatMap(([house, beside]) =>
      said
        .split(',')
        .slice(0, 2)
        .map((part) => `App for our ${house}: ${beside}, ${part.trim()}`),
    )
    .filter((text) => (within?.test(text) ?? true) && !unless?.test(text))

const iconsOf = ({ icon, blocks }: Page): string[] => [
  icon,
  ...blocks.flatMap((block) => {
    if (block.kind === 'rows' || block.kind === 'tiles') return block.items.map(([first = '']) => first)
    return block.kind === 'banner' || block.kind === 'button' ? [block.icon] : []
  }),
]
const picturesOf = ({ blocks }: Page): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'image') return [block.picture]
    return block.kind === 'cards' ? block.items.map(([first = '']) => first) : []
  })

test('no two pages are one', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
})

describe.each(pages.map((page) => [page.id, page] as const))('%s', (_id, page) => {
  test('has signs that are known and pictures that are drawn', () => {
    expect(iconsOf(page).filter((icon) => findIconName(icon) === undefined)).toEqual([])
    const isDrawn = (picture: string) => isPictureKnown(picture) || picture in pictureKeywords
    expect(picturesOf(page).filter((picture) => !isDrawn(picture))).toEqual([])
  })

  test('has enough on it, and not too much', () => {
    const text = page.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    // A line of an unknown kind would be read as text.
    expect(text.filter((line) => !/^[\p{Lu}“].*[.?!]$/u.test(line))).toEqual([])
    expect(page.blocks.length).toBeGreaterThan(2)
    expect(page.blocks.length).toBeLessThan(9)
    expect(page.line.length).toBeGreaterThan(0)
  })

  test('is in an app that names it, and what was said of it is found there', () => {
    const found = descriptions(page).some((prompt) => {
      const { document, trace } = generateApp({ prompt })
      const screen = document.screens.find(({ components }) =>
        components.some(({ properties }) => properties.subtitle === page.line),
      )
      const ids = new Set(screen?.components.map(({ id }) => id))
      return trace.some(({ componentIds }) => componentIds.some((id) => ids.has(id)))
    })
    expect(found).toBe(true)
  })
})

const names = (prompt: string) => generateApp({ prompt }).document.screens.map(({ name }) => name)

test('a house has a screen for each part it lists', () => {
  expect(
    names('Small hotel by the sea: wifi password, breakfast times, check out, tips for the city'),
  ).toEqual(expect.arrayContaining(['Wi-Fi password', 'Breakfast times', 'Check-out', 'Around here']))
})

test('what a screen of the app is for anyway is no page beside it', () => {
  const damage = names('Tenants of our block: notices, report damage, laundry booking').filter((name) =>
    /damage/i.test(name),
  )
  expect(damage).toHaveLength(1)
})

test('words that mean something else name no page', () => {
  expect(names('Checks my site every hour on Wi-Fi and tells me when it is down')).not.toContain('Wi-Fi')
  expect(names('Plan our wedding: guest list with RSVP, seating plan, budget, vendors')).not.toContain('RSVP')
  expect(names('An app that keeps all my loyalty cards in one place')).not.toContain('Stamp card')
})

test('packs of classes are bought, and nothing is packed', () => {
  const found = names('Pilates studio: timetable, packs of 10 classes, waiting list')
  expect(found).toContain('Class packs')
  expect(found).not.toContain('Packing')
})
