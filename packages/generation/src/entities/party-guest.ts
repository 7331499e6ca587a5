import { defineEntity } from '../entity.ts'

export const partyGuest = defineEntity({
  id: 'party-guest',
  one: 'Guest',
  many: 'Guests',
  words: 'birthday guest, invited child, invited guest',
  icon: 'users',
  groups: 'Coming, No answer, Cannot',
  fields: `
    Name | person | Lea Brandt
    Answer | choice | Coming | Coming, No answer, Cannot
    People | number | 2
    Phone | phone | +49 151 2048
    Allergies | text | Nuts
    Notes | long | Comes by train at half past three`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Lea Brandt | Two people, brings her guitar | Coming | success
    Omar Haddad | Omar Haddad | No nuts, by car | Coming | success
    Kim Osei | Kim Osei | Invited on Monday | No answer | warning
    Ana Petrova | Ana Petrova | Three people, leaves at nine | Coming | success
    Iris Chen | Iris Chen | Away that weekend | Cannot | danger
    Tomás Rey | Tomás Rey | Asked twice | No answer | warning`,
  about: 'Comes with Jonas and brings her guitar. No nuts for him, and they need to catch the 22:40 train.',
  facts: '2 | People\nNo nuts | Food\nComing | Answer',
  figures: '24 | Invited\n17 | Coming | +3\n5 | No answer',
  hero: 'Saturday, 16:00 | Nine days to go | 17 of 24 are coming, cake is ordered | Remind five',
  tip: 'Five have not answered | The cake needs a number by Tuesday',
  trend: 'Coming | 17 | +3',
  add: 'Invite guest',
  use: 'Send a message',
})
