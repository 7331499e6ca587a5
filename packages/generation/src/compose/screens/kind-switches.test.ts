import { describe, expect, it } from 'vitest'
import { textOf } from '../../plan/short.test-helper.ts'

describe('the switches in the settings', () => {
  it.each([
    ['Sudoku', 'Vibrate'],
    ['Metronome with tap tempo', 'Screen stays on'],
    ['Password generator and manager', 'No screenshots'],
  ])('are those of what tells nobody anything: %s', (prompt, label) => {
    const settings = textOf(prompt, 'Settings')
    expect(settings).toContain(label)
    expect(settings).not.toContain('Email summary')
    expect(textOf('Online shop with login and settings', 'Settings')).not.toContain('Email summary')
  })

  it('speak of mail only where somebody has an account', () => {
    expect(textOf('A habit tracker with reminders and settings', 'Settings')).toContain('Push notifications')
    expect(textOf('Online shop with login, settings and a newsletter', 'Settings')).toContain('Email summary')
  })
})
