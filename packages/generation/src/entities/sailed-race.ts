import { defineEntity } from '../entity.ts'

export const sailedRace = defineEntity({
  id: 'sailed-race',
  one: 'Race',
  many: 'Races',
  words: 'sailed race, sailing race, regatta, race track, sailing track, start sequence',
  icon: 'flag',
  groups: 'This season, Good starts',
  fields: `
    Race | text | Wednesday 18, race 2
    Sequence | choice | 5-4-1-0 | 5-4-1-0, 3-2-1-0, Rolling
    Start line in m | number | 84
    Wind in knots | number | 12
    Speak the times | switch | yes
    Vibrate | switch | yes`,
  samples: `
    icon | title | subtitle | value | time
    flag | Wednesday 18, race 2 | 5-4-1-0, 2 s late, 14 tacks | 6.2 kn | 19:05
    flag | Wednesday 18, race 1 | 5-4-1-0, on the gun, 11 tacks | 6.4 kn | 18:20
    flag | Autumn cup, race 3 | 3-2-1-0, 5 s early, recalled | 5.8 kn | Sun
    flag | Autumn cup, race 2 | 3-2-1-0, 1 s late, 9 tacks | 6.9 kn | Sun
    flag | Practice starts | Ten starts, best 0.4 s late | 5.1 kn | Sat`,
  about: 'Pin end favoured by five degrees. Two seconds late at full speed, fourth at the first mark.',
  facts: '2 s | Late\n14 | Tacks\n6.2 kn | Average',
  figures: '−12 s | To burn\n84 m | Start line\n41 m | To the line',
  trend: 'Seconds late at the start | 1.8 | −0.6',
  hero: 'Sequence | 5-4-1-0 | Warning at 18:55 | Start',
  tip: 'The pin end is ahead | By five degrees since 18:40',
  add: 'Add race',
  use: 'Show track',
})
