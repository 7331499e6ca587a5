import { expect, it } from 'vitest'
import { pictureFor } from './picture-for.ts'

it('knows that cycles of a battery are no bicycles', () => {
  expect(pictureFor('cycle', 'thing')).toBe('cycle')
  expect(pictureFor('battery cycle', 'thing')).toBeUndefined()
})
