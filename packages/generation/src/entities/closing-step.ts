import { defineEntity } from '../entity.ts'

export const closingStep = defineEntity({
  id: 'closing-step',
  one: 'Step',
  many: 'Steps',
  words: 'closing task, closing step, closing duty, closing checklist',
  icon: 'lock',
  groups: 'Open, Done',
  fields: `
    Step | text | Count the till
    By | person | Omar Haddad
    Until | time | 18:15`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Count the till | Into the safe, slip signed | 18:05 | Open | neutral
    coffee | Clean the machine | Back-flush, wands wiped | 18:00 | Open | neutral
    trash | Bins out, floor mopped | Back door locked after | 18:10 | Open | neutral
    cake | Leftovers into the fridge | Labelled with today | 17:55 | Done | success
    lock | Windows, gas, alarm | Last one out | 18:15 | Open | neutral`,
  about: 'Fifteen minutes from the last guest to the alarm.',
  figures: '1 of 5 | Done',
  hero: 'From 17:55 | Closing begins in ten minutes | Five steps, Omar is last | Tick off',
  add: 'Add step',
  use: 'Tick off',
})
