import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const shown = (prompt: string) => {
  const { document, trace } = generateApp({ prompt })
  return { screens: document.screens.map(({ name }) => name), text: JSON.stringify(document.screens), trace }
}

it('calls the list of a kind of thing as what holds all of them is called', () => {
  const { document } = generateApp({
    prompt: 'Keep a record of gifts to shelters. A transaction ledger with date, payee, amount and memo.',
  })
  const headers = document.screens.map(({ components: [header] }) => header?.label)
  expect(headers).toContain('Transaction ledger')
})

it('shows where somebody is now on the map there is', () => {
  expect(shown('Dog walking: owners book walks, chat and live tracking').text).toContain('"Live tracking"')
})

it('has recommendations where the things of the app are', () => {
  expect(shown('A podcast app with episodes, recommendations and a queue').text).toContain(
    '"Recommendations"',
  )
})

it('has matches nearby, which are no places on a map', () => {
  const { text } = shown(
    'Quick meetups. Pick a sport, get matched with somebody nearby and open a chat. A map of meetups.',
  )
  expect(text).toContain('"Matches nearby"')
})

it('enters all of what something is made from', () => {
  const { trace } = shown(
    'Packing lists for trips. It makes a list from the destination, the season and the number of bags.',
  )
  expect(trace.map(({ feature }) => feature)).toContain('Destination')
})

it('looks through a list under what is said of that', () => {
  expect(shown('A rack for cards: browse folders, move cards').text).toContain('"Browse folders"')
})

it('lists no houses where it is for those who come to one', () => {
  expect(
    shown('An app for guests of our summer theatre: play of tonight, chairs to rent, the bus home').text,
  ).not.toContain('"Summer theatre')
})
