import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity.ts'
import { screensOf, textOf } from '../testing/apps.ts'
import { eventTimes } from './event-times.ts'

const timesOf = (id: string, rows: string) => {
  const entity = defineEntity({
    id,
    words: 'kiln',
    icon: 'flame',
    fields: '',
    samples: `title | time\n${rows}`,
  })
  return eventTimes(entity, entity.samples).map(({ title, time }) => `${time} ${title}`)
}

describe('when events are', () => {
  it('is said with the day where nobody told their hours, one day after the other', () => {
    expect(timesOf('own-visit', 'Otto | 18:30\nIda | 19:00\nMax | 10:00')).toEqual([
      'Thu 18:30 Otto',
      'Fri 19:00 Ida',
      'Sat 10:00 Max',
    ])
  })

  it('is in the order of the hours of a timetable, and as it is where they name their day', () => {
    expect(timesOf('own-tram', 'Mill | 9:40\nPier | 11:05\nQuay | 7:15')).toEqual([
      '7:15 Quay',
      '9:40 Mill',
      '11:05 Pier',
    ])
    expect(timesOf('own-rota', 'Kim on Monday | 18:30\nLea on Friday | 19:00')).toEqual([
      '18:30 Kim on Monday',
      '19:00 Lea on Friday',
    ])
  })

  it('is seen in an app: no visits of three days at three hours of one', () => {
    expect(
      textOf(
        'Riding stable manager: boxes, feeding plan, farrier visits, riding lessons, invoices',
        'Farrier visits',
      ),
    ).toMatch(/"time":"(?:Thu|Fri|Sat) \d/)
  })
})

describe('a week', () => {
  const fest = screensOf('University fest with events, a schedule, my list and news').find(
    ({ name }) => name === 'Schedule',
  )
  const text = JSON.stringify(fest)

  it('says the day things say themselves, and marks it', () => {
    expect(text).toContain('Fri 18:30')
    expect(text).not.toContain('"subtitle":"Monday"')
    expect(text).toContain('"marked":[4,5,6]')
  })
})
