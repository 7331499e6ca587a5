import { experience } from '../experience.ts'
import { defineVarieties } from './variety.ts'

/** What one plays in a hall; without these words it is rooms to get out of. */
export const experienceVarieties = defineVarieties(experience, [
  {
    signs: 'laser tag 12, lasertag 12, paintball 12, airsoft 12',
    one: 'Game',
    many: 'Games',
    icon: 'target',
    groups: 'Teams, Everyone, For kids',
    fields: `
      Game | choice | Capture the Tower | Capture the Tower, Last One Standing, Night Field
      Team colour | choice | Blue | Blue, Red, Green`,
    without: 'Room',
    samples: `
      image | title | subtitle | overline | value | rating
      night city | Capture the Tower | Two teams of 4 to 8, 20 min | Teams | € 9 | 4.8
      night | Last One Standing | 6 to 16 players, 15 min | Everyone | € 8 | 4.7
      forest night | Night Field | Two teams, two levels, 30 min | Teams | € 12 | 4.9
      cake | Birthday Round | 8 to 14 children, three games | For kids | € 16 | 4.9
      city | Four Corners | Four teams, fog on the stairs | Teams | € 10 | 4.5`,
    about: 'Two towers, two teams and fog on the stairs. Every hit is counted, the board shows it at once.',
    facts: '20 min | Time\n8–16 | Players\n€ 9 | Each',
    figures: '6 | Slots today\n118 | Hits, record\n14 | Teams',
    hero: 'Free tonight, 20:30 | Capture the Tower | Two teams of four to eight, 20 minutes | Book game',
    tip: 'Your team is third | Blue in 14:40, nine points behind',
    add: 'Add game',
    use: 'Book game',
    price: '€ 9 | per player',
  },
])
