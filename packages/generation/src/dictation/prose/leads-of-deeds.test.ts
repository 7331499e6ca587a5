import { expect, test } from 'vitest'
import { readDictation } from '../read-dictation.ts'
import { leadOf } from './leads.ts'

const leadIn = (sentence: string, isFirst = false) => {
  const { way, name, from, rest } = leadOf(sentence, { names: [], text: '', isFirst }) ?? {}
  return [way, name ?? from ?? '', rest]
}

test.each([
  ['As soon as the app is open you see the tide', ['first', '', 'the tide']],
  ['When I log in I get to my shelf', ['first', '', 'my shelf']],
  ['Our app would start with a gallery of knots', ['first', '', 'a gallery of knots']],
  ['Two big buttons on the first page: I sing, I listen', ['first', '', 'buttons "I sing" and "I listen"']],
])('an app begins: %s', (sentence, lead) => {
  expect(leadIn(sentence, true)).toEqual(lead)
})

test.each([
  [
    'In the tab Courses all courses are listed with age',
    ['page', 'Courses', 'all courses are listed with age'],
  ],
  [
    'Kayaks can be reserved in the tab Kayaks by length',
    ['page', 'Kayaks', 'a list of kayaks with length and "Reserve" button'],
  ],
  [
    'Finished pots go to a page of their own, with photo and glaze',
    ['page', 'Finished pots', 'a list of finished pots with photo and glaze'],
  ],
  ['For the coach there is an extra page where he sees the teams', ['page', 'Coach', 'he sees the teams']],
  ['From the shelf I open a record and mark it', ['tap', 'record', 'mark it']],
  ["The coach's side has a list of players", ['page', 'Coach', 'a list of players']],
  [
    'All finds are on a map and, below it, as a list',
    ['page', 'Finds', 'a map, a list of finds with name and date'],
  ],
  ['Your own finds are under Mine', ['page', 'Mine', 'a list of finds with name and date']],
  ['After pressing Coming you see the others', ['link', 'Coming', 'the others']],
])('a page is told by what is done there: %s', (sentence, lead) => {
  expect(leadIn(sentence)).toEqual(lead)
})

test('screens of some roles among others stand each by itself', () => {
  expect(
    readDictation(
      "The rower opens on today's drills. Every drill has a video and a Done button; after Done you say how much it hurt on a scale of ten. The progress page shows pain over the weeks as a line. On the third page you write to your coach. The coach's side has a list of rowers; from a rower you get to the plan, where drills are added and removed.",
    )?.screens.map(({ title }) => title),
  ).toEqual(['Drills', 'Progress', 'Messages', 'Coach', 'Plan'])
})

test('a brief of who does what is no row of screens', () => {
  expect(
    readDictation(
      'A kennel wants an app. The vet has a list of dogs with weight. The keeper gets an overview of walks. The owner sees a calendar with visits. Visitors book a time.',
    ),
  ).toBeUndefined()
})

test.each([
  [
    'I would like to see my goats when I open the app, each with number',
    ['first', '', 'my goats, each with number'],
  ],
  ['One tap and I see the fleece', ['tap', '', 'the fleece']],
  ['On its page there are the trails', ['tap', '', 'the trails']],
  ['To add a shot I press plus and enter drug and dose', ['link', 'Add shot', 'a form with drug and dose']],
  ['Reports come last: fleece per year', ['page', 'Reports', 'fleece per year']],
  ['My book is sorted by year', ['page', 'Book', 'a list of entries with name and year']],
])('a screen is told by how one comes there: %s', (sentence, lead) => {
  expect(leadIn(sentence)).toEqual(lead)
})

test('numbers alone fill the start of an app', () => {
  expect(
    readDictation(
      "On the start page are three numbers for today: skaters, takings and free boxes. If you click on boxes you get a plan of them, green for free. A box's page tells who rents it and since when, and has a button to free it. Passes are on the next page, with name, type and end date.",
    )?.screens.map(({ title }) => title),
  ).toEqual(['Start', 'Boxes', 'Box', 'Passes'])
})
