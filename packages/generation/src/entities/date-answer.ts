import { defineEntity } from '../entity.ts'

export const dateAnswer = defineEntity({
  id: 'date-answer',
  one: 'Answer',
  many: 'Answers',
  words: 'date answer, participant answer',
  icon: 'user',
  groups: 'Complete, Open',
  fields: `
    Name | text | Lea
    Fri 4 Dec | choice | Yes | Yes, No, Maybe
    Sat 5 Dec | choice | Yes | Yes, No, Maybe
    Fri 11 Dec | choice | Maybe | Yes, No, Maybe
    `,
  samples: `
    avatar | title | subtitle
    Lea Brandt | Lea Brandt | 4 Dec yes, 5 Dec yes, 11 Dec maybe
    Omar Haddad | Omar Haddad | 4 Dec yes, 5 Dec no, 11 Dec yes
    Kim Osei | Kim Osei | 4 Dec yes, 5 Dec yes, 11 Dec maybe
    Iris Chen | Iris Chen | 4 Dec yes, 5 Dec yes, 11 Dec yes
    Hana Sato | Hana Sato | 4 Dec yes, 5 Dec no, 11 Dec no
    Tomás Rey | Tomás Rey | 4 Dec maybe, 5 Dec no, 11 Dec no
    `,
  about: 'Can come on both days of the first weekend.',
  facts: '2 | Yes\n1 | Maybe\n0 | No',
  figures: '6 | Answers\n5 | Complete',
  hero: 'Not complete | Tomás Rey | One maybe, two no | Remind',
  tip: 'All but Tomás have answered | He will know on Wednesday',
  trend: 'Answers | 6 | +2',
  add: 'Add answer',
  use: 'Change answer',
})
