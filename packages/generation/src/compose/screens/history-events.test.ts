import { describe, expect, it } from 'vitest'
import { defineEntity, type Entity } from '../../entity.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { historyEvents } from './history-events.ts'

const log: ScreenPlan = {
  id: 'log',
  kind: 'history',
  name: 'Log',
  icon: 'clock',
  isTab: true,
  entity: 'fern',
  variant: 0,
  extras: [],
}

const ferns = (samples: string, use = 'Mark as watered'): Entity =>
  defineEntity({ id: 'fern', words: 'fern', icon: 'leaf', fields: 'Name | text | Ida', samples, use })

const four = 'title | value\nIda | In 2 days\nOtto | Tomorrow\nRosa | In 3 days\nMax | Today'

describe('what has happened with the things of an app', () => {
  it('was at the hour it has itself, where its values are hours of a day', () => {
    const parcel = defineEntity({
      id: 'parcel',
      words: 'parcel',
      icon: 'box',
      fields: 'Window | text | 10:00 to 11:00',
      samples: 'title | subtitle | value\nMill street | Signed by Kim | 9:58\nQuay 4 | Signed by Ana | 9:41',
    })
    expect(historyEvents(parcel, log, false).map(({ subtitle }) => subtitle)).toEqual([
      'Today, 9:58 · Signed by Kim',
      'Yesterday, 9:41 · Signed by Ana',
    ])
  })

  it('is told as it was where all of them say when, of what comes several times a day, too', () => {
    const glass = { ...ferns('title | subtitle\nAle | Yesterday 19:40\nStout | Sunday 21:00'), id: 'drink' }
    expect(historyEvents(glass, log, true).map(({ subtitle }) => subtitle)).toEqual([
      'Yesterday 19:40',
      'Sunday 21:00',
    ])
  })

  it('is what one does with them, twice on one day and not on others', () => {
    const events = historyEvents(ferns(four), log, true)
    expect(events[0]).toEqual({ title: 'Rosa', subtitle: 'Today, 8:10 · Watered' })
    expect(events.filter(({ subtitle }) => subtitle.startsWith('Yesterday'))).toHaveLength(2)
    expect(JSON.stringify(events)).not.toMatch(/In \d days|Tomorrow/)
  })

  it('does not begin with what the list of them begins with', () => {
    expect(historyEvents(ferns(four), log, true)[0]?.title).not.toBe('Ida')
  })

  it('is told as it is where the things say when they were', () => {
    const rung = ferns('title | subtitle | value\nSale 9 | Today 14:20, card | € 4\nSale 8 | Yesterday | € 6')
    expect(historyEvents(rung, log, true).map(({ subtitle }) => subtitle)).toEqual([
      'Today 14:20, card · € 4',
      'Yesterday · € 6',
    ])
  })

  it('has the hours the things have, and the day before where one is later than the one above it', () => {
    const cups = ferns('title | subtitle\nTea | 12:05\nCoffee | 8:15, large\nWater | 21:10')
    expect(historyEvents(cups, log, true).map(({ subtitle }) => subtitle)).toEqual([
      'Today, 12:05',
      'Today, 8:15, large',
      'Yesterday, 21:10',
    ])
  })

  it('goes by the years of what is of long ago', () => {
    const kin = ferns('title | value\nIda | 1921\nOtto | 1894')
    expect(historyEvents(kin, log, true).map(({ title }) => title)).toEqual(['Otto', 'Ida'])
  })

  it('is only what is ticked, where another screen has all of it to tick', () => {
    const kept = ferns(four)
    const done = historyEvents(kept, { ...log, name: 'Done' }, true, kept.samples.slice(0, 2))
    expect(done.map(({ title }) => title)).toEqual(['Ida', 'Otto'])
  })

  it('takes a measured amount a little less the time before', () => {
    const loops = ferns('title | value\nRiver | 8.4 km\nPark | 5.2 km\nHill | 6.3 km\nPier | 4.0 km', 'Start')
    const [first, , again] = historyEvents(loops, log, true)
    expect([first?.subtitle, again?.subtitle]).toEqual(['Today, 8:10 · 6.3 km', 'Yesterday, 7:55 · 5.5 km'])
  })
})
