import { expect, test } from 'vitest'
import { screensInShort } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

test('cards named in a row have what each of them has, whatever stands between', () => {
  const cards = (price: string) => `[fact Price = ${price}; list Included features: Check marks; button Pick]`
  for (const said of [
    'Three cards named Oak, Elm and Plus sit below, each',
    'Show three plan cards (Oak, Elm, Plus), each',
  ])
    expect(
      screensInShort(
        `A tariff page. A toggle switches between Day and Night. ${said} with a price, a list of included features and a button called "Pick".`,
      ),
    ).toEqual([
      [
        'Tariff',
        'choice : Day, Night',
        `box Oak ${cards('€ 9')}`,
        `box Elm ${cards('€ 19')}`,
        `box Plus ${cards('€ 49')}`,
      ],
    ])
})

test('columns of a board have cards, and a dialog their fields again', () => {
  const screens = screensInShort(
    'An app showing a board with three columns named "Seeds", "Growing" and "Eaten". Every column has cards; a card has a title, an owner avatar, a priority badge (low, high) and a due date. There\'s a floating button "Add card" that opens a dialog with those fields plus Cancel and Save.',
  )
  expect(screens).toEqual([
    ['Board', 'columns Columns: Seeds, Growing, Eaten', 'button Add card'],
    [
      'Add card',
      'input Title',
      'input Owner',
      'input Priority: Low, High',
      'date Due date',
      'button Cancel',
      'button Save',
    ],
  ])
  expect(
    screensInShort(
      'A kanban board with columns named Now and Later with cards (title, owner avatar, priority badge) and a plus button.',
    )[0],
  ).toEqual(['Kanban board', 'columns Columns: Now, Later', 'button Add'])
})

test('things named in a row are a list of these, with what each has', () => {
  expect(
    screensInShort(
      'A ticket page. Ticket types Adult, Child and Dog, each with price and a stepper. Show the total and a "Buy" button.',
    ),
  ).toEqual([['Ticket', 'list Ticket types: Price, Quantity stepper', 'fact Total', 'button Buy']])
  expect(
    screensInShort(
      'A packing list with three items "Tent", "Rope" and "Soap", each with a checkbox, plus an "Add item" row and a "Clear" link.',
    ),
  ).toEqual([['Packing list', 'list Items: Checkbox', 'button Add item', 'button Clear']])
})

test('a second tab is one beside the screen it stands on', () => {
  const screens = readDictation(
    'A record screen with a cover image, a progress slider and a play button. A second tab called "Later" lists the next songs, each with a remove button.',
  )?.screens
  expect(screens?.map(({ tabs }) => tabs?.name)).toEqual(['Record', 'Later'])
})

test('what each tab holds may stand behind a colon', () => {
  const screens = readDictation(
    'A potter profile page. Round avatar, name and a follow button. Three tabs named Pots, Talks and Fees: Pots is a grid of images, Talks is a list of comments with author, Fees is a table with service and price per hour.',
  )?.screens
  expect(screens?.map(({ tabs }) => tabs?.name)).toEqual(['Pots', 'Talks', 'Fees'])
})

test('welcome pages have what each of them has, and a way past them', () => {
  const screens = screensInShort(
    'An app that starts with two welcome pages for a bee club, dots at the bottom and a Skip link. After that a login screen: email, password, "Remember me" checkbox and a Log in button. Then the home screen with a bottom bar: Hives, Honey, Account.',
  )
  expect(screens.map(([title]) => title)).toEqual([
    'Welcome',
    'Ready when you are',
    'Login',
    'Hives',
    'Honey',
    'Account',
  ])
  expect(screens[0]).toContain('button Skip')
  expect(screens[0]).toContain('button Next')
})

test('places whose names have a hyphen are read', () => {
  expect(
    readDictation(
      'A match screen: the score in big numbers, two team logos, tabs Line-up, Facts and Events; the Events tab lists goals with minute and player.',
    )?.screens.length,
  ).toBeGreaterThan(0)
})

test('cards and sections without a number are lists, steps and slides are told at once', () => {
  expect(
    screensInShort(
      'A van booking: a map, boat type cards (Canoe, Kayak) each with price and length, delivery address row and a button "Confirm".',
    )[0]?.slice(1),
  ).toEqual(['map Map', 'list Boat types: Price, Length', 'menu More: Delivery address', 'button Confirm'])
  expect(
    screensInShort(
      'Make onboarding 3 slides with picture, title and dots for position; skip button top right; last slide button "Let\'s go".',
    ).at(-1),
  ).toEqual(['Ready when you are', 'image Picture', 'text ○  ○  ●', 'button Skip', "button Let's go"])
  expect(
    screensInShort(
      'Build a reservation. Step indicator on top with Table, Guests, Done. Then contact fields phone and e-mail, seating as radio buttons: Inside, Outside. A "Reserve" button at the bottom.',
    )[0],
  ).toEqual([
    'Reservation',
    'steps Progress: Table, Guests, Done',
    'heading Contact',
    'input Phone',
    'input E-mail',
    'radios Seating: Inside, Outside',
    'button Reserve',
  ])
})

test('a name alone before all components is that of the screen', () => {
  expect(
    screensInShort(
      'Ferry search. Radio buttons: Day, Night. From and To inputs with swap icon. Two date fields. Search button.',
    )[0],
  ).toEqual([
    'Ferry search',
    'radios : Day, Night',
    'input From',
    'input To',
    'button Swap',
    'date From date',
    'date To date',
    'button Search',
  ])
})

test('columns with prices are plans, lists of a board its columns', () => {
  expect(
    screensInShort(
      'There is a switch for billing monthly or yearly, and two columns Small and Large, each with price, 4 bullet points and a Buy button.',
    )[0],
  ).toEqual([
    'Plans',
    'choice : Monthly, Yearly',
    'box Small [fact Price = € 9; list Features: Check marks; button Buy]',
    'box Large [fact Price = € 19; list Features: Check marks; button Buy]',
  ])
  expect(
    screensInShort(
      'On the screen is a board with lists "Now" and "Later"; cards have title, label and avatar; button "Add card" below.',
    )[0],
  ).toEqual(['Board', 'columns Columns: Now, Later', 'button Add card'])
})
