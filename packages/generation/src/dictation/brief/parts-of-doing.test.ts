import { expect, test } from 'vitest'
import { doingsOf } from './doings.ts'
import { briefLead } from './leads.ts'
import { deedLabel, partsOfDoing } from './parts-of-doing.ts'

const partsIn = (said: string) =>
  doingsOf(said)
    .flatMap(partsOfDoing)
    .map(({ said: part, shown = [] }) => (shown.length > 0 ? `${part} with ${shown.join(', ')}` : part))

test.each([
  ['sees the tide and books a pitch', ['see the tide', 'book a pitch']],
  ['plans routes, sees gaps and writes to all drivers', ['plan routes', 'see gaps', 'write to all drivers']],
  [
    'can see boats with name, length and berth and reserve one',
    ['see boats with name, length and berth', 'reserve one'],
  ],
  ['shows the plan and lets them add a note', ['show the plan', 'add a note']],
])('what is said of somebody falls into doings: %s', (said, doings) => {
  expect(doingsOf(said).map(({ verb, object }) => `${verb} ${object}`)).toEqual(doings)
})

test.each([
  ['sees all rooms with the name, age and allergies', ['a list of rooms with name, age, allergies']],
  ["finds this week's lessons with teacher", ['a list titled "Lessons this week" with teacher']],
  ['gets the next tour with place and time', ['a card titled "Next tour" with place, time']],
  ['sees who is missing', ['a list titled "Who is missing" with name']],
  ['sees how many hours they still owe', ['stat tiles (Hours owed)']],
  ['follows the route on a map', ['a map with pins for the route']],
  [
    'chooses a groomer, a day and a time',
    ['a dropdown "Groomer" (Lea Brandt, Omar Haddad, Kim Osei)', 'a date picker for the day', 'time slots'],
  ],
  ['chooses hot or cold and the number', ['a segmented control (Hot, Cold)', 'a stepper for the number']],
  ['enters the score and the winner', ['a form with score, winner and a "Save" button']],
  ['says how much it hurts from zero to ten', ['a slider for the pain from 0 to 10']],
  [
    'describes the leak and takes up to three photos',
    ['a multi-line text field "Leak" and a "Send" button', 'a photo upload field "Photos"'],
  ],
  ['writes to the members', ['a multi-line text field "Message to members" and a "Send" button']],
  [
    'draws weight and the number of walks over the weeks',
    ['a line chart of weight', 'a line chart of walks'],
  ],
])('a doing is a part of a screen: %s', (said, parts) => {
  expect(partsIn(said)).toEqual(parts)
})

test.each([
  [{ verb: 'scan', object: 'the code at the gate' }, 'Scan code'],
  [{ verb: 'mark', object: 'an order as packed' }, 'Mark as packed'],
  [{ verb: 'put', object: 'it in the basket' }, 'Add to basket'],
  [{ verb: 'give', object: 'it back' }, 'Give back'],
  [{ verb: 'approve', object: 'new walkers after checking their papers' }, 'Approve new walkers'],
  [{ verb: 'tick', object: 'them off when they were answered' }, 'Tick off'],
])('a button says what is done, and no more of it', (doing, label) => {
  expect(deedLabel(doing)).toBe(label)
})

test.each([
  ['On a second screen parents write down questions', ['screen', 'parents', undefined]],
  ["The walker's home screen is a list of walks", ['screen', 'walker', undefined]],
  ['My bakers get a screen with all orders', ['screen', 'bakers', undefined]],
  ['When you tap a loaf you can choose the size', ['tap', undefined, undefined]],
  ['In the basket you pick a time', ['on', undefined, 'basket']],
  ['A map of the floors shows where you are', ['screen', undefined, 'Map']],
  ['The baker works at night', [undefined, undefined, undefined]],
])('a clause leads to a screen: %s', (clause, read) => {
  const lead = briefLead(clause)
  expect([lead?.way, lead?.who, lead?.name]).toEqual(read)
})
