import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}

it.each([
  ['A shell for the phone that reaches my Raspberry Pi', 'terminal', 'browse'],
  ['Loud click track with tap tempo for drummers', 'beat-keeper', 'timer'],
  ['Emoji keyboard with large keys', 'keyboard', 'browse'],
])('a small tool begins with what it is for: %s', (prompt, kind, first) => {
  const { archetype, plan } = planOf(prompt)
  expect([archetype.id, plan.screens[0]?.kind]).toEqual([kind, first])
})

it('learning an instrument is no metronome', () => {
  expect(planOf('Learn the ukulele with easy songs, and a metronome').archetype.id).toBe('instrument')
})
