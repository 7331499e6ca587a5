import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { planApp } from '../plan/plan-app.ts'
import { readStages } from '../plan/read-stages.ts'
import { isOnlyShown, isStory } from './story.ts'
import { understand } from './understand.ts'

const club =
  'Look up football clubs. User can enter a town. User sees the stadium, the number of followers and the motto of a club. Fans can see all clubs on a list.'

test('a project brief tells what users do, a wish says what an app has', () => {
  expect(isStory(club)).toBe(true)
  expect(isStory('Football clubs with stadium and motto, for fans who can travel')).toBe(false)
})

test('what one sees is told apart from what one enters', () => {
  const { phrases } = understand(club)
  const isSeen = (text: string) => phrases.find((phrase) => phrase.text === text)?.isSeen ?? false
  expect(isSeen('stadium')).toBe(true)
  expect(isSeen('number of followers')).toBe(true)
  expect(isSeen('town')).toBe(false)
})

test('what one sees of a thing is no field of a form', () => {
  const { document } = generateApp({
    prompt:
      'A recipe finder. User can enter an ingredient. User can see the recipes, and of each the number of likes and the country. User can save recipes.',
  })
  const forms = document.screens.filter(({ components }) =>
    JSON.stringify(components).includes('"Save recipe"'),
  )
  expect(JSON.stringify(forms)).not.toContain('Number of likes')
})

test('no label ends in the middle of a sentence', () => {
  const { document } = generateApp({
    prompt:
      'Bills of a flat. User can enter who paid it and for whom. User can apply by uploading their receipts.',
  })
  expect(JSON.stringify(document.screens)).not.toMatch(/"[^"]* (?:and|their|the|of)"/)
})

test('where nothing is made or kept there is nothing to fill in', () => {
  const shown =
    'An app about volcanoes. User can see a list of volcanoes with height, crater and last eruption. User can filter them by country.'
  const kept = `${shown} User can add a volcano.`
  const kindsOf = (prompt: string) => {
    const meant = understand(prompt)
    return planApp(meant, meant.seed).plan.screens.map(({ kind }) => kind)
  }
  expect([isOnlyShown(shown), isOnlyShown(kept)]).toEqual([true, false])
  expect(kindsOf(shown)).not.toContain('form')
  expect(kindsOf(kept)).toContain('form')
})

test('"from one list to another" names no stages', () => {
  expect(readStages('Users can drag notes from one list to another')).toEqual([])
  expect(readStages('Users can drag notes from open to closed')).toEqual(['Open', 'Closed'])
})

test.each([
  ['A board like on my wall: users can create columns and drag cards between columns', 'kanban'],
  ['A blogging platform where authors can publish and readers can comment', 'blog'],
  ['Users can explore countries of the world and see capital and flag', 'atlas'],
])('a well-known project has its kind: %s', (prompt, kind) => {
  const meant = understand(prompt)
  expect(planApp(meant, meant.seed).archetype.id).toBe(kind)
})
