import { expect, test } from 'vitest'
import { findExamples, readExamples } from './examples.ts'
import { workshopExamples } from './examples/workshop.ts'
import { classOf } from './noun-classes.ts'

test('vehicles are sighted in streets, animals by their names', () => {
  expect(findExamples('patrol sighting')?.names[0]).toBe('Station road, two minutes ago')
  expect(findExamples('sighting')?.names[0]).toBe('Kingfisher, mill pond')
})

test.each(['specialist', 'professional', 'mentee', 'pensioner'])('a %s is somebody', (noun) => {
  expect(classOf(noun)).toBe('person')
})

test('what stands in workshops has six names that differ before their comma', () => {
  for (const [noun, { names }] of readExamples(workshopExamples.split('\n')))
    expect([noun, new Set(names.map((name) => name.split(', ')[0])).size]).toEqual([noun, 6])
})

test('a jar of something has the sorts of that, and a jar alone has none', () => {
  expect(findExamples('relish jar')?.names[0]).toBe('Coarse relish')
  expect(findExamples('jar')?.names ?? []).toEqual([])
})

test('a compound of many meanings has no names of its last word', () => {
  expect(findExamples('checklist')?.names[0]).toBe('Before opening')
  expect(findExamples('wedding checklist')?.names[0]).not.toBe('Before opening')
})
