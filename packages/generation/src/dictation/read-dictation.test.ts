import { expect, test } from 'vitest'
import { readDictation } from './read-dictation.ts'

/** Kind, name and what else a part says, in short. */
function partsOf(text: string): string[][] {
  return (readDictation(text)?.screens ?? []).map(({ title, groups }) => [
    title,
    ...groups.flat().map((part) => {
      const more =
        'options' in part && part.options.length > 0 ? part.options : part.kind === 'list' ? part.fields : []
      const said = 'value' in part ? `=${part.value}` : ''
      return `${part.kind} ${part.label}${said}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
    }),
  ])
}

test('fields, boxes and buttons of a form have the words the description gives them', () => {
  expect(
    partsOf(
      'Create a feedback form with fields for name, email and comment, a checkbox "Keep me posted" and a submit button labeled "Send feedback".',
    ),
  ).toEqual([
    [
      'Feedback form',
      'input Name',
      'input Email',
      'input Comment',
      'checkbox Keep me posted',
      'button Send feedback',
    ],
  ])
})

test('what a noun in the plural holds goes on with the next items, or began with the one before', () => {
  expect(
    partsOf(
      'A trip page with start and end date pickers, three buttons: walk, ride and rest, tabs for Stages and Huts, and like and share buttons.',
    ),
  ).toEqual([
    [
      'Trip',
      'date Start date',
      'date End date',
      'button Walk',
      'button Ride',
      'button Rest',
      'tabs Tabs: Stages, Huts',
      'button Like',
      'button Share',
    ],
  ])
})

test('lists say what each of their things shows, in one sentence or in two', () => {
  expect(
    partsOf(
      'A library screen with a search bar, a table of the latest loans with columns Book, Reader and Due date, and a button to add a new loan. Every book card shows a cover image, the author and a badge.',
    ),
  ).toEqual([
    [
      'Library',
      'input Search',
      'list Latest loans: Book, Reader, Due date',
      'button Add new loan',
      'list Books: Cover image, Author, Badge',
    ],
  ])
})

test('columns are a board when they have names, else values side by side', () => {
  expect(
    partsOf('A repair board with three columns: Waiting, On the bench, Done. A button "New repair".'),
  ).toEqual([['Repair board', 'columns Columns: Waiting, On the bench, Done', 'button New repair']])
  expect(
    partsOf(
      'A ferry card with two columns: departure port and time, arrival port and time. Buttons: book and share.',
    ),
  ).toEqual([
    [
      'Ferry',
      'fact Departure port',
      'fact Departure time',
      'fact Arrival port',
      'fact Arrival time',
      'button Book',
      'button Share',
    ],
  ])
})

test('each screen that is named has its own parts', () => {
  expect(
    partsOf(
      'An app with two screens. The home screen has a search bar and a list of my hives with photo and last visit. The add hive screen has fields for name and place, a slider for strength and a button "Save hive".',
    ),
  ).toEqual([
    ['Home', 'input Search', 'list Hives: Photo, Last visit'],
    ['Add hive', 'input Name', 'input Place', 'input Strength', 'button Save hive'],
  ])
})

test('a sentence without parts says what the app does', () => {
  const read = readDictation(
    'Main menu with buttons for New game, Continue and High scores. In the game you sort falling fruit into baskets.',
  )
  expect(read?.screens[0]?.groups.flat().map(({ label }) => label)).toEqual([
    'New game',
    'Continue',
    'High scores',
  ])
  expect(read?.subject).toContain('In the game you sort falling fruit into baskets')
})

test('commas in quotes and brackets divide nothing', () => {
  expect(
    partsOf(
      'A ticket form with a dropdown for the zone (A, B, C), a note "Adults, children, dogs" and a button "Pay now, ride later".',
    ),
  ).toEqual([
    ['Ticket form', 'input Zone: A, B, C', 'fact Note=Adults, children, dogs', 'button Pay now, ride later'],
  ])
})

test('the rest of the app is about what the screens are about', () => {
  expect(
    readDictation(
      'A boat search page with a place field, a date picker, a button "Search boats" and two checkboxes: sail, motor.',
    )?.subject,
  ).toBe('app to find boats with search boats.')
  expect(readDictation('A login page with email and password fields and a "Sign in" button.')?.subject).toBe(
    'member app with profile, settings.',
  )
})

test.each([
  'An app for a bakery with a catalogue of breads, pre-orders and opening hours.',
  'Users can click a button to start the timer, see a progress bar and choose minutes with a slider on the timer page.',
  'A todo app with a button to add tasks, checkboxes to complete them, and a delete button.',
  'The first page shows all dogs with photo and name. When you tap a dog you see its story and a button to adopt it.',
  'A page with a button to start, the weather, the tides and the moon.',
  'button button button',
  '',
])('who says what an app is for dictates nothing: %s', (text) => {
  expect(readDictation(text)).toBeUndefined()
})

test('long and broken texts are read in no time', () => {
  for (const text of [
    `A page with ${'a button, '.repeat(800)}`,
    `A form with ${'"'.repeat(4000)} fields and buttons and (${'('.repeat(3000)}`,
    `A card with ${'a '.repeat(4000)} button and button`,
  ])
    expect(
      (readDictation(text)?.screens ?? []).flatMap(({ groups }) => groups.flat()).length,
    ).toBeLessThanOrEqual(24)
})

test('a button keeps what it is said to do', () => {
  expect(
    partsOf(
      'Profile screen: avatar, bio, a follow button and a grid of posts. At the bottom, a button that opens the settings and a button which takes you to the map.',
    ).flat(),
  ).toEqual(expect.arrayContaining(['button Follow', 'button Open settings', 'button Map']))
})

test('names in a row before "buttons", columns in brackets, slides and bubbles are read as they are meant', () => {
  expect(
    partsOf(
      'A radio screen with cover art, a progress bar, previous, play and next buttons, and a volume slider',
    ),
  ).toEqual([
    [
      'Radio',
      'image Cover art',
      'chart Progress',
      'button Previous',
      'button Play',
      'button Next',
      'input Volume',
    ],
  ])
  expect(
    partsOf(
      'A dashboard with a bar chart and a table with the latest loans (number, reader, due date)',
    ).flat(),
  ).toContain('list Latest loans: Number, Reader, Due date')
  expect(
    partsOf(
      'A tour with two slides, each with a picture and a short text, and a "Skip" and "Next" button',
    ).map((parts) => parts.filter((part) => part.startsWith('button'))),
  ).toEqual([
    ['button Skip', 'button Next'],
    ['button Skip', 'button Next'],
  ])
  expect(
    partsOf(
      'A chat screen with speech bubbles left and right, timestamps, a text input at the bottom and a send button',
    ).flat(),
  ).not.toContain('fact Right')
  expect(
    partsOf(
      'A settings screen with a name field; in Notifications two switches for Email and Push; a "Save" button',
    ).flat(),
  ).toEqual(expect.arrayContaining(['switch Email', 'switch Push']))
})
