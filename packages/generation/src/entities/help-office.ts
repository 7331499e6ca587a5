import { defineEntity } from '../entity.ts'

/** A place that helps those who are new. */
export const helpOffice = defineEntity({
  id: 'help-office',
  one: 'Place',
  many: 'Places',
  words: 'help office, advice centre, nearby organization',
  icon: 'building',
  groups: 'Advice, Health, Work, Company',
  fields: `
    Name | text | Open Door
    Helps with | choice | Papers | Papers, Health, Work, School, Company
    Languages | text | English, Arabic, Dari
    Open | text | Tue and Thu, 14 to 18
    Where | place | Mill street 9
    Phone | phone | +49 151 2048`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    building | Open Door | Papers and letters; Arabic, Dari | 400 m | Open | success
    heart | Women's health | Doctor without card, Tuesdays | 1.2 km | Tue | neutral
    bag | Work desk | CV, translated diplomas | 900 m | Open | success
    coffee | Neighbours' kitchen | Cook and eat on Fridays | 600 m | Fri | primary
    shield | Legal hour | Lawyer, please book | 1.4 km | Book | warning`,
  about: 'Two women who read every letter with you. Arabic, Dari and English; tea is always there.',
  facts: '400 m | Away\nTue, Thu | Open\nFree | Costs',
  figures: '14 | Near you\n6 | Open now',
  tip: 'Six are open now | Open Door is nearest',
  add: 'Add place',
  use: 'Show the way',
})
