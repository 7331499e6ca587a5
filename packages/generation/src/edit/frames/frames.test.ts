import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it, test } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { come, followed, partsOf } from '../../testing/edits.ts'
import { editApp } from '../edit-app.ts'
import { itemsOf, textOf } from '../entry.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const tools = appOf('Tool library: tools, who has them, members, repairs and fees')
const cellar = appOf('Wine cellar: bottles by vineyard, year, grape and rating')
const farm = appOf('Goat herd book: animals with ear tag, milk yield chart, vet visits')
const shop = appOf('Farm shop: jams and bread with prices, order for pickup')
const nails = appOf('Nail studio app: bookings and prices, in pink')
const sensors = appOf('Greenhouse sensors: temperature, humidity, alerts and history')
const salon = appOf('Hair salon: stylists, book an appointment, prices, opening hours')
const herbs = appOf('Herb garden log: herbs with photos, watering diary, harvest chart and reminders')
const hostel = appOf('Hostel for climbers: rooms, book a bed, house rules, events and opening hours')

/** Parts no command named are the very same objects. */
function untouched(document: AppDocument, after: AppDocument): number {
  const former = new Set([...walkNodes(document)].map(({ node }) => node))
  return [...walkNodes(after)].filter(({ node }) => former.has(node)).length
}

const screenWith = (document: AppDocument, label: string) =>
  [...walkNodes(document)].find(({ node }) => node.label.toLowerCase() === label.toLowerCase())?.screen.name
const titles = (document: AppDocument, label: string) =>
  [...walkNodes(document)]
    .filter(({ node }) => node.label === label)
    .flatMap(({ node }) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? []))

describe('what things are to have', () => {
  it('is filled in where one is added, told of one, and shown in lists', () => {
    const parts = come(cellar, 'every wine needs a taster and whether it has a cork').join('\n')
    expect(parts).toMatch(/\/input Taster /)
    expect(parts).toMatch(/\/checkbox Cork /)
    expect(parts).toMatch(/"title":"Taster","value":"[^"]+"/)
  })

  it('a question is the name of what answers it', () => {
    const parts = come(tools, 'repairs should have a photo and how urgent it is: low, normal, urgent').join(
      '\n',
    )
    expect(parts).toMatch(/Urgency|"badge":"(?:Low|Normal|Urgent)"/)
    expect(parts).not.toMatch(/how urgent/i)
  })

  it('what is shown of each stands in its lists, and nothing else changes', () => {
    const after = followed(tools, 'each tool should show its condition')
    const lists = [...walkNodes(tools)].length - untouched(tools, after)
    expect(lists).toBeGreaterThan(0)
    expect(after.screens.map(({ id }) => id)).toEqual(tools.screens.map(({ id }) => id))
  })

  it('things the app does not have get nothing', () => {
    const { document, commands } = editApp({ document: tools, prompt: 'each giraffe should have a nickname' })
    expect(commands).toEqual([])
    expect(document).toBe(tools)
  })
})

describe('what is asked for in a form', () => {
  it('stands there, whichever comes first in the sentence', () => {
    for (const prompt of [
      'when booking let people choose short or long hair',
      'ask for short or long hair when booking',
    ]) {
      const part = come(salon, prompt).find((each) => each.includes('Short'))
      expect(part).toMatch(/"title":"Short"\},\{"title":"Long hair"/)
    }
  })

  it('a picture is taken in the form of that thing', () => {
    const after = followed(herbs, 'i want to take a picture of the leaf when adding a herb')
    const name = [...walkNodes(after)].find(({ node }) => node.properties.caption === 'Leaf photo')?.screen
      .name
    expect(name).toMatch(/add|new|log/i)
  })

  it('what people say is asked where they book', () => {
    const after = followed(salon, 'clients should be able to say if they need parking')
    expect(screenWith(after, 'Parking')).toMatch(/book|choose|date|time/i)
  })
})

describe('one more of something', () => {
  it('goes into the list of such things, with what is told of it', () => {
    const after = followed(salon, 'one more stylist called Priya, colours and highlights')
    expect(titles(after, 'Stylists')).toContain('Priya')
  })

  it('goes there from where it is said to be', () => {
    const parts = come(hostel, 'under events add one with Lena Vogt on 12 March at 19:00').join('\n')
    expect(parts).toMatch(/"title":"Lena Vogt".*"subtitle":"12 March, 19:00"/)
  })

  it('a rule is about what it says', () => {
    expect(come(hostel, 'the house rules should have a rule about muddy boots').join()).toContain(
      '"Muddy boots"',
    )
  })
})

describe('one instead of the other', () => {
  it('words, one as well as many', () => {
    const after = followed(tools, 'instead of tools call them gadgets')
    expect(partsOf(after).join('\n')).not.toMatch(/"title":"Tools"|\/list Tools/)
    expect(partsOf(after).join('\n')).toMatch(/Gadgets/)
  })

  it('numbers, where what they count stands beside them', () => {
    const words = appOf('Learn Finnish with ten new words a day and a quiz')
    const parts = come(words, '15 words instead of ten')
    expect(parts.join('\n')).toMatch(/\b15 new words/)
    expect(editApp({ document: words, prompt: '15 ferrets instead of ten' }).commands).toEqual([])
  })
})

describe('several wishes in one prompt', () => {
  it('each is read by itself', () => {
    const after = followed(tools, 'each tool should show its condition. make it dark')
    expect(after.app.theme.mode).toBe('dark')
    expect(partsOf(after).join('\n')).not.toBe(partsOf(tools).join('\n'))
    expect(followed(nails, 'less pink, more like wood').app.theme.colors).toBeUndefined()
  })

  it('a phrase that takes in what follows is written once', () => {
    const fridge = appOf('Community fridge: what is inside, donate food, cleaning rota')
    expect(partsOf(followed(fridge, 'instead of donate say Bring food')).join('\n')).not.toMatch(/food food/)
  })

  it('what is there already is told with its place, and nothing is changed', () => {
    const { document, notes } = editApp({ document: tools, prompt: 'put the tools on the home page' })
    expect(document).toBe(tools)
    expect(notes.join()).toMatch(/already/)
  })
})

describe('what is about one thing', () => {
  it('goes with all that names it, and nothing else', () => {
    const after = followed(tools, 'remove everything about repairs')
    expect(partsOf(after).join('\n')).not.toMatch(/repairs?"/i)
    expect(after.screens.length).toBeLessThan(tools.screens.length)
    expect(titles(after, 'Tools')).toEqual(titles(tools, 'Tools'))
  })
})

describe('what is told', () => {
  it('stands where that is spoken of', () => {
    const { document, notes } = editApp({ document: hostel, prompt: 'the last shuttle leaves at 23:40' })
    const told = [...walkNodes(document)].find(({ node }) => node.label === 'Last shuttle')
    expect(told?.node.properties.text).toBe('Leaves at 23:40')
    expect(notes).toEqual([`“Last shuttle” stands on ${told?.screen.name} now.`])
  })

  it('what is wrong with the app is no fact', () => {
    for (const prompt of ['the button is 3 cm too small', 'the list on the home screen is from monday'])
      expect(editApp({ document: hostel, prompt }).commands).toEqual([])
  })
})

test.each<[string, AppDocument, string, RegExp]>([
  ['a switch', herbs, 'a switch to turn on the lamp', /\/checkbox Lamp /],
  ['an export', herbs, 'an export for my gardener', /\/button Export for my gardener /],
  ['a reminder', herbs, 'a reminder to prune the sage every spring', /"Prune the sage"/],
  [
    'a place to say when one is away',
    tools,
    'add a place where members can say when they are on holiday',
    /Holiday\/datepicker From/,
  ],
  ['a message', herbs, 'send me a message when it gets below 3 degrees', /\/checkbox Below 3 degrees /],
  ['a deed', tools, 'members should be able to reserve a tool for 2 days', /\/button Reserve for 2 days /],
  [
    'a way to reach somebody',
    hostel,
    'can you put an emergency number for the warden somewhere',
    /"title":"Warden"/,
  ],
  ['days', hostel, 'events for each day of the week', /\/tabs Day /],
  ['hours of something', hostel, 'add kitchen opening hours', /\/list Kitchen opening hours .*Monday/],
  [
    'an own question',
    herbs,
    'where do i see how much mint we picked this year? add that',
    /"Mint this year"/,
  ],
  ['one of two places', sensors, 'add a second greenhouse', /\/list Greenhouse .*Greenhouse 2/],
  ['a goat is an animal', farm, 'every goat needs a nickname', /\/input Nickname /],
  [
    'what is sold',
    shop,
    'add quince jelly 3.50 and rye rusks 6.90',
    /"Quince jelly".*"€ 3.50".*"Rye rusks".*"€ 6.90"/,
  ],
  ['who buys for whom', salon, 'a way to book for a friend', /\/checkbox For a friend /],
  ['a notice', hostel, 'add that you need to bring your own rope', /\/text You need to bring your own rope /],
  ['a scale', cellar, 'wines should have a score from 1 to 6', /"badge":"[1-6]"/],
  [
    'what lies there',
    cellar,
    'i need to see what goes off this month at the top',
    /\/list Goes off this month /,
  ],
  ['a password', hostel, 'the wifi password is rope2night', /"text":"rope2night"/],
  ['a day before what it costs', hostel, 'on mondays bunks cost 6 euros', /"Cost 6 euros on Mondays"/],
])('%s is understood without a verb or with any', (_, document, prompt, form) => {
  expect(come(document, prompt).join('\n')).toMatch(form)
})
