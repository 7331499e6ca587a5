import { definePage } from './page.ts'

export const groupRun = definePage({
  id: 'group-run',
  said: 'weekly runs, next run, next runs, group runs, club runs, meeting point, meeting points, runs with meeting point',
  within: /\b(?:running|runners?|run) (?:club|group|crew)\b/i,
  name: 'Next run',
  icon: 'run',
  line: 'Thursday, 18:30, by the mill',
  content: `
    hero Thursday, 18:30 | Car park by the mill. Lamps on, two groups.
    chips Your answer | I am in, Not sure, Not today
    rows Groups
    - run | Easy, 8 km | With Kim, talking all the way | 6:15
    - run | Steady, 10 km | With Omar | 5:30
    - bolt | Fast, 12 km | With Ana, two hills | 4:45
    people In so far
    - Omar | Steady, brings the lamps
    - Kim | Easy
    - Iris | Easy, her first time
    agenda Then
    - 9:00 | Long run, 16 km | Sun 22 Nov, harbour gate
    - 18:30 | Track | Tue 24 Nov, 6 times 800 m
    map Where we meet | Mill
  `,
})
