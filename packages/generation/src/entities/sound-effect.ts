import { defineEntity } from '../entity.ts'

export const soundEffect = defineEntity({
  id: 'sound-effect',
  one: 'Sound',
  many: 'Sounds',
  words: 'sound effect, sound button, noise',
  icon: 'volume',
  groups: 'Funny, Animals, Party',
  fields: `
    Name | text | Sad trombone
    Board | choice | Funny | Funny, Animals, Party
    Volume | slider | 80
    Loop | switch | no
    Colour | choice | Coral | Coral, Teal, Sun`,
  samples: `
    icon | title | subtitle | value | tone
    music | Sad trombone | Funny, played 48 times | 0:03 | primary
    bell | Wrong answer buzzer | Funny | 0:01 | danger
    paw | Offended goat | Animals, favorite | 0:02 | success
    smile | Canned laughter | Party | 0:05 | accent
    bolt | Drum roll and crash | Party | 0:06 | warning
    drop | Slow balloon | Funny | 0:04 | primary`,
  about: 'Three descending notes and a sigh. Played forty-eight times, mostly at meetings.',
  facts: '0:03 | Length\n48 | Played\nFunny | Board',
  figures: '36 | Sounds | +4\n3 | Boards\n212 | Played',
  hero: 'Most played | Sad trombone | Tap anywhere on the card | Play',
  tip: '36 sounds | Long press to play in a loop',
  add: 'Record sound',
  use: 'Play',
})
