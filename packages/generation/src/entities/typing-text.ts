import { defineEntity } from '../entity.ts'

export const typingText = defineEntity({
  id: 'typing-text',
  one: 'Exercise',
  many: 'Exercises',
  words: 'typing practice, typing test, spelling, mental arithmetic, multiplication',
  icon: 'type',
  groups: 'Short, Long, Numbers',
  fields: `
    Level | choice | Middle | Easy, Middle, Hard
    Minutes | choice | 1 | 1, 3, 5
    Sound | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    type | Common words | 60 seconds, 98 % right | 54 | success
    type | A paragraph | 3 minutes, 95 % right | 48 | primary
    type | Numbers and signs | 60 seconds, 91 % right | 36 | warning
    type | Left hand | 60 seconds, 96 % right | 41 | accent
    type | Long words | 60 seconds, 93 % right | 44 | success
    type | Yesterday | 60 seconds, 97 % right | 51 | neutral`,
  about: 'Two mistakes, both with the ring finger. Eleven more than in the first week.',
  facts: '54 | A minute\n98 % | Right\n2 | Errors',
  figures: '54 | A minute\n98 % | Right\n7 | Days in a row',
  hero: 'One minute | Common words | Best so far: 54 | Start',
  tip: 'Ring finger | Most errors are with s and l',
  trend: 'A minute | 54 | +3',
  add: 'New exercise',
  use: 'Start',
})
