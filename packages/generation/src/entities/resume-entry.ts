import { defineEntity } from '../entity.ts'

export const resumeEntry = defineEntity({
  id: 'resume-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'resume entry, cv entry, resume section',
  icon: 'building',
  groups: 'Experience, Education, Skills',
  fields: `
    Section | choice | Experience | Experience, Education, Skills, Languages
    Title | text | Product designer
    Where | text | Lindner and sons, Leipzig
    From | date | 1 Mar 2022
    Until | date | 30 Sep 2026
    What you did | long | Led the redesign of the booking desk, with two developers`,
  samples: `
    icon | title | subtitle | value | badge | tone
    building | Product designer | Lindner and sons, Leipzig | 2022–26 | Experience | primary
    building | Junior designer | Harbour office, Kiel | 2019–22 | Experience | primary
    book | Design, B.A. | School of arts, Bremen | 2015–19 | Education | success
    star | Prototyping and research | Eight years | Expert | Skills | warning
    globe | English and Portuguese | Fluent | C1 | Languages | neutral
    heart | Mentor for young designers | Since 2023 | Monthly | Volunteering | neutral`,
  about:
    'Led the redesign of the booking desk, with two developers. Bookings went up by a third in half a year.',
  facts: '2 | Pages\n6 | Entries\n92 % | Complete',
  figures: '92 % | Complete | +8\n6 | Entries\n3 | Templates',
  hero: 'Almost done | Résumé of Mara Vogt | A photo and two references are missing | Continue',
  tip: 'Two lines for each job are enough | Begin with a verb, and name a number',
  trend: 'Complete | 92 % | +8',
  add: 'Add entry',
  use: 'Edit entry',
})

export const resumeTemplate = defineEntity({
  id: 'resume-template',
  one: 'Template',
  many: 'Templates',
  words: 'resume template, cv template',
  icon: 'layers',
  groups: 'All, One page, With photo',
  fields: `
    Template | choice | Plain | Plain, Two columns, Editorial
    Colour | choice | Ink | Ink, Teal, Coral
    With photo | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Plain | One page, no colour | In use | success
    layers | Two columns | Skills at the side | Free | neutral
    edit | Editorial | Large name, thin lines | Free | neutral
    image | With photo | For Germany and France | Free | neutral
    grid | Timeline | Years at the left | Free | neutral
    star | First job | Education comes first | Free | neutral`,
  about: 'One page without colour. Every machine can read it, and every printer prints it.',
  facts: '1 | Page\nFree | Price\n2 | Fonts',
  figures: '6 | Templates\n1 | In use',
  hero: 'In use | Plain | One page, without colour | Preview',
  tip: 'Six templates | Change it whenever you like',
  use: 'Use template',
})
