import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  compareDays,
  dayNumber,
  dayOfNumber,
  daysInMonth,
  monthCells,
  parseDay,
  readDay,
  sampleDay,
  timeBetween,
  weekdayOf,
  weekOf,
} from './calendar.ts'
import { initialOf, longName, nameOfMonth, shortName } from './date-names.ts'
import { chooseDay, placeInSelection } from './selection.ts'

const day = (iso: string) => parseDay(iso) ?? { year: 0, month: 0, day: 0 }

describe('the calendar', () => {
  it('knows the weekday of a day, Monday first', () => {
    expect(weekdayOf(day('2026-11-19'))).toBe(3)
    expect(weekdayOf(day('2000-02-29'))).toBe(1)
    expect(weekdayOf(day('1970-01-01'))).toBe(3)
  })

  it('knows leap years', () => {
    expect(daysInMonth({ year: 2024, month: 2 })).toBe(29)
    expect(daysInMonth({ year: 2100, month: 2 })).toBe(28)
    expect(daysInMonth({ year: 2000, month: 2 })).toBe(29)
    expect(daysInMonth({ year: 2026, month: 11 })).toBe(30)
  })

  it('goes over the turn of the year', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    expect(weekOf(day('2026-12-31')).map(({ day: number }) => number)).toEqual([28, 29, 30, 31, 1, 2, 3])
  })

  it('reads ISO days and nothing else', () => {
    expect(parseDay('2026-11-19T10:00:00Z')).toEqual({ year: 2026, month: 11, day: 19 })
    for (const text of ['', 'Now', '2026-02-30', '2026-13-01', '19.11.2026'])
      expect(parseDay(text)).toBeUndefined()
  })

  it('fills a month to whole weeks', () => {
    const december = monthCells({ year: 2026, month: 12 })
    expect(december).toHaveLength(35)
    expect(december[0]).toEqual(day('2026-11-30'))
    expect(december.at(-1)).toEqual(day('2027-01-03'))
    expect(monthCells({ year: 2021, month: 2 })).toHaveLength(28)
  })

  it('holds in any month: whole weeks from Monday, every day once and in order', () => {
    assert(
      property(integer({ min: 1, max: 9998 }), integer({ min: 1, max: 12 }), (year, month) => {
        const cells = monthCells({ year, month })
        const own = cells.filter((cell) => cell.month === month)
        expect(cells.length % 7).toBe(0)
        expect(cells.map(weekdayOf)).toEqual(cells.map((_, index) => index % 7))
        expect(own).toHaveLength(daysInMonth({ year, month }))
        for (const [index, cell] of cells.slice(1).entries()) {
          expect(compareDays(cell, cells[index] ?? cell)).toBeGreaterThan(0)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('names days and months', () => {
    expect(nameOfMonth({ year: 2026, month: 11 })).toBe('November 2026')
    expect(longName(day('2026-11-19'))).toBe('Thursday 19 November 2026')
    expect(shortName(day('2026-11-19'))).toBe('Thu 19 Nov 2026')
    expect(initialOf(day('2026-11-19'))).toBe('T')
  })

  it.each([
    ['de', 'November 2026', 'Donnerstag', 'D'],
    ['fr', 'Novembre 2026', 'jeudi', 'J'],
    ['ar', 'نوفمبر 2026', 'الخميس', 'خ'],
    ['ja', '2026年11月', '木曜日', '木'],
  ])('names them in %s', (language, month, weekday, letter) => {
    expect(nameOfMonth({ year: 2026, month: 11 }, language)).toBe(month)
    expect(longName(day('2026-11-19'), language)).toContain(weekday)
    expect(shortName(day('2026-11-19'), language)).toContain('19')
    expect(initialOf(day('2026-11-19'), language)).toBe(letter)
  })

  it('names them in English where the language is unknown to the machine', () => {
    expect(nameOfMonth({ year: 2026, month: 11 }, 'no such tongue')).toBe('November 2026')
  })
})

describe('choosing days', () => {
  const [ninth, tenth, eleventh, thirteenth] = ['09', '10', '11', '13'].map((text) => day(`2026-12-${text}`))

  it('takes one day at a time', () => {
    expect(chooseDay({ from: ninth }, day('2026-12-10'), false)).toEqual({ from: tenth })
  })

  it('takes a start, then an end, then a new start', () => {
    const started = chooseDay({}, day('2026-12-10'), true)
    const ended = chooseDay(started, day('2026-12-13'), true)
    expect(ended).toEqual({ from: tenth, to: thirteenth })
    expect(chooseDay(ended, day('2026-12-11'), true)).toEqual({ from: eleventh })
  })

  it('starts again with a day before the start', () => {
    expect(chooseDay({ from: tenth }, day('2026-12-09'), true)).toEqual({ from: ninth })
  })

  it('knows the days between', () => {
    const range = { from: tenth, to: thirteenth }
    const places = ['09', '10', '11', '13', '14'].map((text) =>
      placeInSelection(range, day(`2026-12-${text}`)),
    )
    expect(places).toEqual(['outside', 'end', 'between', 'end', 'outside'])
  })
})

describe('days in words and between each other', () => {
  it('are read as they are written in a field', () => {
    expect(readDay('Thu 19 Nov 2026')).toEqual({ year: 2026, month: 11, day: 19 })
    expect(readDay('3 May 1992')).toEqual({ year: 1992, month: 5, day: 3 })
    expect(readDay('1992-05-03')).toEqual({ year: 1992, month: 5, day: 3 })
    expect(readDay('Thu 19 Nov')).toBeUndefined()
    expect(readDay('31 February 2026')).toBeUndefined()
  })

  it('are numbers, and again days', () => {
    const day = { year: 2028, month: 2, day: 29 }
    expect(dayOfNumber(dayNumber(day))).toEqual(day)
    expect(dayNumber({ year: 1970, month: 1, day: 2 })).toBe(1)
  })

  it('are whole years, months and days apart', () => {
    const between = (from: string, to: string) =>
      timeBetween(readDay(from) ?? sampleDay, readDay(to) ?? sampleDay)
    expect(between('3 May 1992', '19 Nov 2026')).toEqual({ years: 34, months: 6, days: 16 })
    expect(between('29 Feb 2024', '28 Feb 2025')).toEqual({ years: 0, months: 11, days: 30 })
    expect(between('31 Jan 2026', '1 Mar 2026')).toEqual({ years: 0, months: 1, days: 1 })
  })
})
