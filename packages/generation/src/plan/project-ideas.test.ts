import type { ComponentNode } from '@kwiq/app-model'
import { describe, expect, it, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { screensOf } from '../testing/apps.ts'

const words = (components: readonly ComponentNode[] | undefined) => JSON.stringify(components ?? [])
const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}

describe('what a finder finds', () => {
  it('is what it is called after, whatever one enters first', () => {
    const { plan } = planOf(
      'Playground finder. User can enter the name of a town. User can see a list of playgrounds with their address. User can save a playground.',
    )
    expect([...plan.entities.values()][0]?.many).toBe('Playgrounds')
  })

  it('is no calculation', () => {
    const { archetype } = planOf(
      'An abbreviation finder. User can enter an abbreviation and see what it stands for. User can suggest a meaning.',
    )
    expect(archetype.id).toBe('dictionary')
  })
})

describe('games told by their rules', () => {
  test.each([
    [
      'A lamps game. Player can press a lamp, which toggles it and its neighbours. Player can see the moves. Player can start again.',
      'Still on',
    ],
    [
      'A number puzzle. Player can push tiles, and tiles of the same number merge. Player can see the score. Player can undo a move.',
      'Highest tile',
    ],
    [
      'A game of guessing a colour code like Mastermind. Player can choose five colours. Player can see pins as an answer. Player can see the code at the end.',
      'Last answer',
    ],
    [
      'A dice game for two. Player can roll a die again and again. Player can hold to bank the turn. Player can see both totals.',
      'This turn',
    ],
  ])('%s', (prompt, figure) => {
    const [play] = screensOf(prompt)
    expect(words(play?.components)).toContain(figure)
  })

  it('end with what their rounds have, not with levels and stars', () => {
    const result = screensOf(
      'A snake game. Player can steer the snake. Player can see the score. Player can pause.',
    ).find(({ name }) => name === 'Result')
    expect(words(result?.components)).not.toMatch(/stars|Level/)
  })
})

it('asks in a quiz beside other things about these things', () => {
  const quiz = screensOf(
    'Rare word of the day. User can see a word with its meaning. User can save a word. User can take a quiz on the words.',
  ).find(({ name }) => name === 'Quiz')
  expect(words(quiz?.components)).toContain('the smell of rain on dry earth')
})

it('downloads the picture that is saved to favorites, not the favorites', () => {
  const prompt =
    'Random owl pictures. User can see a picture of an owl. User can get another one. User can save a picture to favorites. User can download it.'
  const all = words(screensOf(prompt).flatMap(({ components }) => components))
  expect(all).toContain('Download picture')
  expect(all).not.toContain('Download favorites')
  // Of a picture nothing is known but that it was seen.
  expect(all).not.toMatch(/Female|eats well/)
})

it('reacts and shares files among the messages of a team', () => {
  const channel = screensOf(
    'A Slack clone. User can create a channel. User can send messages. User can react with an emoji. User can share files. User can see who is online.',
  ).find(({ name }) => name === 'Channel')
  expect(words(channel?.components)).toMatch(/React with an emoji.*Share files/)
})

it('knows who uses it from what is in it', () => {
  const form = screensOf(
    'A help desk. Customer can open a ticket with subject and priority. Customer can see the answer. Manager can see the average time to answer.',
  ).find(({ components }) => components.some(({ label }) => label === 'Priority'))
  const labels = (form?.components ?? []).map(({ label }) => label)
  expect(labels).not.toContain('Manager')
  expect(labels).not.toContain('Subject')
})

it('has one choice where two would have the same things to choose from', () => {
  const form = screensOf(
    'An image compressor. User can upload photos. User can choose JPEG, PNG or WebP. User can see the size. User can download the photos as a zip file.',
  ).find(({ components }) => words(components).includes('"Format"'))
  expect(words(form?.components).match(/\{"title":"JPEG"/g)).toHaveLength(1)
})

it('works out what is said to be worked out in the words of the brief', () => {
  const [screen] = screensOf(
    'Compound interest calculator. User can enter starting amount, monthly deposit, interest rate and number of years. User can see the final balance, the total paid in and the interest earned.',
  )
  const all = words(screen?.components)
  for (const label of [
    'Starting amount',
    'Monthly deposit',
    'Number of years',
    'Final balance',
    'Total paid in',
  ])
    expect(all).toContain(label)
})
