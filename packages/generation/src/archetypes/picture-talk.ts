import { defineArchetype } from '../archetype.ts'

export const pictureTalk = defineArchetype({
  id: 'picture-talk',
  words:
    "speech therapy 24, aphasia 20, stroke survivors 18, speech therapist 20, visual daily schedule 24, token board 24, calm down corner 18, reward app 9, picture cards 18, communicate with pictures 22, aac 22, non-verbal 18, nonverbal 18, nonspeaking 18, autism picture 20, communication board 20, cannot speak 16, can't speak 16, speech cards 16, visual schedule 14",
  presets: 'playful, clean',
  icon: 'chat',
  names: 'Say It, Pointing, My Words',
  entity: 'picture-card',
  home: 'shelf',
  screens: `
    browse | Talk | chat
    home | Words | grid
    week? | My day | calendar
    saved | Favorites | heart
    detail | Card
    form | Add card
    settings | Voice | settings`,
})
