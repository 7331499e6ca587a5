import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findIconName } from '@kwiq/catalogue/icons'
import { expect, test } from 'vitest'
import { screensOf } from '../testing/apps.ts'

/** All a screen shows, as one text. */
const shown = (prompt: string, name: string) =>
  JSON.stringify(screensOf(prompt).find((screen) => screen.name === name)?.components ?? 'no such screen')
const everything = (prompt: string) => JSON.stringify(screensOf(prompt))

test('somebody one has to do with is neither active nor away', () => {
  const conductors = shown('Choir of our quarter: rehearsals, donors and a list of conductors', 'Conductors')
  expect(/are active|"Away"/.test(conductors)).toBe(false)
})

test('shifts with a face beside them are no list of people', () => {
  const prompt = 'Swap shifts among porters: open shifts, my shifts, the team'
  expect(shown(prompt, 'Team').includes('Saturday, late')).toBe(false)
})

test('a photo diary has pictures of what the app keeps', () => {
  const prompt = 'My houseplants with watering days and a photo diary'
  expect(everything(prompt).includes('By Omar')).toBe(false)
})

test('what is poisonous is warned of, and nothing that is eaten', () => {
  const warnings = shown('Mushroom log: finds on a map, identify by cap, poison warnings', 'Poison warnings')
  expect(warnings.includes('Fly agaric')).toBe(true)
  expect(warnings.includes('Parasol')).toBe(false)
})

test('lessons are subjects, whatever is due for them', () => {
  const timetable = shown(
    'Our secondary school: timetable, homework and marks of the pupils, teachers write notices',
    'Timetable',
  )
  expect(timetable.includes('Physics')).toBe(true)
  expect(timetable.includes('Volcano model')).toBe(false)
})

test('food is donated by the bag, and a church is given to by the amount', () => {
  expect(shown('Neighbourhood fridge: see what is in it, donate food', 'Donate food')).not.toContain('€ 20')
  expect(shown('Church app with sermons, events and giving', 'Give')).toContain('Give € 25')
})

test('a library of tools lends tools, whatever else is spoken of', () => {
  const prompt = 'Library of tools in our lane: requests, return dates, who has the saw'
  expect(screensOf(prompt).map(({ name }) => name)).toContain('Tools')
})

test('who is only told of something and what is only an answer have no place of their own', () => {
  const prompt =
    'Duty board for nurses: open shifts, approval by the head of department. Medicine reminders with yes/no, show it to the doctor'
  expect(/Head of department|Yes no/.test(everything(prompt))).toBe(false)
})

test('settings nobody wants are left out', () => {
  const names = screensOf('Big photo buttons to call the family, an emergency button, no settings').map(
    ({ kind, name }: { kind?: string; name: string }) => kind ?? name,
  )
  expect(names).not.toContain('Settings')
})

test('what was given is looked back on, and no date still to come', () => {
  const history = shown('Blood donor app: next date, my donations, badges', 'Donations')
  expect(history.includes('Town hall')).toBe(true)
  expect(history.includes('Parish hall')).toBe(false)
})

test('a preview of a résumé is its page, and no page of a book', () => {
  const preview = shown('Résumé maker with sections, templates and preview', 'Preview')
  expect(preview.includes('Lindner and sons')).toBe(true)
  expect(preview.includes('Page 118')).toBe(false)
})

test('all icons of things and kinds are drawn', () => {
  const folders = ['../entities', '../entities/varieties', '../archetypes'].map((folder) =>
    join(import.meta.dirname, folder),
  )
  const unknown = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .flatMap((file) => iconsIn(readFileSync(join(folder, file), 'utf8')))
      .filter((name) => findIconName(name) === undefined),
  )
  expect(unknown).toEqual([])
})

/** Icons a file of data names: behind `icon:`, and in the first column of tables that begin with icons. */
function iconsIn(text: string): string[] {
  const own = [...text.matchAll(/^\s*icon: '([^']+)'/gmu)].map(([, name = '']) => name)
  const tables = [...text.matchAll(/^\s*icon \|[^\n]*\n((?:\s*[^|`\n]+ \|[^\n`]*\n?)+)/gmu)].map(
    ([, rows = '']) => rows,
  )
  return [
    ...own,
    ...tables.flatMap((rows) =>
      rows
        .split('\n')
        .filter((row) => row.trim() !== '')
        .map((row) => row.split('|')[0]?.trim() ?? ''),
    ),
  ]
}

test('points are counted, and are no badges', () => {
  const points = shown('Neighbours bring peelings, earn points and see the warmth of each heap', 'Points')
  expect(points.includes('First time')).toBe(false)
})

test('a repair café, a visitors’ book and a programme are what they are, and nothing one does', () => {
  const labels = everything("Repair café with devices and appointments, and a visitors' book")
  expect(/"label":"(?:Repair café|Book)","properties":\{"variant"/.test(labels)).toBe(false)
})
