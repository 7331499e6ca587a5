import { expect, test } from 'vitest'
import { followUps } from './follow-ups.ts'
import { type Part, partsOf } from './part.ts'
import { readDictation } from './read-dictation.ts'

const inShort = (part: Part): string => {
  const more = 'options' in part ? part.options : part.kind === 'list' ? part.fields : []
  return `${part.kind} ${part.label}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
}
const screensOf = (text: string) => readDictation(text)?.screens ?? []
const first = (text: string) => screensOf(text)[0]?.groups.flat().map(inShort)

test('each page of a flow is a screen, though one sentence tells of all', () => {
  expect(
    screensOf(
      'An app for ferry tickets: a search page with a harbour input, a date picker and a Find button; a results page with ferry cards (picture, name, price); and then a payment page with a card number field and a "Pay" button.',
    ).map((screen) => [screen.title, ...partsOf(screen).map(inShort)]),
  ).toEqual([
    ['Search', 'input Harbour', 'date Date', 'button Find'],
    ['Results', 'list Ferries: Picture, Name, Price'],
    ['Payment', 'input Card number', 'button Pay'],
  ])
})

test('sums, days and names that are listed stay whole', () => {
  expect(
    first(
      'A fund page with a progress bar showing €1,200 of €4,000, amount chips for €5, €15 and €30, weekday buttons from Mon to Sun, a list of menu items: My gifts, Receipts, Help and a "Give" button. A small text below says "Every euro counts".',
    ),
  ).toEqual([
    'chart €1,200 of €4,000',
    'choice : €5, €15, €30',
    'choice : Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    'menu Menu: My gifts, Receipts, Help',
    'button Give',
    'text Every euro counts',
  ])
})

test('marks of a row are in it, and a plus adds what is listed', () => {
  expect(
    first(
      'A packing page with day buttons at the top, a list of errands for the chosen day with title, time and checkbox, and a floating plus button.',
    ),
  ).toEqual([
    'choice : Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    'list Errands: Title, Time, Checkbox',
    'button Add errand',
  ])
})

test('who writes with others reads what they wrote, and is asked whom and what', () => {
  const screens = screensOf(
    'A talk screen with a row of avatars for friends and a list of conversations with avatar, name, last message, time and unread count. Swiping one shows Mute. A round button with a pen icon starts a new conversation.',
  )
  expect(screens[0]?.groups.flat().map(inShort)).toEqual([
    'people Friends',
    'list Conversations: Avatar, Name, Last message, Time, Unread count',
    'button Start new conversation',
  ])
  expect(followUps(screens, 5).map((screen) => [screen.title, ...partsOf(screen).map(inShort)])).toEqual([
    ['New conversation', 'input To', 'input Message', 'button Send conversation'],
    ['Conversation', 'bubbles Messages', 'input Type a message', 'button Send'],
  ])
})

test('the tabs of one thing show the first of them', () => {
  expect(
    first(
      'A dish screen with a large image, tabs Ingredients and Steps, a portions stepper and a heart button.',
    ),
  ).toEqual([
    'image Image',
    'tabs Tabs: Ingredients, Steps',
    'list Ingredients',
    'input Portions',
    'button Favorite',
  ])
})

test('steps with brackets ask what stands in them, and cards of a thing bear its name', () => {
  expect(
    screensOf(
      'A ferry booking with a progress bar: Step 1 Traveller (full name, phone), Step 2 Cabin (radio buttons: Inside, Outside), Step 3 Review with the trip summary and a "Book trip" button.',
    ).map((screen) => [screen.title, ...partsOf(screen).map(inShort).slice(1)]),
  ).toEqual([
    ['Traveller', 'input Full name', 'input Phone', 'button Next'],
    ['Cabin', 'radios : Inside, Outside', 'button Next'],
    ['Review', 'fact Trip summary', 'button Book trip'],
  ])
  expect(
    screensOf(
      'A mooring app: full-screen map with pins, a search field and a card with the selected berth showing name, depth and a "Sail there" button.',
    )[0]
      ?.groups.flat()
      .map(inShort)
      .slice(0, 2),
  ).toEqual(['map Map', 'input Search'])
})
