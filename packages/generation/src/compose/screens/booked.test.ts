import { describe, expect, it } from 'vitest'
import { textOf } from '../../testing/apps.ts'

describe('what is booked', () => {
  const cinema =
    'Our village cinema: programme of the week, reserve seats, pay for them, read about each film, get a reminder'

  it('is paid for as often as people come', () => {
    const text = textOf(cinema)
    expect(text).toContain('"value":"€ 22","title":"Total price"')
    expect(text).toContain('Pay € 22.00')
  })

  it('is on the day that was chosen', () => {
    const text = textOf('Give blood: next donation date, donor card, badges, donation buses nearby')
    expect(text).toContain('Tue 24 November')
    expect(text).toContain('See you Tuesday')
    expect(text).not.toContain('See you Thursday')
  })
})
