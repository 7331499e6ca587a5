import { expect, test } from 'vitest'
import { namesOf, screensOf, textOf } from '../testing/apps.ts'

test('where requests are sent and accepted, the thing itself is what the app is of', () => {
  const names = namesOf(
    'As a winegrower, I want to lend my trailer. As a winegrower, I want to see requests for my trailer. As a winegrower, I want to accept a request.',
  )
  expect(names).toContain('Trailers')
  expect(names.indexOf('Trailers')).toBeLessThan(
    names.includes('Requests') ? names.indexOf('Requests') : names.length,
  )
})

test('those who lend each other things are none of them', () => {
  const street =
    'In our street people own a drill or a saw they hardly use. One can see which tools are there, ask to borrow one, and the owner says yes or no.'
  expect(namesOf(street)).toContain('Tools')
  expect(textOf(street)).not.toContain('Reserve stair people')
})

test('what is done is no part of a name', () => {
  const shows =
    'As a judge at pony shows, I want to score ponies by age. As a judge, I want to write a comment for each pony. As a rider, I want to see the results.'
  expect(screensOf(shows).map(({ name }) => name)).toContain('Ponies')
  expect(textOf(shows)).not.toContain('Add score pony')
})

test('a circle that lends something lends that, not what is counted of it', () => {
  const names = namesOf(
    'App for a costume-lending circle. Members list their carnival costumes with number of parts and request one.',
  )
  expect(names.join(' ')).toContain('Costumes')
  expect(names.join(' ')).not.toContain('Parts')
})

test('who has borrowed things makes it a matter of lending', () => {
  const names = namesOf("An app to keep track of the swords in our opera's prop room and who borrowed them.")
  expect(names).toContain('Swords')
  expect(names).toContain('Out now')
})

test('a hire for somebody hands out none of them', () => {
  const names = namesOf('Tent hire for scout groups: tents by size, deposit, returns with damage.')
  expect(names).toContain('Tents')
  expect(names.join(' ')).not.toMatch(/Scouts/)
})
