import { defineEntity } from '../entity.ts'

export const taughtLesson = defineEntity({
  id: 'taught-lesson',
  one: 'Lesson',
  many: 'Lessons',
  words: 'taught lesson, teacher timetable, class lesson',
  icon: 'school',
  groups: '7b, 8a, 9c',
  fields: `
    Class | choice | 7b | 7b, 8a, 9c
    Subject | text | English
    Room | text | B 204
    Date | date | Thu 19 Nov
    Topic | text | Rivers, second part
    Homework | long | Read to page 48
    Missing | text | Omar, Noor`,
  samples: `
    icon | title | subtitle | time | tone
    school | 7b, English | B 204, essay on rivers | 08:00 | primary
    school | 9c, English | B 204, test on unit 4 | 09:45 | warning
    clock | Free hour | Correct 26 essays | 10:45 | neutral
    school | 8a, History | A 101, trade routes | 11:30 | accent
    users | Talk with Mrs Haddad | Staff room | 14:00 | success`,
  about: 'Rivers, second part: read aloud, then in pairs. Three essays are still missing.',
  facts: 'B 204 | Room\n26 | Pupils\n2 | Missing',
  figures: '4 | Lessons today\n26 | Essays to mark\n1 | Talk',
  hero: 'Next, 08:00 | 7b in B 204 | Essay on rivers, three are missing | Open lesson',
  tip: 'Test in 9c on unit 4 | Copies are in the staff room',
  add: 'Add lesson',
  use: 'Open lesson',
})
