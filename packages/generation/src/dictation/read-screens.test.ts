import { expect, test } from 'vitest'
import type { Part } from './part.ts'
import { readDictation } from './read-dictation.ts'

/** Kind, name and what else a part says, in short; what stands in a box, in brackets. */
function inShort(part: Part): string {
  const more = 'options' in part ? part.options : part.kind === 'list' ? part.fields : []
  const held = part.kind === 'box' ? ` [${part.parts.map(inShort).join('; ')}]` : ''
  const role = part.kind === 'fact' && part.role ? `!${part.role}` : ''
  return `${part.kind} ${part.label}${role}${held}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
}
const screensOf = (text: string) =>
  (readDictation(text)?.screens ?? []).map(({ title, groups, from, tabs }) => ({
    title,
    parts: groups.flat().map(inShort),
    ...(from ? { from } : {}),
    ...(tabs ? { tab: tabs.name, isBar: tabs.isBar } : {}),
  }))

test('what one taps opens a screen of its own', () => {
  expect(
    screensOf(
      'The first screen shows a list of cabins with photo, name and price. Tapping a cabin opens a page with a large photo, the heading "What is there" and a button "Reserve". The last screen is a confirmation with the text "See you soon" and a "Close" button.',
    ),
  ).toEqual([
    { title: 'Cabins', parts: ['list Cabins: Photo, Name, Price'] },
    { title: 'Cabin', parts: ['image Photo', 'heading What is there', 'button Reserve'], from: ['Cabin'] },
    { title: 'Confirmation', parts: ['text See you soon', 'button Close'] },
  ])
})

test('tabs of an app are its screens, tabs of a page stand on each of them', () => {
  const [first, second] = screensOf(
    'A reading tracker with tabs Shelf and Goals. The Shelf tab should contain a list of books with cover and author. The Goals tab shows a bar chart of pages per week and a button "New goal".',
  )
  expect(first).toEqual({ title: 'Shelf', parts: ['list Books: Cover, Author'], tab: 'Shelf', isBar: true })
  expect(second).toMatchObject({ title: 'Goals', tab: 'Goals' })
  expect(
    screensOf(
      'A club page with tabs: Members, Dues. The Members tab has a search bar and a list of members. The Dues tab has a checkbox "Paid" and a button "Remind all".',
    ).map(({ title, isBar }) => [title, isBar]),
  ).toEqual([
    ['Club', false],
    ['Club', false],
  ])
})

test('cards, sections and rows hold what is said of them, until something else stands beside', () => {
  expect(
    screensOf(
      'A delivery page with a card showing the courier name, the plate and the arrival time, and a button "Call courier". Below that a row with weight, distance and price. At the bottom there are two sections: "Drop-off" (a toggle for doorstep, a text field for the floor) and "Help" (report damage, change address).',
    )[0]?.parts,
  ).toEqual([
    'box  [fact Courier name; fact Plate; fact Arrival time]',
    'button Call courier',
    'figures Weight, Distance, Price: Weight, Distance, Price',
    'box Drop-off [switch Doorstep; input Floor]',
    'box Help [menu Help: Report damage, Change address]',
  ])
})

test('choices, ends and looks are those that are said', () => {
  const read = readDictation(
    'A print order form. It needs a dropdown for the paper with the options Matte, Glossy and Linen, radio buttons for Portrait and Landscape, a slider for copies from 1 to 40, three icon buttons: rotate, crop and delete, and a red "Discard" button.',
  )
  const parts = read?.screens[0]?.groups.flat() ?? []
  expect(parts.map(inShort)).toEqual([
    'input Paper: Matte, Glossy, Linen',
    'radios : Portrait, Landscape',
    'input Copies',
    'button Rotate',
    'button Crop',
    'button Delete',
    'button Discard',
  ])
  expect(parts[2]).toMatchObject({ entry: 'slider', min: 1, max: 40 })
  expect(parts.slice(3).map((part) => (part.kind === 'button' ? part.look : ''))).toEqual([
    'icon',
    'icon',
    'destructive',
    'destructive',
  ])
})

test('what each of a list shows goes on to the end of what is told of it', () => {
  expect(
    screensOf(
      'A basket page with a list of parcels, each with a thumbnail, sender, weight and a delete button, and a button "Send all".',
    )[0]?.parts,
  ).toEqual(['list Parcels: Thumbnail, Sender, Weight, Delete button', 'button Send all'])
})

test('a question stands above its answers', () => {
  expect(
    screensOf(
      'A poll app. The first question is "Which day suits you?" with radio buttons for Friday and Sunday. A text area labeled "Remarks" and a button that says "Vote now".',
    )[0]?.parts,
  ).toEqual(['heading Which day suits you?', 'radios : Friday, Sunday', 'input Remarks', 'button Vote now'])
})

test('a value can be a heading or a large number', () => {
  expect(
    screensOf(
      'A tide card: the harbour name as heading, the water level in large text, an icon for the trend and a button "Refresh".',
    )[0]?.parts,
  ).toEqual(['fact Harbour name!heading', 'fact Water level!stat', 'icon Trend icon', 'button Refresh'])
})

test('what is called a card is one, with fields of the kind in brackets', () => {
  expect(
    screensOf(
      'An app with a cheese guide and a cheese maker. The cheese guide is a card, which contains a title "Great cheeses" and a header image. The cheese maker is another card which is a form that makes up a cheese with a cheese name (text input), months of ripening (number input), milk and a button called "Invent".',
    )[0]?.parts,
  ).toEqual([
    'box Cheese guide [heading Great cheeses; image Header image]',
    'box Cheese maker [input Cheese name; input Months of ripening; input Milk; button Invent]',
  ])
})

test('columns, cards and tables have the names they are given', () => {
  expect(
    screensOf(
      'A harvest board with three columns named Sown, Growing and Picked. Every card has a title and a due date. There is a floating "+" button to add a crop.',
    )[0]?.parts,
  ).toEqual(['columns Columns: Sown, Growing, Picked', 'button Add crop'])
  expect(
    screensOf(
      'A members dashboard with a row of three cards (Visits, Fees, Guests), a line chart with weekly visits and a table with the columns Name, Email and Role with an edit and a delete icon in each row.',
    )[0]?.parts,
  ).toEqual([
    'figures Numbers: Visits, Fees, Guests',
    'chart Weekly visits',
    'list Users: Name, Email, Role, Edit icon, Delete icon',
  ])
})

test('what a form names has a field, and what is chosen among stands under its name', () => {
  expect(
    screensOf(
      'Sign-up form with first and last name, phone number, checkboxes for days: Monday, Tuesday, a toggle for morning or evening and a Join button',
    )[0]?.parts,
  ).toEqual([
    'input First name',
    'input Last name',
    'input Phone number',
    'heading Days',
    'checkbox Monday',
    'checkbox Tuesday',
    'choice : Morning, Evening',
    'button Join',
  ])
})

test('things with what each has are a list, without the word', () => {
  expect(
    screensOf(
      'A shopping page with a text input and an "Add" button, under it the products with a checkbox and a trash icon each, and a counter of remaining products.',
    )[0]?.parts,
  ).toEqual([
    'input New product',
    'button Add',
    'list Products: Checkbox, Trash icon',
    'fact Remaining products',
  ])
})

test('several screens can be told of in one sentence', () => {
  expect(
    screensOf(
      'A mail app with two screens: the first shows a list of letters with avatar, subject and an unread badge. Tapping one opens the letter with a text field and a send button.',
    ),
  ).toEqual([
    { title: 'Letters', parts: ['list Letters: Avatar, Subject, Unread badge'] },
    { title: 'Letter', parts: ['input Text', 'button Send'], from: ['Letters'] },
  ])
})

test('pages one goes through have what each has, and the last what only it has', () => {
  const pages = screensOf(
    'A tutorial with three steps. Each step has an illustration, a short text and a dot indicator. The last step has a "Begin" button, the others a "Next" button.',
  )
  expect(pages.map(({ parts }) => parts.at(-1))).toEqual(['button Next', 'button Next', 'button Begin'])
  expect(pages.map(({ from }) => from)).toEqual([[], ['Next'], ['Next']])
})

test('a button that opens a form stands on the screen before', () => {
  expect(
    screensOf(
      'The home screen shows a list of plants with a photo and the next watering. A plus button opens a form with the plant name, a time picker for the reminder and a "Save" button.',
    ),
  ).toEqual([
    { title: 'Home', parts: ['list Plants: Photo, Next watering', 'button Add plant'] },
    {
      title: 'Add plant',
      parts: ['input Plant name', 'date Reminder time', 'button Save'],
      from: ['Add plant'],
    },
  ])
})
