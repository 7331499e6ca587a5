import { expect, test } from 'vitest'
import { findExamples } from './examples.ts'
import { classOf } from './noun-classes.ts'

test('vehicles are sighted in streets, animals by their names', () => {
  expect(findExamples('patrol sighting')?.names[0]).toBe('Station road, two minutes ago')
  expect(findExamples('sighting')?.names[0]).toBe('Kingfisher, mill pond')
})

test.each(['specialist', 'professional', 'mentee', 'pensioner'])('a %s is somebody', (noun) => {
  expect(classOf(noun)).toBe('person')
})
