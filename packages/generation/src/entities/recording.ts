import { defineEntity } from '../entity.ts'

export const recording = defineEntity({
  id: 'recording',
  words: 'recording, voice memo, voice recorder, dictation, transcript',
  icon: 'mic',
  groups: 'Today, Meetings, Ideas',
  fields: `
    Name | text | Kitchen, idea for Ana
    Folder | choice | Ideas | Ideas, Meetings, Music
    Quality | choice | High | Normal, High
    Transcript | long | Begin with the boat and then the letter
    Keep offline | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    mic | Kitchen, idea for Ana | Today, 8:40 | 1:12 | primary
    mic | Meeting, budget | Yesterday, with 4 people | 42:08 | warning
    mic | Bass line, slow | Yesterday | 0:38 | accent
    mic | Grandma about 1948 | Sunday | 18:21 | success
    mic | Lecture 6 | Thursday | 1:28:00 | neutral
    mic | Birds, six o’clock | 11 November | 3:05 | neutral`,
  about: '“Begin with the boat and then the letter.” One minute twelve, written down by itself.',
  facts: '1:12 | Length\n2.1 MB | Size\nToday | When',
  figures: '28 | Recordings\n6 h 12 | In all\n410 MB | Size',
  hero: 'Ready | Tap to record | High quality, kept on this phone | Record',
  tip: 'Written down by itself | 24 of 28 have a text',
  add: 'New recording',
  use: 'Play',
})
