import { describe, expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const screenOf = (prompt: string, name: string) => {
  const screen = screensOf(prompt).find((each) => each.name === name)
  expect(screen, name).toBeDefined()
  return JSON.stringify(screen)
}

describe('long descriptions for app builders', () => {
  it('logs feedings and naps where milestones are only named beside them', () => {
    const prompt =
      'We are parents of twins and log feedings, diaper changes and naps, plus milestones with photos.'
    expect(screenOf(prompt, 'Today')).toMatch(/Log feeding/)
    expect(screenOf(prompt, 'Milestones')).toMatch(/First smile/)
  })

  it('offers a membership for what it costs a month, and no contract for power', () => {
    const app = JSON.stringify(
      screensOf('Make a stretching timer with streaks and a premium subscription for teams of dancers.'),
    )
    expect(app).toMatch(/€ 4\.90 a month/)
    expect(app).not.toMatch(/Green membership/)
  })

  it('records where a tab is called so', () => {
    const prompt =
      'An app like Strava for people on skates. Log tours with distance, follow friends. 3 tabs: Feed, Record, Profile.'
    expect(screenOf(prompt, 'Record')).toMatch(/Distance/)
  })

  it('teaches something else than words in lessons as short as those', () => {
    const app = JSON.stringify(
      screensOf('Like Duolingo but for learning to bake bread: short lessons, quizzes and a streak.'),
    )
    expect(app).not.toMatch(/New in lesson 3/)
  })
})
