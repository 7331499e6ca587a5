import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const screensOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan.screens
}

describe('talking to a machine', () => {
  it('is one conversation, which is called after it', () => {
    const screens = screensOf(
      'An AI diet coach. Features: chat with the coach, calories of every meal, scan a barcode, track water',
    )
    expect(screens.find(({ kind }) => kind === 'thread')).toMatchObject({ isMachine: true, title: 'Coach' })
    expect(screens.some(({ kind }) => kind === 'chats')).toBe(false)
  })

  it('is none where people write each other', () => {
    const screens = screensOf('AI suggests recipes. Cook, save them, and chat with other cooks and friends')
    expect(screens.some(({ isMachine }) => isMachine)).toBe(false)
  })
})
