import { defineEntity } from '../entity.ts'

export const article = defineEntity({
  id: 'article',
  words: 'article, news, headline, story, blog, magazine, newspaper, blog post',
  many: 'Articles',
  icon: 'file',
  groups: 'City, Science, Culture, Sport',
  fields: `
    Title | text | The singing bridge
    Author | person | Inês Moura
    Topic | choice | City | City, Science, Culture, Sport
    Published | date | Thu 19 Nov
    Text | long | At ten to seven the wind turns, and the cables begin.`,
  samples: `
    image | title | subtitle | overline | meta
    city | The singing bridge | Why the new cables hum at dusk | City | 6 min
    science | A clock made of moss | It loses a minute a year | Science | 4 min
    museum | Nine rooms reopen | After eleven years of scaffolds | Culture | 5 min
    sea | The ferry that waits | A timetable for people | Travel | 8 min
    run track | Last lap of a long career | At 41, one more race | Sport | 3 min
    field | Rain, finally | What it means for the harvest | Land | 4 min`,
  about:
    'At ten to seven the wind turns, and the cables begin. Engineers call it a fault. The street calls it the evening.',
  facts: '6 min | To read\n19 Nov | Published\n214 | Comments',
  figures: '9 | Read today | +2\n14 | Saved\n41 min | Reading',
  hero: 'Today, 6 minutes | The singing bridge | Why the new cables hum at dusk | Read',
  tip: 'Morning edition is ready | Nine articles, 41 minutes in all',
  trend: 'Minutes read | 41 | +6',
  use: 'Read on',
})
