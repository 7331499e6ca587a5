import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { come, edited, followed } from '../../testing/edits.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const tables = appOf('Book a table in our restaurant: choose date and time, number of guests, special wishes')
const wedding = appOf('Plan our wedding: guest list with RSVP and diet, seating, budget, vendors')
const resort = appOf('Ski resort: lifts, slopes, snow report, ski pass, webcams')
const parish = appOf('Parish app with sermons to listen to, events, groups, giving and prayer requests')
const dives = appOf('Dive log with depth, buddy, photos and a map of spots')
const bakery = appOf(
  'Pre-order bread from the bakery: loaves with allergens, pick a pickup time, order history',
)
const trucks = appOf(
  "Street food truck tracker: trucks, today's menu, location map, opening times, favourites",
)
const family = appOf('A family tree app: ancestors as a tree, people with birth date and photos, old letters')
const barber = appOf('Queue for a barber: join from home, my place in line, wait time, call the next one')
const cycle = appOf('Period tracker: log flow and mood, predictions on a calendar, reminders')
const potluck = appOf('Potluck planner: who brings what, guests, diet, chat')
const pottery = appOf('Pottery studio: kiln schedule, glaze recipes and a waiting list for courses')
const moon = appOf('Astronomy evening: visible planets, moon phase, star map, observation log')

describe('wishes in few words', () => {
  it.each([
    [
      'from when something is taken',
      tables,
      'allow bookings only from 5pm',
      /text Bookings only from 17:00\./,
    ],
    ['one more answer in quotes', wedding, 'the rsvp needs "maybe"', /list RSVP .*"title":"Maybe"/],
    [
      'another screen for one',
      resort,
      'replace webcams with a weather forecast',
      /header .*screenId|Weather forecast/,
    ],
    [
      'a measure one logs',
      dives,
      'I want to log the visibility in meters',
      /input Visibility .*"suffix":"m"/,
    ],
    ['times in a row', bakery, 'pickup times every 15 minutes between 7 and 11', /"slots":\["7:00","7:15"/],
    ['what some say', trucks, 'write "sold out" on dishes that are gone', /"badge":"Sold out"/],
    [
      'a value in big letters',
      barber,
      'waiting time in big letters',
      /text .*"caption":"Wait time","big":true/,
    ],
    [
      'what nobody may do',
      potluck,
      "don't let people choose the same dish twice",
      /You cannot choose the same dish twice\./,
    ],
  ])('%s', (_, document, prompt, form) => {
    expect(come(document, prompt).join('\n')).toMatch(form)
  })

  it('a screen is called otherwise', () => {
    const names = followed(parish, 'call the groups small groups').screens.map(({ name }) => name)
    expect(names).toContain('Small groups')
    expect(names).not.toContain('Groups')
  })

  it('a word is another one, and the app keeps its name', () => {
    const after = followed(cycle, 'call it cycle instead of period')
    expect(after.app.name).toBe(cycle.app.name)
    expect(JSON.stringify(after.screens)).not.toMatch(/Next period/)
  })

  it('a page comes first', () => {
    const bar = JSON.stringify(
      followed(family, 'the tree page first').screens.find(({ id }) => id === 'home'),
    )
    expect(bar.indexOf('"title":"Tree"')).toBeLessThan(bar.indexOf('"title":"Family"'))
  })
})

describe('words of a sentence are no names', () => {
  it.each([
    ['of a field', pottery, 'colour the glaze recipes by kiln', /"type":"input"/],
    ['of a theme', parish, 'unread first and bold', /set-theme/],
    ['of a screen', potluck, 'remove the diet and let them ask for one', /Ask for one/],
  ])('%s', (_, document, prompt, form) => {
    expect(JSON.stringify(edited(document, prompt).commands)).not.toMatch(form)
  })

  it('lines without pictures have no height', () => {
    const { commands, document } = edited(moon, 'make the moon bigger')
    const ids = commands.flatMap((command) =>
      command.type === 'set-properties' && command.set && 'height' in command.set ? [command.id] : [],
    )
    const sized = document.screens.flatMap(({ components }) =>
      components.filter(({ id }) => ids.includes(id)),
    )
    expect(sized.every(({ type, properties }) => type !== 'list' || properties.layout !== 'rows')).toBe(true)
  })
})

describe('values and words in a row', () => {
  const board = appOf('A Kanban board for a film crew with columns To do, Doing and Done and due dates')

  it('have commas between them where all know the scale', () => {
    expect(come(board, 'cards get a priority low medium high').join('\n')).toMatch(
      /list Priority .*"title":"Low".*"title":"Medium".*"title":"High"/,
    )
  })

  it('what a button is to tell is not what it says', () => {
    const phone = appOf('An app for my grandmother: buttons to call family, photos, and an emergency button')
    expect(
      JSON.stringify(edited(phone, 'the call buttons should say the name of the person').commands),
    ).not.toMatch(/The name of the person/)
  })

  it('a little word is no entry, and a way to do something no field', () => {
    expect(
      JSON.stringify(edited(parish, 'a way to undo when I delete an event by accident').commands),
    ).not.toMatch(/"Way to undo"/)
    expect(
      JSON.stringify(edited(parish, 'in the menu the events should come before the sermons').commands),
    ).not.toMatch(/"title":"The"/)
  })

  it('what should happen by itself is no hint in a form', () => {
    const office = appOf('Lost and found office: report an item, search by colour, claim it with a photo')
    expect(edited(office, 'items older than 3 months should disappear').commands).toEqual([])
  })

  it('a year that is named is sorted by', () => {
    const wines = appOf('Wine cellar: bottles by vineyard, year and grape, tasting notes')
    expect(edited(wines, 'sort the wines by year, oldest first').commands.length).toBeGreaterThan(0)
  })

  it('what is to be marked has a button for it', () => {
    expect(come(dives, 'I want to mark dives as favourite').join('\n')).toMatch(/button Mark as favourite/)
  })
})
