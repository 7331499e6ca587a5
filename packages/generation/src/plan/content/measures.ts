import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { valuesOf } from './values.ts'
import { type Base, type Content, at, days, people, rows } from './base.ts'

/** Content of a measure. */
export const measureContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'trend'),
  groups: 'Day, Week, Month',
  fields: `
    ${base.one} | number | 64
    Date | date | Thu 19 Nov
    Time | time | 08:40
    Notes | long | Before breakfast`,
  samples: rows(
    'icon | title | subtitle | value',
    () => iconFor(base.noun, 'trend'),
    (index) => at(days, index),
    (index) => at(['08:40', '19:15', '07:55', '12:30', '20:05', '08:10'], index),
    (index) => valueOf(base.noun, index + (base.turn % 3)),
  ),
  about: 'A little over the average of last week, and steadier than in October.',
  facts: `${valueOf(base.noun, 0)} | Now\n${valueOf(base.noun, 1)} | Average\n${valueOf(base.noun, 2)} | Lowest`,
  figures: `${valueOf(base.noun, 0)} | Today\n${valueOf(base.noun, 1)} | Average`,
  trend: `${base.one} | ${valueOf(base.noun, 0)} | +4 %`,
  hero: `Today | ${valueOf(base.noun, 0)} | ${base.one}, measured at 8:40 | Add a value`,
  tip: `Steadier than in October | Seven values this week`,
  use: 'Add a value',
})

/** Content of a state. */
export const stateContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'check'),
  groups: 'Good, Fair, Poor',
  fields: `
    ${base.one} | choice | Good | Good, Fair, Poor
    Date | date | Thu 19 Nov
    Checked by | person | Lea Brandt
    Notes | long | Better than last week`,
  samples: rows(
    'icon | title | subtitle | badge | tone',
    () => iconFor(base.noun, 'check'),
    (index) => at(days, index),
    (index) => `Noted by ${at(at(people, index + base.turn).split(' '), 0)}`,
    (index) => at(['Good', 'Good', 'Fair', 'Good', 'Poor', 'Good'], index + base.turn),
    (index) => at(['success', 'success', 'warning', 'success', 'danger', 'success'], index + base.turn),
  ),
  about: 'Good for four days in a row. Fair is fine, poor wants a note.',
  facts: 'Good | Now\n82 % | Average\n4 d | In a row',
  figures: '82 % | Average | +4 %\n4 | Good days',
  trend: `${base.one} | 82 % | +4 %`,
  hero: `Today | ${base.one}: good | Four days in a row | Note it`,
  tip: 'Good for four days | Last poor day was Sunday',
  use: 'Note it',
})

function valueOf(noun: string, index: number): string {
  return capitalise(at(valuesOf(noun) ?? ['64', '58', '41'], index))
}
