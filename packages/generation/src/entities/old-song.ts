import { defineEntity } from '../entity.ts'

export const oldSong = defineEntity({
  id: 'old-song',
  one: 'Song',
  many: 'Songs',
  words: 'old song, memory song, melody, song of her youth',
  icon: 'music',
  groups: 'Dancing, Sunday, Lullabies',
  fields: `
    Title | text | Waltz of the lamps
    From | number | 1959
    Why | text | The dance hall on Saturdays
    Calms | switch | yes`,
  samples: `
    image | title | subtitle | value
    music | Waltz of the lamps | The dance hall on Saturdays, 1959 | 3:10
    sea | Boats at evening | Your father sang it | 2:48
    moon | Sleep, little owl | For Lea, every night | 2:02
    old town | Bells of the mill | Sunday mornings | 3:30
    music | Two by two | Your wedding, 1966 | 2:55`,
  about: 'Played in the dance hall on Saturdays. You danced it with Jonas before he was your husband.',
  facts: '1959 | From\n3:10 | Length\nCalm | Mood',
  figures: '16 | Songs\n4 | For the evening',
  hero: 'For now | Waltz of the lamps | The dance hall on Saturdays | Play',
  tip: 'Bells of the mill calms her | Best before supper',
  add: 'Add song',
  use: 'Play song',
})
