import { defineEntity } from '../entity.ts'

export const challengeDay = defineEntity({
  id: 'challenge-day',
  one: 'Day',
  many: 'Days',
  words: 'day challenge, challenge day',
  icon: 'check',
  groups: 'Open, Done, Missed',
  fields: `
    Day | number | 12
    How it went | choice | Well | Hard, Fine, Well
    Minutes | number | 10
    Note | long | Easier than yesterday`,
  samples: `
    icon | title | subtitle | badge | tone
    check | Day 12 | Today, ten minutes outside | Now | primary
    check | Day 11 | Ten minutes, in the rain | Done | success
    check | Day 10 | A third of it is done | Done | success
    check | Day 9 | Late, but done | Done | success
    warning | Day 8 | Missed, went on anyway | Missed | warning
    check | Day 7 | First week | Done | success`,
  about: 'Easier than yesterday, and done before breakfast. Eighteen days are left.',
  facts: '12 | Day\n18 | To go\n4 | In a row',
  figures: '12 of 30 | Days | +1\n4 | In a row\n1 | Missed',
  hero: 'Day 12 of 30 | Ten minutes outside | Four days in a row | Mark as done',
  tip: 'Twelve of thirty | Whoever gets past day ten mostly gets to the end',
  trend: 'Days done | 11 | +6',
  data: [1, 2, 4, 5, 7, 9, 11],
  add: 'Note day',
  use: 'Mark as done',
})
