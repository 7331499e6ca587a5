import { walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { come, edited, followed, nodesOf } from '../../testing/edits.ts'
import { editApp } from '../edit-app.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const gym = appOf('Climbing gym: routes with grade and photos, courses, trainers, map and opening hours')
const kitchen = appOf('Recipe collection with cooking time, shopping list, favorites and meal planning')
const market = appOf('Flea market app: sellers offer items with price and condition, chat and favourites')
const workshop = appOf('Bike workshop: repairs with status and price, spare parts, customers, opening hours')
const parking = appOf('Parking app: find a free spot on the map, pay, see how long I have parked')
const donors = appOf('Blood donor club: next donation date, donor card, badges, nearby donation buses')
const hall = appOf('Town hall: proposals, vote on proposals, questions to the mayor')
const coins = appOf('Coin collection: coins by country, condition, market value and a wantlist')
const movers = appOf('Moving house checklist: boxes with contents, room labels, movers')

describe('what a wish is about is found, whatever its words', () => {
  it.each([
    // Forms.
    [
      'a field in a form',
      workshop,
      'one more field in the repair form: colour of the frame',
      /list Colour of the frame/,
    ],
    [
      'two fields',
      workshop,
      'add a field for warranty and one for frame number',
      /input Warranty.*input Frame number/,
    ],
    [
      'where somebody confirms',
      workshop,
      'customers have to confirm they read the terms before booking',
      /checkbox I read the terms/,
    ],
    ['what one saves of oneself', parking, 'let me save my licence plate', /input Licence plate/],
    [
      'a field is filled in otherwise',
      gym,
      'change the grade to a slider from 3 to 9',
      /input Grade .*"min":3,"max":9/,
    ],
    // Lists.
    ['columns', gym, 'two columns for the routes', /list Routes .*"columns":2/],
    ['a list to be ticked off', movers, 'tick off boxes that are packed', /Boxes .*"layout":"checklist"/],
    ['marks on some', gym, 'steep routes need a warning symbol', /"badge":"Steep"/],
    ['marks by state', workshop, 'show which repair is waiting', /"badge":"Waiting"/],
    ['an order by the numbers shown', gym, 'sort the routes from hard to easy', /list Routes/],
    ['some of them', gym, 'show only routes that are new', /Filter .*"title":"New".*"active":1/],
    ['more pictures', gym, 'less text, more pictures', /list Routes .*"layout":"media"/],
    ['what each has, on its card', kitchen, 'show how long it takes on the cards', /list Recipes .*\bmin\b/],
    [
      'a list with what is told of each',
      gym,
      'make a price list for the courses',
      /list Prices .*"value":"€/,
    ],
    // Parts.
    ['a film of each', gym, 'every route needs a short video', /Route\/video Video of the route/],
    ['a code of each', gym, 'add a QR code to each route', /Route\/image QR code/],
    ['tabs', gym, 'add tabs for indoor and outdoor on the routes page', /tabs Indoor, Outdoor/],
    ['a passage', gym, 'add a section about parking to the start page', /text Parking .*heading/],
    ['choices in a row', kitchen, 'add serving buttons 1, 2, 4 and 6', /list Serving .*"layout":"chips"/],
    [
      'calls',
      gym,
      'call buttons for the front desk and the doctor',
      /button Call front desk .*tel:.*button Call doctor/,
    ],
    ['sums', market, 'let people tip 1, 2 or 5 euros', /list Tip .*"€ 1".*"€ 5"/],
    ['comments', workshop, 'let customers comment on repairs', /list Comments.*input Comment.*button Send/],
    ['a badge', donors, 'give a badge at 250 points', /"title":"250 points".*Not earned yet/],
    [
      'a reminder',
      kitchen,
      'remind me to buy salt every Monday',
      /"title":"Buy salt","subtitle":"Every Monday"/,
    ],
    // Words and numbers.
    ['a word wherever it stands', kitchen, 'change recipes to dishes', /list Dishes/],
    ['amounts per piece', market, 'prices should be per piece', /€ \d+ \/ piece/],
    [
      'a figure on the first screen',
      coins,
      'collection value on the start page',
      /Collection value .*"value":"€/,
    ],
    ['for those who see little', workshop, 'easier for old people', /button Save repair .*"size":"large"/],
    ['it looks boring', workshop, 'it looks a bit boring', undefined],
  ])('%s', (_, document, prompt, form) => {
    if (form === undefined) expect(followed(document, prompt).app.theme.preset).toBe('playful')
    else expect(come(document, prompt).join('\n')).toMatch(new RegExp(form.source, 's'))
  })

  it('names and faces go where nobody is to know who it was', () => {
    const after = followed(hall, 'questions should be anonymous')
    const questions = nodesOf(after).filter(({ label }) => /^questions/i.test(label))
    expect(JSON.stringify(nodesOf(hall).filter(({ label }) => /^questions/i.test(label)))).toMatch(
      /Tomás Rey/,
    )
    expect(JSON.stringify(questions)).not.toMatch(/Tomás Rey/)
  })

  it('a field goes where it is not to be asked for', () => {
    const after = followed(parking, "don't ask for the card number")
    expect(nodesOf(after).some(({ label }) => label === 'Card number')).toBe(false)
  })

  it('a tap tells what is wanted on the screen of one', () => {
    expect(come(workshop, 'when I tap a repair show who brought it').join('\n')).toMatch(/Who brought/)
  })

  it('what the description calls so is found under another name', () => {
    const tank = appOf('Aquarium keeper: tanks, fish, water values, feeding reminder, plants')
    expect(edited(tank, 'put the water values on the home screen').commands.length).toBeGreaterThan(0)
  })
})

describe('what reads badly is not done', () => {
  it.each([
    ['a part of a list in a colour', kitchen, 'make island dishes red and seaside dishes blue'],
    ['what a field is to be is no name', workshop, 'change the number of wheels to a stepper'],
    ['when something is done is no entry', gym, 'after climbing a wall go back to the beginning of it all'],
    ['how many is no name', market, 'add two more doodads, one in Berlin and one in Prague'],
    ['a party is no look', kitchen, 'make a list about the party of the cats'],
  ])('%s', (_, document, prompt) => {
    const { commands } = editApp({ document, prompt })
    const told = JSON.stringify(commands)
    expect(commands.some(({ type }) => type === 'set-theme')).toBe(false)
    expect(told).not.toMatch(/"(?:A stepper|a stepper|After climbing|Two more|One in)/)
  })
})

it('other parts are the very same objects', () => {
  const former = new Set([...walkNodes(gym)].map(({ node }) => node))
  const after = followed(gym, 'two columns for the routes')
  const kept = [...walkNodes(after)].filter(({ node }) => former.has(node)).length
  expect(kept).toBeGreaterThan(former.size - 4)
})
