import { expect, test } from 'vitest'
import { filterProjects } from './filter-projects.ts'

const projects = [
  { name: 'Stride', description: 'Fitness tracker' },
  { name: 'Pantry', description: null },
]

test('words are looked for in names and descriptions, whatever their case', () => {
  expect(filterProjects(projects, 'PAN')).toEqual([projects[1]])
  expect(filterProjects(projects, ' fitness ')).toEqual([projects[0]])
})

test('no words leave everything, unknown ones nothing', () => {
  expect(filterProjects(projects, '  ')).toEqual(projects)
  expect(filterProjects(projects, 'xyz')).toEqual([])
})
