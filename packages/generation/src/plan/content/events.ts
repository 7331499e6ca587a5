import { iconFor } from '../../words/noun-icons.ts'
import {
  type Base,
  type Content,
  at,
  coming,
  days,
  detailOr,
  lastWord,
  nameOr,
  placedName,
  people,
  rows,
  streets,
} from './base.ts'
import { has } from '../../understand/searched.ts'

/** It happens or is done; nobody comes to it. */
const duty =
  /(?:(?:seismic|security|log|network|system|error|adverse|safety|weather|storm|flood|life|fire|health|sensor|machine) event|alert|alarm|incident|delay|warning|outage|check|inspection|audit|round|patrol|shift|duty|rota|roster|feeding|watering|cleaning|vaccination|vaccine|departure|arrival|delivery|pickup|collection|deadline|reminder|tide|flight|booking|reservation|appointment|visit|sighting|accident|season|turn|fixture)$/

/** It is planned like an event, and nobody comes to it either. */
const upkeep = /(?:dosing|pruning|mowing|spraying|washing|milking|weighing|grooming)$/

const hour = /^(\d{1,2}:\d{2}) (?=\p{L})/u
/** "Family service, 11:30", "Choir, Tue 19:00": when it is stands in the second line. */
const saidHour = /^(?:[\p{L}]+ )?(\d{1,2}:\d{2})$/u

/** Days that fit the dates of `coming`, and what makes one differ from the next. */
const titleAt = (base: Base, index: number) => {
  const noun = lastWord(base.noun)
  // No "evening evening".
  const names = ['Thursday', 'Evening', 'Saturday', 'Monthly', 'Late', 'Weekend']
  if (names.some((name) => name.toLowerCase() === noun) || noun === 'day' || noun === 'night')
    return at(
      ['First of the month', 'With guests', 'The long one', 'For families', 'Quiet one', 'Last of the year'],
      index,
    )
  return at(
    [
      `Thursday ${noun}`,
      `Evening ${noun}`,
      `Saturday ${noun}`,
      `Monthly ${noun}`,
      `Late ${noun}`,
      `Weekend ${noun}`,
    ],
    index,
  )
}

/** The second line, without an hour that stands beside it anyway. */
const lineOr = (base: Base, other: (index: number) => string) => (index: number) => {
  const line = detailOr(base, other)(index)
  return saidHour.test(line) ? (line.split(' ').length > 1 ? (line.split(' ')[0] ?? '') : other(index)) : line
}

/** Content of an event: people come to it, or it is on duty's list. */
export const eventContent = (base: Base): Content => {
  const isDuty = has(duty, base.noun)
  const isAlone = isDuty || upkeep.test(base.noun)
  const nameAt = isDuty && base.isWork ? placedName(base) : (index: number) => titleAt(base, index)
  const name = nameOr(base, nameAt)
  const first = name(0)
  return {
    icon: iconFor(base.noun, 'calendar'),
    groups: isDuty ? 'Today, This week, Done' : 'This week, Later, Past',
    fields: `
      Date | date | Thu 19 Nov
      Time | time | 18:30
      ${isDuty ? 'By | person | Lea Brandt' : 'Place | place | Old dairy\n      With | person | Lea Brandt'}
      Notes | long | ${isAlone ? 'All as it should be' : 'Doors open at six'}`,
    samples: rows(
      'icon | title | subtitle | time',
      () => iconFor(base.noun, 'calendar'),
      (index) => name(index).replace(hour, ''),
      lineOr(base, (index) =>
        isDuty
          ? base.names.length > 0
            ? ''
            : `${at(people, index + base.turn)}, 20 min`
          : // A departure is called by its hour, and is nowhere else.
            /^\d/.test(base.names[0] ?? '')
            ? ''
            : at(streets, index + 3),
      ),
      // "07:40 to North island" is at that hour.
      (index) =>
        hour.exec(name(index))?.[1] ??
        saidHour.exec(detailOr(base, () => '')(index))?.[1] ??
        at(coming, index).split(', ')[1] ??
        '',
    ),
    about: isAlone
      ? 'Takes about twenty minutes. Write down what was out of the ordinary, and who was told.'
      : 'Doors open half an hour before. Bring something to drink and a warm layer.',
    facts: isAlone ? 'Thu | Day\n18:30 | Time\n20 min | Takes' : 'Thu | Next\n18:30 | Begins\n14 | Coming',
    figures: isAlone ? '4 | This week | +1\n3 | Done' : '4 | This week | +1\n14 | Coming',
    hero: `Next up | ${first} | ${at(coming, 0)}${isAlone ? '' : ', Old dairy'} | ${isAlone ? 'Have a look' : 'I am coming'}`,
    tip: `Next: ${at(coming, 0)} | ${isAlone ? 'About twenty minutes' : '14 people are coming'}`,
    trend: `${base.many} a month | 9 | +2`,
    use: isAlone ? 'Mark as done' : 'I am coming',
  }
}

/** Content of an activity. */
export const activityContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'bolt'),
  groups: 'Today, Planned, Done',
  fields: `
    Date | date | Thu 19 Nov
    Duration | text | 35 min
    Effort | choice | Medium | Easy, Medium, Hard
    Notes | long | Went better than last week`,
  samples: rows(
    'icon | title | subtitle | value',
    () => iconFor(base.noun, 'bolt'),
    nameOr(
      base,
      (index) =>
        `${at(['Morning', 'Long', 'Quiet', 'Evening', 'Weekend', 'Early'], index)} ${lastWord(base.noun)}`,
    ),
    detailOr(base, (index) => at(days, index)),
    (index) => `${[35, 62, 18, 41, 75, 22][index] ?? 30} min`,
  ),
  about: 'Start slowly, keep a steady middle, and note how it felt right after.',
  facts: '35 min | Length\nMedium | Effort\n12 | So far',
  figures: `38 | ${base.many} | +6\n21 h | Time spent`,
  hero: `Next, 18:30 | ${nameOr(base, () => `Evening ${lastWord(base.noun)}`)(0)} | About 40 minutes, with Lea | Start now`,
  tip: `38 ${base.many.toLowerCase()} so far | 7 of the last 9 were before noon`,
  trend: 'Minutes this week | 253 min | +18 %',
  use: 'Start now',
})
