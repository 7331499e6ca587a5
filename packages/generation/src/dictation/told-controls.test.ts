import { expect, test } from 'vitest'
import { flatParts } from './part.ts'
import { readDictation } from './read-dictation.ts'

/** Kind, name and options of all parts of the first screen. */
function partsOf(text: string): string[] {
  const [screen] = readDictation(text)?.screens ?? []
  return flatParts(screen?.groups.flat() ?? []).map((part) => {
    const more = 'options' in part ? part.options : part.kind === 'list' ? part.fields : []
    const value = part.kind === 'fact' && part.value !== undefined ? ` = ${part.value}` : ''
    return `${part.kind} ${part.label}${value}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
  })
}

test('what a toggle switches between is chosen from, in whatever words', () => {
  const said = [
    'A toggle switches between Weekly and Monthly',
    'A segmented toggle lets users switch between "Weekly" and "Monthly"',
    'There is a toggle to switch from Weekly to Monthly',
    'There is a Weekly/Monthly toggle',
    'There is a toggle Weekly / Monthly',
  ]
  for (const toggle of said)
    expect(
      partsOf(`A savings page. ${toggle}. Below it are a goal slider, a note field and a Save button.`),
    ).toEqual(['choice : Weekly, Monthly', 'input Goal', 'input Note', 'button Save'])
})

test('what stands behind "and" is none of what a toggle switches between', () => {
  expect(
    partsOf(
      'A meter page with two date fields, a toggle between litres and cubic feet and a list of readings.',
    ).at(-1),
  ).toBe('list Readings')
})

test('the box a button waits for stands before it, where nothing else tells of it', () => {
  expect(
    partsOf(
      'A library card form with name, birthday and e-mail. The Apply button stays disabled until the terms checkbox is ticked.',
    ),
  ).toEqual(['input Name', 'date Birthday', 'input E-mail', 'checkbox I accept the terms', 'button Apply'])
  expect(
    partsOf(
      'A library card form with name, a checkbox "I read the rules" and an "Apply" button which is only enabled when the checkbox is checked.',
    ),
  ).toEqual(['input Name', 'checkbox I read the rules', 'button Apply'])
  expect(
    partsOf(
      'A quote form with name, a text area for the quote and a Send button that is disabled while it is empty.',
    ),
  ).toEqual(['input Name', 'input Quote', 'button Send'])
})

test('jumps and speeds of a player have short names', () => {
  expect(
    partsOf(
      'A lecture player page: a cover image, a progress slider with elapsed and total time, buttons to jump 10 seconds back and 45 forward, a play button and a playback speed chip showing 1.5x.',
    ),
  ).toEqual([
    'image Cover image',
    'input Progress',
    'fact Elapsed time = 1:24',
    'fact Total time = 3:52',
    'button Back 10 s',
    'button Forward 45 s',
    'button Play',
    'choice Playback speed: 0.75x, 1x, 1.25x, 1.5x, 2x',
  ])
  expect(
    partsOf(
      'A tape player screen with a play button, back and forward 15 seconds buttons and a stop button.',
    ),
  ).toEqual(['button Play', 'button Back 15 s', 'button Forward 15 s', 'button Stop'])
})

test('minus and plus for something count it up and down', () => {
  expect(
    partsOf(
      'An oven panel with the current temperature in big digits in the middle, a minus button and a plus button for the target temperature, a segmented control with Grill, Bake and Off and a switch "Light".',
    ),
  ).toEqual([
    'fact Current temperature',
    'input Target temperature',
    'choice : Grill, Bake, Off',
    'switch Light',
  ])
})

test('what one chooses with is told before or behind what is chosen', () => {
  expect(
    partsOf(
      'A kennel form. Choose the size from a dropdown with Small and Large. A dropdown to choose the mood: Calm, Wild. Extras as checkboxes Bath, Walk. Pay by radio buttons for payment: Card, Cash. A number of nights stepper and a Book button.',
    ),
  ).toEqual([
    'input Size: Small, Large',
    'input Mood: Calm, Wild',
    'heading Extras',
    'checkbox Bath',
    'checkbox Walk',
    'radios Payment: Card, Cash',
    'input Number of nights',
    'button Book',
  ])
})

test('a plan of seats has its rows, its legend and what stands in front', () => {
  const [screen] =
    readDictation(
      'A theatre seat page: a stage label at the top, a grid of seats in rows A to E, a legend with Free and Taken, the total price and a button "Pay".',
    )?.screens ?? []
  const parts = screen?.groups.flat() ?? []
  expect(parts.find(({ kind }) => kind === 'seats')).toMatchObject({ rows: ['A', 'B', 'C', 'D', 'E'] })
  expect(parts.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'text Stage',
    'seats Seats',
    'tags Legend',
    'fact Total price',
    'button Pay',
  ])
})

test('two fields under one name are two, and a field from somewhere is one', () => {
  expect(
    partsOf(
      'A ferry page with a toggle One way / Return, fields From and To with a swap button between, an amount with currency selector, a password field with a show/hide icon and a Search button.',
    ),
  ).toEqual([
    'choice : One way, Return',
    'input From',
    'input To',
    'button Swap',
    'input Amount',
    'choice Currency',
    'input Password',
    'button Search',
  ])
})

test('questions in quotes are no stories of users', () => {
  expect(
    partsOf(
      'A foster form: name, radio group "Do you own a house?" Yes/No, text area "Why do you want to foster?", a stepper for children and a Send button.',
    ),
  ).toEqual([
    'input Name',
    'radios Do you own a house?: Yes, No',
    'input Why do you want to foster?',
    'input Children',
    'button Send',
  ])
})

test('what kind of field one is may stand in brackets in a form among other parts', () => {
  expect(
    partsOf(
      'A wreath shop page with a list of wreaths with image and price. Below it a delivery form with name, delivery date (date picker) and a message. Then a summary with subtotal and total, and a button "Order".',
    ).slice(1),
  ).toEqual([
    'box Delivery',
    'input Name',
    'date Delivery date',
    'input Message',
    'box Summary',
    'fact Subtotal',
    'fact Total',
    'button Order',
  ])
})

test('a choice, a named dropdown and two dates are what one sets, beside a switch', () => {
  expect(
    partsOf(
      'A pasta screen with a choice of size: Small, Medium, Large, a switch for "Gift wrap" and a dropdown called "Slot" with the options Noon, Evening and Night. Date inputs for pickup and return and a number input for plates.',
    ).slice(-6),
  ).toEqual([
    'choice Size: Small, Medium, Large',
    'switch Gift wrap',
    'input Slot: Noon, Evening, Night',
    'date Pickup date',
    'date Return date',
    'input Plates',
  ])
})

test('what a bar or tiles name are screens, where a sentence says what each opens', () => {
  const read = readDictation(
    "A welcome screen with a logo and a button 'Begin'. Then a bottom bar with three tabs: Boats, Crew, Weather. Boats is a list with name, length and berth. Crew has a form with the fields Name, Phone and Role. Weather shows a map.",
  )
  expect(read?.screens.map(({ title }) => title)).toEqual(['Welcome', 'Boats', 'Crew', 'Weather'])
})

test('radio buttons and checkboxes offer what stands behind "with"', () => {
  expect(
    partsOf(
      'Club form: a name field, radio buttons "Age" with Under 18, 18-40, Over 40, checkboxes "Boats" with Canoe, Kayak, Raft, a text area "Notes" and a button "Send".',
    ).slice(1, 3),
  ).toEqual(['radios Age: Under 18, 18-40, Over 40', 'heading Boats'])
})
