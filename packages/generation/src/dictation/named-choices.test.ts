import { expect, test } from 'vitest'
import { type Part } from './part.ts'
import { readDictation } from './read-dictation.ts'

const inShort = (part: Part): string => {
  const more = 'options' in part ? part.options : part.kind === 'list' ? (part.sections ?? part.fields) : []
  const held = part.kind === 'box' ? ` [${part.parts.map(inShort).join('; ')}]` : ''
  const value = part.kind === 'fact' && part.value !== undefined ? ` = ${part.value}` : ''
  return `${part.kind} ${part.label}${value}${held}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
}
const screensOf = (text: string) =>
  readDictation(text)?.screens.map(({ title, groups }) => [title, ...groups.flat().map(inShort)])

test('names behind "with" are what a dropdown offers', () => {
  expect(
    screensOf(
      'A kennel form with a dropdown for the stay with Day, Night and Week, a dropdown with "Small", "Large" and "Giant", a dropdown for the bed with soft and firm, and a button "Reserve".',
    ),
  ).toEqual([
    [
      'Kennel form',
      'input Stay: Day, Night, Week',
      'input Choose: Small, Large, Giant',
      'input Bed: Soft, Firm',
      'button Reserve',
    ],
  ])
  expect(
    screensOf(
      'A preferences screen with sections. The section "Sound" has a toggle "Clicks" and a dropdown "Voice" with Low, Middle and High.',
    ),
  ).toEqual([['Preferences', 'box Sound [switch Clicks; input Voice: Low, Middle, High]']])
})

test('figures in brackets stand side by side, and signs of what there is are no buttons', () => {
  expect(
    screensOf(
      'A cabin page with a photo, a row of three figures (Guests, Nights, Beds), a rating of 4.2 stars, a location line, a row of facility icons (Sauna, Kitchen) and a button "Ask the owner".',
    )?.[0],
  ).toEqual([
    'Cabin',
    'image Photo',
    'figures Guests, Nights, Beds: Guests, Nights, Beds',
    'fact Rating = 4.2 stars',
    'fact Location',
    'tags Facilities: Sauna, Kitchen',
    'button Ask the owner',
  ])
})

test('a list has the title it is given, a forecast its days, and bubbles are a conversation', () => {
  expect(
    screensOf(
      'A radio screen: a cover, a list titled "Coming later" with shows, a row with the forecast of the next three days and a button "Tune in".',
    )?.[0],
  ).toEqual([
    'Radio',
    'image Cover',
    'list Shows: Coming later',
    'list 3-day forecast: Day, High and low',
    'button Tune in',
  ])
  expect(
    screensOf('A support screen with a list of message bubbles with time and a text field.')?.[0]?.[1],
  ).toBe('bubbles Messages')
})

test('"the button" is the one told of last, and pages told one by one have their own parts', () => {
  expect(
    screensOf(
      'The main page has a list of plots with name and size, and a button "Rent a plot". Pressing the button opens a modal with a name text field and the buttons "Cancel" and "Rent".',
    )?.map(([title]) => title),
  ).toEqual(['Plots', 'Rent a plot'])
  expect(
    screensOf(
      'An app with an onboarding of two pages. Page one has an illustration and the title "Hello, rower". Page two has the title "Find your crew" and a "Start" button.',
    ),
  ).toEqual([
    ['Hello, rower', 'image Illustration', 'button Next'],
    ['Find your crew', 'button Start'],
  ])
})

test('steps are told by their names, options in brackets, and controls in a list', () => {
  expect(
    screensOf(
      'An app with a hire page. Use two steps: Boat and Payment. The Boat step has fields for name and length. The Payment step has radio buttons for Card and Cash.',
    )?.map(([title, , ...parts]) => [title, ...parts]),
  ).toEqual([
    ['Boat', 'input Name', 'input Length', 'button Next'],
    ['Payment', 'radios : Card, Cash', 'button Submit'],
  ])
  expect(
    screensOf(
      'A sauna form. Start (dropdown with 17:00, 18:00 and 19:00), name, and a list of toggles: "Towels", "Tea", and a button "Reserve".',
    )?.[0],
  ).toEqual([
    'Sauna form',
    'input Start: 17:00, 18:00, 19:00',
    'input Name',
    'switch Towels',
    'switch Tea',
    'button Reserve',
  ])
})

test('a titled list shows the fields named behind it, categories in brackets are a menu, numbered tabs are tabs', () => {
  expect(
    screensOf(
      'A till page with a photo, a list titled "Sales" with icon, time and amount, and a list of topics with icons (Returns, Cash), and a button "Close".',
    )?.[0],
  ).toEqual(['Till', 'image Photo', 'list Sales: Time, Amount', 'menu Topics: Returns, Cash', 'button Close'])
  expect(
    screensOf(
      'An app with a rowing plan: tabs Week 1 and Week 2. Each tab contains a list of outings with time and a title. At the bottom is a button labeled "Add outing".',
    )?.[0]?.slice(1, 3),
  ).toEqual(['tabs Tabs: Week 1, Week 2', 'list Outings: Time, Title'])
})

test('the names of a list in brackets are those of its things, stars are tapped, and checkboxes are ticked under headings', () => {
  const ofList = (text: string) =>
    readDictation(text)
      ?.screens[0]?.groups.flat()
      .find(({ kind }) => kind === 'list')
  expect(
    ofList(
      'A ferry screen with a map, a list of crossings (Morning, Noon, Night) with price and time, and a button "Board".',
    ),
  ).toMatchObject({ label: 'Crossings', names: ['Morning', 'Noon', 'Night'], fields: ['Price', 'Time'] })
  expect(
    screensOf(
      'A feedback form: five stars to tap, a text area for the story and a "Send story" button.',
    )?.[0]?.[1],
  ).toBe('stars Rating')
  expect(
    ofList(
      'A tent list page. It has a title "Camp", a progress bar, sections Tent and Kitchen, each with a list of checkboxes, and an "Add" button.',
    ),
  ).toMatchObject({ sections: ['Tent', 'Kitchen'], fields: ['Checkbox'] })
})
