import { defineEntity } from '../entity.ts'

export const student = defineEntity({
  id: 'student',
  words: 'student, pupil, learner, trainee, apprentice',
  icon: 'user',
  groups: '7a, 7b, Club',
  fields: `
    Class | choice | 7a | 7a, 7b, 8a
    Guardian | person | Ana Petrova
    Phone | phone | +49 151 2048
    Grade | text | 1.7
    Notes | long | Helps others with fractions`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ida | Ida Lund | 7a, present | 1.3 | success
    Yusuf | Yusuf Kaya | 7a, present | 2.0 | primary
    Noor | Noor Rahman | 7b, ill today | 1.7 | warning
    Mateo | Mateo Silva | 7b, present | 2.3 | primary
    Hana | Hana Sato | 7a, present | 1.0 | success`,
  about: 'Helps others with fractions and forgets her own gym bag. Reads two books a week.',
  facts: '1.3 | Average\n98 % | Present\n3 | Prizes',
  figures: '26 | Students | +1\n96 % | Present\n2 | Ill today',
  hero: 'Absent today | Noor Rahman | Homework: page 48, numbers 3 to 7 | Write home',
  tip: '24 of 26 are here | Noor and Pia are ill until Friday',
  use: 'Write home',
})
