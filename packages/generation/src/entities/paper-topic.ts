import { defineEntity } from '../entity.ts'

export const paperTopic = defineEntity({
  id: 'paper-topic',
  one: 'Topic',
  many: 'Topics',
  words: 'paper topic, research topic, topic to follow',
  icon: 'tag',
  groups: 'Followed, All',
  fields: `
    Topic | text | Animal hearing
    Alert | choice | Daily | Daily, Weekly, Off`,
  samples: `
    icon | title | subtitle | value | badge | tone
    tag | Animal hearing | Biology, 3 new today | 142 | Followed | success
    tag | Coastal water | Physics, 1 new today | 318 | Followed | success
    tag | Sorting and search | Computer science | 96 | Followed | success
    tag | Geometry | Mathematics | 214 | All | neutral
    tag | Sleep | Biology, 2 new today | 187 | All | neutral`,
  about: 'Three new papers today, eleven this week.',
  figures: '3 | Followed\n6 | New today',
  add: 'Follow topic',
  use: 'Follow',
})
