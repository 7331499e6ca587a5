import type { AppDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { called, come, edited, followed, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const ferries = appOf('Ferry timetable with departures, delays, harbours and ticket prices')
const laundry = appOf('Laundry room booking for our house: 3 washers and 2 dryers')
const feedback = appOf(
  'Guests rate our guest house: food, rooms and service, a comment, and we see the average',
)
const lakes = appOf('Bathing lakes: stations on a map, last test, warnings of algae, temperature and oxygen')
const coins = appOf('Coin collection: coins by country, condition, market value and a wantlist')
const sewing = appOf(
  'A sewing pattern organiser: fabric stash, patterns, projects with progress, shopping list',
)
const wedding = appOf('Wedding planner: guest list, seating chart, budget, vendors, countdown')
const desks = appOf('Hot desk booking: floor plan, meeting rooms, guest passes, invoices')
const recipes = appOf('Recipe app with search, favorites and meal planning')
const board = appOf('A Kanban board for a film crew with columns To do, Doing and Done and due dates')

const titlesIn = (document: AppDocument, label: string) =>
  nodesOf(document)
    .filter((node) => node.type === 'list' && node.label === label)
    .map((node) => itemsOf(node).map((item) => textOf(item, 'title') ?? ''))

describe('entries in one state or another', () => {
  it('go to the end and are greyed out, every third as an example where nothing tells', () => {
    const after = followed(ferries, 'cancelled ferries crossed out and at the bottom of the list')
    const [list] = nodesOf(after)
      .filter((node) => node.type === 'list' && node.label === 'Departures')
      .toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
    expect(list && itemsOf(list).at(-1)).toMatchObject({ badge: 'Cancelled', badgeTone: 'neutral' })
  })

  it('have two colours', () => {
    const text = JSON.stringify(followed(laundry, 'free washers in green, broken ones in red').screens)
    expect(text).toMatch(/"badge":"Free","badgeTone":"success"/)
    expect(text).toMatch(/"badge":"Broken","badgeTone":"danger"/)
  })
})

describe('what is said where something is filled in', () => {
  it.each([
    ['how often', laundry, 'you can only book 2 slots a week', /\/text You can only book 2 slots a week\./],
    [
      'from when',
      desks,
      'a room can be booked from 7 am to 10 pm',
      /\/text A room can be booked from 7:00 to 22:00\./,
    ],
    ['what may be left out', feedback, 'the comment is optional', /\/input Comment .*"helper":"Optional"/],
    [
      'yes or no',
      wedding,
      'ask guests if they bring a plus one',
      /\/list Plus one .*"title":"Yes".*"title":"No"/,
    ],
  ])('%s', (_, document, prompt, form) => {
    expect(come(document, prompt).join('\n')).toMatch(form)
  })

  it('what a deed is for is no rule', () => {
    expect(
      JSON.stringify(edited(desks, 'members should be able to reserve a room for 2 days').commands),
    ).not.toMatch(/You can reserve/)
  })
})

describe('numbers that are to be seen first', () => {
  it('how many there are', () => {
    expect(come(coins, 'number of coins found this year on top').join()).toMatch(
      /text \d+ .*"caption":"Coins found this year"/,
    )
  })

  it('a sum of what stands in the list', () => {
    const after = followed(coins, 'I want to see the total value of my collection on the home page')
    const shown = nodesOf(after).find(({ properties }) => properties.caption === 'Total value')
    const numbers = nodesOf(coins)
      .filter(({ type, label }) => type === 'list' && label === 'Coins')
      .map((node) =>
        itemsOf(node).map((item) => Number((textOf(item, 'value') ?? '').replaceAll(/[^\d.]/g, ''))),
      )
    const sums = numbers.map((all) => all.reduce((one, other) => one + other, 0))
    expect(sums).toContain(Number(shown?.label.replaceAll(/[^\d.]/g, '')))
  })

  it('a value among others', () => {
    const figures = nodesOf(lakes).find(({ label }) => label === 'At a glance')
    const title = textOf(figures && itemsOf(figures)[0], 'title') ?? ''
    const after = come(lakes, `the ${title.toLowerCase()} should be bigger, it is the most important thing`)
    expect(after.join()).toContain(`"caption":"${title}","big":true`)
  })
})

describe('screens in two, things told with more', () => {
  it('two tabs above a list', () => {
    const tabs = nodesOf(
      followed(sewing, 'please split projects in two tabs, in progress and finished'),
    ).some(
      (node) =>
        itemsOf(node)
          .map((item) => textOf(item, 'title'))
          .join() === 'In progress,Finished',
    )
    expect(tabs).toBe(true)
  })

  it('two screens, each with its part of the entries', () => {
    const after = followed(desks, 'split the rooms screen in two, one for small rooms and one for halls')
    const names = after.screens.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Small rooms', 'Halls']))
    const [first] = titlesIn(desks, 'Rooms').toSorted((one, other) => other.length - one.length)
    const halls = after.screens.find(({ name }) => name === 'Halls')
    expect(JSON.stringify(halls)).toContain(first?.at(-1) ?? '-')
  })

  it('an entry with what is told of it', () => {
    expect(come(desks, 'add a phone booth to the rooms, for 1 person').join()).toMatch(
      /"title":"Phone booth".*?"subtitle":"For 1 person"/,
    )
  })

  it('examples on a theme, wherever they stand', () => {
    const after = JSON.stringify(followed(recipes, 'use italian dishes as examples').screens)
    const [former] = titlesIn(recipes, 'Recipes').toSorted((one, other) => other.length - one.length)
    for (const title of former ?? []) expect(after).not.toContain(title)
    expect(after).toContain('Lasagne')
    expect(edited(recipes, 'use italian dishes as examples').document.app.theme).toEqual(recipes.app.theme)
  })

  it('what is typed on a page is a field, a button and the list of it', () => {
    const after = followed(wedding, 'add a music wishes page where guests can type a song')
    const page = after.screens.find(({ name }) => name === 'Music wishes')
    expect(page?.components.map(({ type, label }) => `${type} ${label}`)).toEqual([
      'header Music wishes',
      'input Song',
      'button Add song',
      'list Music wishes',
    ])
  })

  it('a column goes to the top', () => {
    const labels = nodesOf(followed(board, 'the done column should be at the left')).flatMap(
      ({ type, label }) => (type === 'list' ? [label] : []),
    )
    expect(labels.indexOf('Done')).toBeLessThan(labels.indexOf('To do'))
  })
})

describe('what is not misread', () => {
  it('a deed is no name of an entry', () => {
    const lifts = appOf('Fitness tracker with workout logs and progress charts')
    expect(
      JSON.stringify(edited(lifts, "I'd like to enter the weight in 2.5 kg steps").commands),
    ).not.toMatch(/To enter/)
  })

  it('a box of comments is no number of comments', () => {
    const blog = appOf('Blog app. Authors write posts, readers comment, save posts for later')
    expect(edited(blog, 'move the comment box above the comments').commands).toEqual([])
  })

  it('all stays before what one chooses from', () => {
    const shop = appOf('Second-hand cameras: browse cameras and lenses, price, chat with the seller')
    const before = titlesIn(shop, 'Filter').find(([first]) => first === 'All') ?? []
    const { document } = edited(shop, `put ${before.at(-1) ?? ''} first in the list`)
    for (const titles of titlesIn(document, 'Filter'))
      if (titles.includes('All')) expect(titles[0]).toBe('All')
  })

  it('an answer nobody can choose yet says what is missing', () => {
    const club = appOf('Sports club: trainings with attendance and who is coming')
    const { commands, notes } = edited(club, 'attendance should have maybe as an answer too')
    expect(commands).toEqual([])
    expect(notes.join()).toMatch(/Nothing is chosen for attendance yet/)
  })

  it('times of day are written as told', () => {
    const after = JSON.stringify(followed(ferries, 'use am and pm').screens)
    expect(after).toMatch(/\d:\d\d (?:am|pm)/)
    expect(called(edited(ferries, 'use am and pm').document, 'Departures')).toBeDefined()
  })
})
