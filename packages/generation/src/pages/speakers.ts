import { definePage } from './page.ts'

export const speakers = definePage({
  id: 'speakers',
  said: 'speakers, speaker profiles, speaker list, speaker bios, list of speakers, keynote speakers, guest speakers',
  unless: /call for|manage speakers|bluetooth|loudspeakers?/i,
  within: /\b(?:conference|congress|summit|meetup|symposium|event|festival|tedx?|barcamp|convention)\b/i,
  name: 'Speakers',
  icon: 'mic',
  line: 'Twelve speakers, two days',
  shownBy: 'speaker',
  content: `
    people Friday
    - Ruth Adeyemi | Cities that listen | 9:30
    - Iris Chen | Maths without fear | 11:00
    - Omar Haddad | What bread teaches | 14:00
    people Saturday
    - Kim Osei | Building with what is there | 9:30
    - Hana Sato | Quiet products | 11:00
    - Mateo Silva | One river, two shores | 14:00
    button star | Keep all talks
  `,
})
