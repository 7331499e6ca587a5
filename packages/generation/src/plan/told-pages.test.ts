import { expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const names = (prompt: string) => screensOf(prompt).map(({ name }) => name)

it('one value among those of a thing is no page of them', () => {
  const values = 'Watch repair shop, ticket number, customer, model, problem, price, status'
  expect(names(values)).not.toContain('Price')
  expect(names(values)).not.toContain('Ticket')
  expect(names('Climbing hall app: opening hours, prices, courses')).toContain('Prices')
})

it('a vote on where to go is no election of somebody', () => {
  expect(names('vote where we go for pizza after work, everybody adds a place')).not.toContain('Candidates')
})

it('the log of a craft is none of a server', () => {
  expect(names('Soldering log: board number, solder, iron temperature, photo')).not.toContain('Lines')
})
