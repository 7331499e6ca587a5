import { defineArchetype } from '../archetype.ts'

export const tracker = defineArchetype({
  id: 'tracker',
  words:
    'count 4, counter 4, counting 4, tally 5, track 4, tracker 5, tracking 5, log 4, monitor 4, record 2, keep track 5, progress 2, measure 3',
  presets: 'clean, natural, editorial, calm',
  icon: 'trend',
  names: 'Daymark, Tally, Logbook',
  entity: 'subject',
  isWide: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | All | list
    stats | Progress | trend
    history? | History | clock
    detail | Details
    form | Add
    profile | Me | user`,
})
