import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { readToldDays } from './told-days.ts'

describe('days of the week something regularly is on', () => {
  it.each([
    ['The orchestra rehearses on Tuesdays.', { of: '', doing: 'rehearses', days: [1] }],
    ['Swimming courses on Mondays and Fridays.', { of: 'courses', doing: '', days: [0, 4] }],
    ['We meet every Sunday at 10 am.', { of: '', doing: 'meet', days: [6], time: '10:00' }],
    ['Pottery classes every Wednesday at 7.30 pm', { of: 'classes', doing: '', days: [2], time: '19:30' }],
    ['Every Saturday we have a flea market.', { of: 'flea market', doing: '', days: [5] }],
  ])('%s', (text, told) => {
    expect(readToldDays(text)).toEqual([told])
  })

  it('reads none where only one day is meant', () => {
    expect(readToldDays('Remind me on the first day of the month.')).toEqual([])
  })

  it('puts the things of the app on them', () => {
    const { document } = generateApp({
      prompt: 'Our orchestra rehearses every Tuesday at 7 pm. Members say whether they come.',
    })
    const text = JSON.stringify(document.screens)
    expect(text).toContain('Tue 24 Nov, 19:00')
    expect(text).not.toMatch(/"Thu 19 Nov"|Thursday, everybody/)
  })
})
