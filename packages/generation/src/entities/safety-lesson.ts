import { defineEntity } from '../entity.ts'

/** What to do against a danger, for beginners and for those at risk. */
export const safetyLesson = defineEntity({
  id: 'safety-lesson',
  one: 'Lesson',
  many: 'Lessons',
  words:
    'safety lesson, security lesson, security guide, digital security, physical security, security topic',
  icon: 'shield',
  groups: 'Digital, Physical, Travel, Emergency',
  fields: `
    Lesson | text | Messages nobody else reads
    Level | choice | Beginner | Beginner, Advanced, Expert
    Area | choice | Digital | Digital, Physical, Travel, Emergency
    Minutes | number | 6
    Done | switch | no
    Notes | long | Ask the team to use the same app`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    lock | Passwords and passkeys | Digital, beginner, 5 min | 100 | Done | success
    chat | Messages nobody else reads | Digital, beginner, 6 min | 60 | Go on | primary
    phone | A phone that is taken away | Digital, advanced, 8 min | 0 | New | neutral
    map | Checkpoints and road travel | Travel, advanced, 9 min | 0 | New | neutral
    users | Followed on the street | Physical, beginner, 7 min | 30 | Go on | primary
    warning | Kidnapping and detention | Emergency, expert, 12 min | 0 | New | neutral`,
  about:
    'Which messengers encrypt from end to end, what they still know of you, and how to check whom you are talking to.',
  facts: '6 min | To read\n60 % | Done\n8 | Points to tick',
  figures: '34 | Lessons\n9 | Done\n3 | Checklists open',
  hero: 'Go on | Messages nobody else reads | Three of eight points are left | Go on',
  tip: 'Before your trip | The checklist for checkpoints has 11 points',
  trend: 'Lessons a week | 4 | +1',
  ask: 'What do you do first when you think you are followed? | Run home | Go where people are | Turn and ask | Wait in the car',
  add: 'Add note',
  use: 'Mark as done',
})
