import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planned = (prompt: string) => planApp(understand(prompt), 1)
const kindOf = (prompt: string) => planned(prompt).archetype.id
const screensOf = (prompt: string) => planned(prompt).plan.screens

describe('what an app is about', () => {
  it.each([
    [
      'Violin teacher app. I teach nine children. Scales they practise, pieces, next lesson, parents pay in it.',
      'music-lessons',
    ],
    [
      'Go coach here: each student has a rank, openings we look at, problems for home and a next lesson',
      'instructor',
    ],
    ['Lifeguards of our bathing lake: who is on which tower, rescues, flags, swapping duties', 'lifeguards'],
    [
      'The public fridge at our corner: what is in it, who cleans it this week, report a broken door',
      'community-fridge',
    ],
    [
      'Give soup and cake that is left over to people next door: portions, allergens, until when, claimed by',
      'food-sharing',
    ],
    [
      'Six parents take turns bringing the children home on foot: who goes today, swap a day, write if late',
      'turns',
    ],
    ['Shovelling snow in our lane: whose turn is it, ticked when salted, who did it last time', 'turns'],
    [
      'I mend flutes. Customers leave one with me, I write what is wrong and an estimate they approve.',
      'workshop',
    ],
  ])('%s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('is no church for a tower with bells, and no film for the props of a theatre', () => {
    expect(
      kindOf(
        'Parish clock tower. The keeper plans windings and oilings; helpers say whether they come. Who learns what is recorded. Visitors see when it is open.',
      ),
    ).not.toBe('congregation')
    expect(
      kindOf(
        "Mobile app for a puppet theatre's prop store. Props with photo, drawer, which play uses them, condition. Stagehands tick off props before each show; the prop master sees what is lost or torn and orders a repair.",
      ),
    ).not.toBe('film-production')
  })
})

describe('a second role', () => {
  const prompt =
    'For our block of forty flats: tenants report broken things (lift, heating, door) with a photo, the caretaker sees all reports sorted by urgency and closes them when fixed. All see what is open.'

  it('has a screen of its own, which says what a tap does', () => {
    const screens = screensOf(prompt)
    expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Reports', 'Caretaker']))
    expect(screens.find(({ kind }) => kind === 'role')?.sections).toEqual([
      expect.objectContaining({ title: 'Reports by urgency', hint: 'Tap to close' }),
    ])
  })

  it('sees things in the states it is told of', () => {
    const role = screensOf(
      'Costume store of an opera. Costumes with photo, rail, size. Stagehands tick off costumes before each show; the wardrobe master sees what is missing or torn and orders a repair.',
    ).find(({ kind }) => kind === 'role')
    const [list] = role?.sections ?? []
    expect(list?.kind === 'list' && list.entity.samples[0]?.badge).toBe('Missing')
  })
})

it('shows whoever only approves what there is to approve', () => {
  const role = screensOf(
    'App where children record short riddles and their friends can guess them at night. Parents approve.',
  ).find(({ kind }) => kind === 'role')
  expect(role?.sections).toEqual([expect.objectContaining({ kind: 'list', hint: 'Tap to approve' })])
})

it('gives those who look after somebody a part beside a diary of that', () => {
  const names = screensOf(
    'A diary for sleepless nights: rate how I slept, what woke me, what I tried, recordings of snoring. The therapist sees the week before the session and sets exercises.',
  ).map(({ name }) => name)
  expect(names).toContain('Therapist')
})

it('asks for no account where guards sign up, and nothing of what is never said', () => {
  const kinds = screensOf(
    'Crossing guards: two slots a day at each corner. Guards sign up, the school sees gaps.',
  )
  expect(kinds.map(({ kind }) => kind)).not.toContain('signin')
  const { plan } = planned(
    'Mushroom finds of our evening class with photos and place. Never say edible. Sort by date',
  )
  expect(JSON.stringify([...plan.entities.values()].map(({ fields }) => fields))).not.toContain('Edible')
})

it('lends nothing where customers take what a firm lets', () => {
  const names = screensOf(
    'We rent out party tents. Customers pick a tent by size and date and pay a deposit. Our drivers get a list of today’s set-ups and pick-ups with address and how many pegs.',
  ).map(({ name }) => name)
  expect(names.join()).not.toMatch(/Lend/)
  expect(names).toContain('Drivers')
})

it('has each page of a kind of app once', () => {
  const ids = screensOf(
    'I repair harps. Customers get an estimate, they approve the estimate in the app, and I see which strings are left.',
  ).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('seats wedding guests at tables', () => {
  const { plan } = planned("Seating planner for our wedding: guests, tables, who can't sit with whom, diets")
  expect(plan.screens.some(({ entity, kind }) => kind === 'browse' && entity === 'feast-table')).toBe(true)
  expect(JSON.stringify([...plan.entities.values()])).toContain('Not beside')
})

it('takes a picture in the form of what it is of, and scans nothing', () => {
  const screens = screensOf(
    'As a nurse I want to take a photo of a burn on every visit so that I can compare it with last week.\nAs a nurse I want to record size and pain.',
  )
  expect(screens.map(({ kind }) => kind)).not.toContain('scanner')
})
