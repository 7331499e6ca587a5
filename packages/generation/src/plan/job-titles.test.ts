import { expect, it } from 'vitest'
import { allOf } from './short.test-helper.ts'

it('jobs in an app compared to one for jobs are of those it is for', () => {
  expect(allOf('A jobs app like LinkedIn but for welders')).toContain('Senior welder')
})
