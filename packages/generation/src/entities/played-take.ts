import { defineEntity } from '../entity.ts'

export const playedTake = defineEntity({
  id: 'played-take',
  one: 'Recording',
  many: 'Recordings',
  words: 'recorded melody, take',
  icon: 'music',
  groups: 'All, Today, Favorites',
  fields: `
    Name | text | Slow waltz, first try
    Sound | choice | Piano | Piano, Organ, Flute, Guitar
    Speed | choice | As played | Slower, As played, Faster`,
  samples: `
    icon | title | subtitle | value | tone
    music | Slow waltz, first try | Piano, today | 1:12 | primary
    music | Happy birthday, almost | Piano, yesterday | 0:24 | accent
    music | Three notes and back | Organ, Sunday | 0:38 | success
    music | With Max, four hands | Piano, Sunday | 2:05 | warning
    music | Rain | Flute, 14 November | 0:51 | neutral`,
  about: 'One minute twelve, 84 notes. A wrong one near the end.',
  facts: '1:12 | Length\n84 | Notes\nPiano | Sound',
  figures: '9 | Recordings\n12 min | In all',
  hero: 'Recorded last | Slow waltz, first try | Piano, 1:12 | Play',
  tip: 'Play it slower | To hear each note',
  trend: 'Minutes a day | 14 | +3',
  add: 'New recording',
  use: 'Play',
})
