import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { mattersOf } from './matter.ts'
import { doersIn } from './register/actors-in.ts'

const firstOf = (prompt: string) => mattersOf(understand(prompt))[0]?.noun

test('what most of it is done with comes first, whatever is sent and written about it', () => {
  expect(
    firstOf(
      'As a smith, I want to offer an anvil. As a smith, I want to see requests for my anvil. As a smith, I want to accept a request.',
    ),
  ).toBe('anvil')
  expect(
    firstOf('Members can add a sundial. Members can comment on a sundial. Members can report a photo.'),
  ).toBe('sundial')
})

test('those who do something are not what it is about', () => {
  const matters = mattersOf(
    understand('Curators can add a vase. Curators can lend a vase. Directors can see vases.'),
  ).map(({ noun }) => noun)
  expect(matters).not.toContain('curator')
  expect(matters).not.toContain('director')
})

test('who can do something is told by stories and by plain sentences', () => {
  expect(doersIn('As a tram driver, I want to stop. A judge at dog shows can score dogs.')).toEqual([
    'driver',
    'judge',
  ])
})
