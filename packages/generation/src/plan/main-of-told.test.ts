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
