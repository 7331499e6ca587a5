import { defineEntity } from '../entity.ts'

export const experience = defineEntity({
  id: 'experience',
  one: 'Room',
  many: 'Rooms',
  words: 'escape room, laser tag, karting',
  icon: 'key',
  groups: 'Easy, Hard, For kids',
  fields: `
    Room | choice | The Clockmaker | The Clockmaker, Night Train, Vault 9
    Date | date | Sat 21 Nov
    Time | time | 18:00
    Players | number | 5
    Deposit | money | € 20
    Team name | text | The Late Shift
    Message | long | Two of us are fourteen`,
  samples: `
    image | title | subtitle | overline | value | rating
    night room | The Clockmaker | 2 to 6 players, 60 min | Medium | € 24 | 4.9
    train night | Night Train | 3 to 5 players, 70 min | Hard | € 28 | 4.8
    room | Vault 9 | 2 to 4 players, 60 min | Hard | € 26 | 4.7
    forest night | The Lost Hut | 2 to 6 players, 60 min | Easy | € 22 | 4.8
    arch museum | Curator’s Secret | 2 to 5 players, 75 min | Medium | € 26 | 4.9
    sea night | Below Deck | 4 to 8 players, 60 min | For kids | € 19 | 4.6`,
  about:
    'His shop closed forty years ago, and every clock stopped at nine. You have an hour to start them again.',
  facts: '60 min | Time\n2–6 | Players\n41 % | Get out',
  figures: '12 | Slots today\n41 % | Got out\n38:12 | Record',
  hero: 'Free tonight, 20:30 | The Clockmaker | Two to six players, 60 minutes | Book room',
  tip: 'Your team is third | Night Train in 51:40, four minutes behind',
  add: 'Add room',
  use: 'Book room',
  price: '€ 24 | per player',
})
