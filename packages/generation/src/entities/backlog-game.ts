import { defineEntity } from '../entity.ts'

export const backlogGame = defineEntity({
  id: 'backlog-game',
  one: 'Game',
  many: 'Games',
  words: 'video game, backlog game, console game, retro game',
  icon: 'game',
  groups: 'Playing, To play, Finished, Dropped',
  fields: `
    Title | text | Nine Lives
    Platform | choice | Console | Console, Handheld, Computer, Phone
    Status | choice | Playing | To play, Playing, Finished, Dropped
    Hours | number | 18
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Finished on | date | Sat 14 Nov
    Notes | long | Stuck at the clock tower`,
  samples: `
    image | title | subtitle | progress | badge | tone
    night city | Nine Lives | Console, 18 h so far | 62 | Playing | primary
    forest | Mosswood | Handheld, 6 h so far | 35 | Playing | primary
    sea island | Harbour Lights | Computer, 24 h | 100 | Finished | success
    mountain | Peak and Valley | Console, bought in May | 0 | To play | warning
    desert sunset | Dust Runner | Computer, 3 h, too hard | 20 | Dropped | neutral
    star | Far Signal | Handheld, 11 h | 100 | Finished | success`,
  about: 'Stuck at the clock tower with two lives left. Music is the best part of it.',
  facts: '18 h | Played\n62 % | Done\nConsole | Platform',
  figures: '41 | Games | +2\n17 | Finished this year\n12 | Never started',
  hero: 'Playing now | Nine Lives | 18 hours in, stuck at the clock tower | Log a session',
  tip: 'Twelve never started | The shortest takes about six hours',
  trend: 'Hours a week | 7 | +1.5',
  add: 'Add game',
  use: 'Log a session',
})
