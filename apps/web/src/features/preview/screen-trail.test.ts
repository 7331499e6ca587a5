import { expect, test } from 'vitest'
import { goBack, goTo } from './screen-trail.ts'

test('back leads through the screens in reverse and ends at the first', () => {
  const trail = goTo(goTo(['home'], 'list'), 'detail')
  expect(goBack(trail)).toEqual(['home', 'list'])
  expect(goBack(goBack(goBack(trail)))).toEqual(['home'])
})

test('going to where one is changes nothing', () => {
  const trail = ['home', 'list']
  expect(goTo(trail, 'list')).toBe(trail)
})
