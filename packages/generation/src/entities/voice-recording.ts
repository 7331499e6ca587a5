import { defineEntity } from '../entity.ts'

export const voiceRecording = defineEntity({
  id: 'voice-recording',
  one: 'Recording',
  many: 'Recordings',
  words: 'language recording, recording, voice, story recording, dialect recording',
  icon: 'mic',
  groups: 'Stories, Songs, Words',
  fields: `
    Title | text | The flood of 1962
    Speaker | person | Antje Thoben
    Place | place | Scharrel
    Date | date | Thu 12 Nov
    Length | text | 6:12
    May be heard by | choice | Everybody | Everybody, Community, Nobody yet`,
  samples: `
    image | title | subtitle | value
    old town | The flood of 1962 | Antje, 84, Saterland Frisian | 6:12
    sea | Names of the winds | Elmars, 79, Livonian | 3:40
    forest | How to call a reindeer | Maria, 71, Ter Sámi | 2:05
    music | Lullaby | Yuki, 88, Ainu | 1:48
    field | Numbers and days | Pasquale, 66, Griko | 4:20`,
  about: 'Antje was twenty when the water came. She tells it in the kitchen, with the clock behind her.',
  facts: '6:12 | Length\n1962 | About\n412 | Heard',
  figures: '6,840 | Recordings | +48\n318 h | Sound',
  hero: 'Go on listening | The flood of 1962 | Antje, Saterland Frisian | Play',
  tip: 'Text and translation below | Tap a word to hear it alone',
  add: 'Add recording',
  use: 'Listen',
})
