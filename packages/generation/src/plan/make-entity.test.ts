import { expect, it } from 'vitest'
import { makeEntity } from './make-entity.ts'

it('names a thing without when or where it is', () => {
  expect(makeEntity(['upcoming', 'regatta'], 1).one).toBe('Regatta')
  expect(makeEntity(['nearby', 'kiln'], 1).one).toBe('Kiln')
  expect(makeEntity(['stone', 'kiln'], 1).one).toBe('Stone kiln')
  expect(makeEntity(['upcoming'], 1).one).toBe('Upcoming')
})

it('has no picture of what only shares its name', () => {
  const imagesOf = (words: string[]) => makeEntity(words, 1).samples.map(({ image }) => image)
  expect(imagesOf(['ring'])).toEqual(imagesOf(['ring']).map(() => undefined))
  expect(imagesOf(['effect', 'pedal']).some((image) => image !== undefined)).toBe(false)
  expect(imagesOf(['livestock', 'list'])[0]).toMatch(/^fish/)
})
