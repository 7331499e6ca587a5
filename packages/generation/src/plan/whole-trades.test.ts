import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const textOf = (prompt: string) => JSON.stringify(appOf(prompt))
const namesOf = (prompt: string) => appOf(prompt).screens.map(({ name }) => name)

describe('apps of whole trades', () => {
  it.each([
    ['Wash salon: a launderette where people see the free machines', /Washer 1/, /filament/i],
    ['Shift plan for the village fire brigade', /Engine 1, day/, /Hut path/],
    [
      'I make birthday cakes to order in my kitchen and want to see what to bake this week',
      /Carrot, no nuts/,
      /Baguettes/,
    ],
    [
      'A piano tuner keeps his pianos, when they were tuned and at what pitch',
      /440 Hz/,
      /Left hand in fifths/,
    ],
    ['Boarding kennel: dogs that stay, their food and medicine', /Run 4/, /blue bowl/],
    ['Water levels of our rivers for kayakers, with alerts', /1\.24 m/, /Soil moisture/],
    ['Board game evenings at our place, who comes and what we play', /Salt Harbour/, /Beet salad/],
    ['Home brewing diary: hops, gravity, fermentation temperature, bottling', /IPA/, /Kimchi/],
    ['Medals of our swimming club', /Bronze/, /Silver thaler/],
    [
      'A half marathon: runners register, course map with water stations',
      /Water at Mill bridge/,
      /Silver thaler/,
    ],
    ['Cleaning rota of our parish hall team', /turn/i, /Make the bed/],
    ['Dairy goats: litres of milk for each animal and day', /3\.4 l/, /In lamb/],
    [
      'Stock of a clinic pharmacy store with batches: medicine inventory',
      /Paracetamol/,
      /Wheelchair|Opal glass/,
    ],
    ['Sticker doubles of my album, which I swap', /./, /(?:Little|Harbour|Linden) sticker/],
    ['Register of keys and who holds them at our school', /Cellar|Bike shed/, /Low Water/],
    ['Hours our cleaner works, by week', /Timer|Half Past|Hours/, /Cleaner work \d/],
  ])('%s', (prompt, own, another) => {
    const text = textOf(prompt)
    expect(text).toMatch(own)
    expect(text).not.toMatch(another)
  })

  it('shows whom one calls in an emergency, and no sales leads', () => {
    const text = textOf('An allergy diary with symptoms, foods, and an emergency card with contacts')
    expect(text).not.toMatch(/Pipeline|Open deals/)
  })

  it('lends what a group hires out, and puts none of it up', () => {
    const prompt = 'Our brass band hires out trumpets to children: who has which, deposit, until when'
    expect(textOf(prompt)).toMatch(/Due back/)
    expect(namesOf(prompt).join()).not.toMatch(/hires|Lend/)
  })

  it('asks a round with its answers', () => {
    expect(textOf('Pub quiz night with rounds, teams and questions')).toMatch(/Danube/)
  })

  it('has no steps to follow where an instructor teaches', () => {
    expect(namesOf('Riding school with horses, pupils, and an instructor for each lesson')).not.toContain(
      'Guide',
    )
  })

  it('tells of a plan by day only one day for each', () => {
    const text = textOf('My half marathon plan by week with long runs')
    expect(text).not.toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri)day · (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/)
  })

  it('asks questions in a quiz, and none of what the app has no questions of', () => {
    const text = textOf('Study planner with homework, exam dates, a quiz and a learning group')
    expect(text).not.toMatch(/Which one is it\?/)
  })

  it('shows dates in a calendar beside things that have none', () => {
    const calendar = appOf('Flatmates: a shopping list and a calendar for guests').screens.find(
      ({ name }) => name === 'Calendar',
    )
    expect(calendar).toBeDefined()
    expect(JSON.stringify(calendar)).not.toMatch(/Lemons|Rye loaf/)
  })

  it('lets people choose a date', () => {
    expect(textOf('Garden party planner: date poll, guests, who brings what')).toMatch(/When shall it be\?/)
  })

  it('plans no emergencies', () => {
    expect(textOf('Allergy pass: scan food, safe cafes, an emergency plan for the nursery')).not.toMatch(
      /Saturday emergency|emergencies planned/,
    )
  })
})
