import { defineEntity } from '../entity.ts'

export const pupil = defineEntity({
  id: 'pupil',
  words: 'gradebook, class list, student grade, school pupil',
  icon: 'school',
  groups: '7b, 8a, Chess',
  fields: `
    Name | person | Ida Brandt
    Class | choice | 7b | 7b, 8a, 9c
    Grade | choice | 2 | 1, 2, 3, 4, 5
    For | text | Essay, rivers
    Late | switch | no
    Note | long | Very good questions`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Ida Brandt | Ida Brandt | Essay 1.7, oral 2.0 | 1.8 | Up | success
    Omar Haddad | Omar Haddad | Homework missing twice | 3.1 | Talk | danger
    Kim Osei | Kim Osei | Test 2.3 | 2.4 | Steady | neutral
    Ana Petrova | Ana Petrova | Project with Kim | 2.0 | Up | success
    Noor Rahman | Noor Rahman | New since October | 2.7 | New | primary
    Tomás Rey | Tomás Rey | Oral 3.0 | 2.9 | Steady | neutral`,
  about: 'Asks the questions others are too shy for. Essay on rivers was the best of the class.',
  facts: '1.8 | Average\n0 | Absent\n4 | Marks',
  figures: '26 | Pupils\n2.4 | Average\n3 | Missing work',
  hero: '7b, third lesson | Three essays are missing | Omar, Jonas and Mara | Remind them',
  tip: 'Better than in spring | Average up from 2.7',
  trend: 'Class average | 2.4 | −0.3',
  add: 'Add mark',
  use: 'Add mark',
})
