import { defineEntity } from '../entity.ts'

export const santaParticipant = defineEntity({
  id: 'santa-participant',
  one: 'Participant',
  many: 'Participants',
  words: 'participant, santa participant, secret santa',
  icon: 'gift',
  groups: 'Drawn, Invited',
  fields: `
    Name | text | Lea Brandt
    Email | email | lea@post.example
    Must not draw | choice | Nobody | Nobody, Omar, Kim, Ana
    Wishes | long | Tea, a good book, anything knitted`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea Brandt | Lea Brandt | Must not draw Omar | 3 wishes | Drawn | success
    Omar Haddad | Omar Haddad | Must not draw Lea | 2 wishes | Drawn | success
    Kim Osei | Kim Osei | May draw everybody | 4 wishes | Drawn | success
    Ana Petrova | Ana Petrova | May draw everybody | No wishes yet | Invited | warning
    Elias Lund | Elias Lund | Must not draw Iris | 1 wish | Drawn | success
    Iris Chen | Iris Chen | Must not draw Elias | 3 wishes | Drawn | success`,
  about: 'Tea, a good book, anything knitted. Nothing that has to be dusted, please.',
  facts: '€ 20 | Limit\n3 | Wishes\n20 Dec | Party',
  figures: '6 | Participants | +1\n€ 20 | Price limit\n31 | Days to go',
  hero: 'You drew | Kim Osei | Up to € 20, on 20 December. Nobody else sees it | See wishes',
  tip: 'Ana has not written her wishes | The others have theirs since Sunday',
  trend: 'Wishes | 13 | +3',
  add: 'Add participant',
  use: 'Draw names',
})
