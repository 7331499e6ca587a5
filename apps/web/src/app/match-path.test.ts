import { expect, test } from 'vitest'
import { matchesPath } from './match-path.ts'

test('a named part stands for one part of the path', () => {
  expect(matchesPath('/projects/:projectId', '/projects/42')).toBe(true)
  expect(matchesPath('/projects/:projectId', '/projects/42/more')).toBe(false)
  expect(matchesPath('/projects/:projectId', '/projects')).toBe(false)
  expect(matchesPath('/projects/:projectId', '/projects/')).toBe(false)
})

test('plain paths match themselves, with or without a slash at the end', () => {
  expect(matchesPath('/', '/')).toBe(true)
  expect(matchesPath('/builder', '/builder/')).toBe(true)
  expect(matchesPath('/builder', '/build')).toBe(false)
})
