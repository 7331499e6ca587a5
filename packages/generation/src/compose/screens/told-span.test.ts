import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { toldSpan } from './told-span.ts'

describe('how long a timer runs', () => {
  it.each([
    ['Brushing timer, two minutes', '1:14'],
    ['Plank timer of 60 seconds', '0:37'],
    ['A 25-minute focus timer', '15:30'],
  ])('is as long as is said: %s', (said, left) => {
    expect(toldSpan(said)?.left).toBe(left)
  })

  it.each(['A timer with a bell at 2 minutes left', 'Reminders every 30 minutes', 'Timer for eggs'])(
    'is not said here: %s',
    (said) => {
      expect(toldSpan(said)).toBeUndefined()
    },
  )

  it('stands on the clock', () => {
    const { document } = generateApp({ prompt: 'Tooth brushing timer for kids, two minutes, with stickers' })
    expect(JSON.stringify(document.screens)).toContain('"1:14"')
  })
})
