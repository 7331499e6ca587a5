import { defineEntity } from '../entity.ts'

export const transcript = defineEntity({
  id: 'transcript',
  one: 'Text',
  many: 'Texts',
  words: 'transcript, transcription, spoken message',
  icon: 'mic',
  groups: 'Today, Messages, Recordings',
  fields: `
    From | person | Lea Brandt
    Language | choice | English | English, Deutsch, Español, Français
    Text | long | I am ten minutes late, please start with the map
    Keep the sound | switch | yes`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    mic | I am ten minutes late | Lea, voice message of 0:42 | 9:36 | New | primary
    mic | The keys are with Kim until noon | Omar, 1:10 | 9:12 | Read | neutral
    file | Interview with Mrs Lund | Recording, 24 min, two speakers | Yesterday | Saved | success
    mic | Can you bring the small ladder? | Grandma, 2:04 | Yesterday | Read | neutral
    file | Lecture 7, regression | Recording, 88 min | Tue | Saved | success`,
  about:
    '“I am ten minutes late, please start with the map. The tickets are in the blue folder, and tell Kim that the train is at six.”',
  facts: '0:42 | Length\n31 | Words\n98 % | Sure',
  figures: '14 | Texts this week | +3\n2 h 10 | Of sound\n98 % | Sure',
  hero: 'New, 9:36 | Lea: ten minutes late | 42 seconds in 31 words | Read',
  tip: 'Grandma’s message has a question | She asks for the small ladder',
  trend: 'Texts a day | 4 | +1',
  add: 'New text',
  use: 'Copy text',
})
