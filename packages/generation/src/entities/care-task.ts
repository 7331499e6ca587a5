import { defineEntity } from '../entity.ts'

export const careTask = defineEntity({
  id: 'care-task',
  one: 'Task',
  many: 'Tasks',
  words: 'care task',
  icon: 'heart',
  groups: 'Morning, Noon, Evening',
  fields: `
    Task | text | Walk to the lake
    When | time | 10:30
    Who | person | Ana Petrova
    For | person | Grandma Ruth
    Done | switch | no
    Notes | long | Good shoes, the brown ones`,
  samples: `
    icon | title | subtitle | time | badge | tone
    pill | Morning tablets | Two, with breakfast | 8:00 | Done | success
    heart | Blood pressure | Ana, left arm | 8:30 | Done | success
    run | Walk to the lake | Ana, twenty minutes | 10:30 | Next | primary
    fork | Lunch together | Soup is in the fridge | 12:30 | Open | neutral
    phone | Call from Jonas | Video, on the tablet | 16:00 | Open | accent
    moon | Evening visit | Omar, until bed | 19:30 | Open | warning`,
  about: 'Twenty minutes, with a rest on the second bench. She likes to go by the boats first.',
  facts: '10:30 | Time\nAna | With her\n20 min | Takes',
  figures: '2 of 6 | Done today\n2 | Visits\nGood | Mood',
  hero: 'Next, 10:30 | Walk to the lake | Ana comes, good shoes and the blue coat | Mark as done',
  tip: 'All tablets taken this week | Next pack is due on 1 December',
  add: 'Add task',
  use: 'Mark as done',
})
