import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { isStory } from './story.ts'
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
