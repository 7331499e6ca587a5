import { defineEntity } from '../entity.ts'

/** A message somebody writes to himself. */
export const selfNote = defineEntity({
  id: 'self-note',
  one: 'Note',
  many: 'Notes to myself',
  words: 'note to self, message to myself, note to myself, messages to yourself, self note',
  icon: 'chat',
  groups: 'To do, Ideas, To buy, Links',
  fields: `
    Text | long | Ask Lea for the name of the plumber
    Tag | choice | To do | To do, Idea, To buy, Link
    Remind me | time | 18:00
    Pinned | switch | no
    Photo | photo | kitchen`,
  samples: `
    icon | title | subtitle | value
    star | Labels on the shelf | One colour a room, idea | 9:38
    cart | Bread, lemons, the square batteries | To buy | 8:40
    edit | “Nobody reads a manual twice.” | Quote, pinned | 8:12
    check | Ask Lea for the name of the plumber | To do, at 18:00 | Yesterday
    globe | Article on slow lifts | Link | Tue
    image | The shelf at the neighbours’ | Photo | Sun`,
  about:
    'One colour a room, so that everybody finds it. Written on the tram at 9:38. Swipe to pin it, hold to turn it into a task.',
  facts: 'Idea | Tag\n9:38 | Written\nNo | Reminder',
  figures: '128 | Notes\n14 | This week\n5 | Pinned',
  hero: 'Last note | Labels on the shelf | Idea, 9:38 | Write to myself',
  tip: 'Three notes ask for an answer | The oldest is of Tuesday',
  add: 'Write to myself',
  use: 'Turn into a task',
})
