import { expect, test } from 'vitest'
import { textOf } from '../../testing/apps.ts'

test('what is mended is what the bench is for, and no car where old machines are', () => {
  const text = textOf('Repair bench for old typewriters: what is wrong, parts, price for the customer')
  expect(text).toContain('Carriage sticks')
  expect(text).not.toMatch(/Golf|Berlingo/)
})
