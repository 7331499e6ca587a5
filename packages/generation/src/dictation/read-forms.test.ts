import { expect, test } from 'vitest'
import { inShort } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

const screensOf = (text: string) =>
  (readDictation(text)?.screens ?? []).map(({ title, groups }) => ({
    title,
    parts: groups.flat().map(inShort),
  }))

test('a form of names alone has their fields and the button that sends it off', () => {
  expect(
    screensOf('A membership form with full name, birthday, country, newsletter and a submit button.'),
  ).toEqual([
    {
      title: 'Membership form',
      parts: ['input Full name', 'date Birthday', 'input Country', 'checkbox Newsletter', 'button Submit'],
    },
  ])
  expect(
    screensOf('A sign-in form with username, password, keep me signed in and a link.')[0]?.parts,
  ).toEqual([
    'input Username',
    'input Password',
    'checkbox Keep me signed in',
    'button Log in',
    'button Forgot password?',
  ])
})

test('steps are screens of their own, each with how far one has come and the way on', () => {
  const screens = screensOf(
    'An insurance claim wizard. Step 1: Contact with name and phone. Step 2: a text area for what happened and a photo upload. The last step shows a summary and a button "File claim".',
  )
  expect(screens.map(({ title }) => title)).toEqual(['Contact', 'Summary'])
  expect(screens[0]?.parts).toEqual(['chart Step 1 of 2', 'input Name', 'input Phone', 'button Next'])
  expect(screens[1]?.parts.at(-1)).toBe('button File claim')
})

test('cards that are named have what each has, and one what only it has', () => {
  expect(
    screensOf(
      'A tariffs page with two cards: Light for €5 and Heavy for €12 per month. Each card has a button labeled "Order". The Heavy card has a badge "Best value". Above the cards is a switch between Private and Business.',
    )[0]?.parts,
  ).toEqual([
    'choice : Private, Business',
    'box Light [fact Price = €5 / month; button Order]',
    'box Heavy [badge Best value; fact Price = €12 / month; button Order]',
  ])
})

test('names behind buttons and tabs are names, whatever else they could mean', () => {
  expect(
    screensOf(
      'A player page with an album cover and a row of buttons: previous, pause, next. There is a "Chapters" tab and a "Notes" tab.',
    )[0]?.parts,
  ).toEqual([
    'image Album cover',
    'button Previous',
    'button Pause',
    'button Next',
    'tabs Tabs: Chapters, Notes',
  ])
})

test('what stands on top comes first, what parts others is none of its own', () => {
  expect(
    screensOf(
      'Delivery note: order number, a table with the columns Product, Qty and Price and five rows, a divider, total in bold and a search bar on top.',
    )[0]?.parts,
  ).toEqual(['input Search', 'fact Order number', 'list Products: Qty, Price', 'fact Total'])
})

test('a card of which more is named than a row has room for is one', () => {
  const [screen] =
    readDictation(
      'A greenhouse control panel with a card per bed. Each card shows the bed name, a water toggle with a flow slider and a heater with plus and minus buttons.',
    )?.screens ?? []
  const list = screen?.groups.flat().find(({ kind }) => kind === 'list')
  expect(list?.kind === 'list' ? list.each?.map(inShort) : []).toEqual([
    'fact Bed name',
    'switch Water',
    'input Flow',
    'input Heater',
  ])
})

test('values that are given stand there, what is computed is not asked for', () => {
  expect(
    screensOf(
      'An order form with a supplier dropdown, a field for the reference, the total, a price of €40, a counter like 2/9 and a button "Send order".',
    )[0]?.parts,
  ).toEqual([
    'input Supplier',
    'input Reference',
    'fact Total',
    'fact Price = €40',
    'fact Counter = 2/9',
    'button Send order',
  ])
})

test('rows, presets and number ranges are named by what is told of them', () => {
  expect(
    screensOf(
      'A shoe page with a size selector with 36 to 40, colour swatches, quick options New, Used and Rented and rows with an arrow: Care, Materials and Origin.',
    )[0]?.parts,
  ).toEqual([
    'choice Size: 36, 37, 38, 39, 40',
    'choice Colour',
    'choice : New, Used, Rented',
    'menu Sections: Care, Materials, Origin',
  ])
})

test('what a tap turns on the same screen opens no other', () => {
  expect(
    screensOf(
      'A vocabulary screen. The card shows a word in large text. Tapping it turns the card and shows the definition. Below are the buttons "Known" and "Later".',
    ).map(({ parts }) => parts),
  ).toEqual([['box  [fact Word]', 'fact Definition', 'button Known', 'button Later']])
})

test('a chat has its messages once and a place to write the next', () => {
  expect(
    screensOf(
      'A conversation screen with message bubbles, sent messages on the right, a typing indicator and a text field with an attach icon and a send button.',
    )[0]?.parts,
  ).toEqual(['bubbles Messages', 'text Typing …', 'input Type a message', 'button Attach', 'button Send'])
})

test('ratings one gives, codes one enters and how much is done are drawn as such', () => {
  expect(
    screensOf(
      'A review form with a star rating, a comment box, four digit boxes, a circular progress showing 3 of 4 and a timeline with the steps Bought, Used and Rated.',
    )[0]?.parts,
  ).toEqual([
    'stars Star rating',
    'input Comment',
    'input Code',
    'button Submit',
    'chart Progress',
    'steps Progress: Bought, Used, Rated',
  ])
})

test('numbered screens are screens, and what was chosen leads to the next', () => {
  expect(
    readDictation(
      'Two-screen app. Screen 1: a grid of countries with flag and name. Screen 2: the list of towns of the chosen country with image, name and a heart icon.',
    )?.screens.map(({ title, from }) => ({ title, from })),
  ).toEqual([
    { title: 'Countries', from: undefined },
    { title: 'Towns', from: ['Country'] },
  ])
})

test('names before the noun in the plural are all of its kind, and one more is told of as one', () => {
  expect(
    screensOf(
      'A boat trip form with first mate, harbour and berth fields, a stepper for grown-ups and one for dogs, Sail, Row and Drift buttons and two date pickers.',
    )[0]?.parts,
  ).toEqual([
    'input First mate',
    'input Harbour',
    'input Berth',
    'input Grown-ups',
    'input Dogs',
    'button Sail',
    'button Row',
    'button Drift',
    'date From date',
    'date To date',
  ])
})

test('a list shows of its things only what is said to be shown of them', () => {
  expect(
    screensOf(
      'An errand screen with a checklist of stops, attachments, a comment section with an input field, a text "Late?" with a "Call us" link and a Save button.',
    )[0]?.parts,
  ).toEqual([
    'list Stops: Checkbox',
    'list Attachments',
    'list Comments: Avatar, Name, Comment text',
    'input Write a comment',
    'text Late?',
    'button Call us',
    'button Save',
  ])
})

test('a navigation at the bottom is that of the app, each of its names with a screen', () => {
  const screens = readDictation(
    'A club screen with a greeting, a progress bar for the season, a list of matches with time and place and a bottom navigation with Home, Fixtures and Profile.',
  )?.screens
  expect(screens?.map(({ title, tabs }) => [title, tabs?.name, tabs?.isBar])).toEqual([
    ['Club', 'Home', true],
    ['Fixtures', 'Fixtures', true],
    ['Profile', 'Profile', true],
  ])
})

test('a summary behind a form says what was chosen in it', () => {
  const screens = screensOf(
    'A kayak hire app. The first screen has a dropdown for the size (Single, Double), two date pickers and a "Find kayaks" button. The second screen shows a hire summary and a "Pay" button.',
  )
  expect(screens.map(({ title }) => title)).toEqual(['Kayak hire', 'Hire summary'])
  expect(screens[1]?.parts[0]).toMatch(/^box Hire summary \[fact Size = Single; fact From date = /)
})

test('a button that is said to open a form does, and a plus button adds', () => {
  const screens = readDictation(
    'A beehive overview: a bar chart of honey per month, a text field with a plus button and a "Log visit" button that opens a form with weight, a hive dropdown and date.',
  )?.screens
  expect(screens?.[0]?.groups.flat().map(inShort)).toContain('button Add')
  expect(screens?.[1]).toMatchObject({ title: 'Log visit', from: ['Log visit'] })
})
