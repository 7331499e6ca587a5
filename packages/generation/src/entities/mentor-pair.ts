import { defineEntity } from '../entity.ts'

/** A mentor and whom he goes along with, as the coordinator sees them. */
export const mentorPair = defineEntity({
  id: 'mentor-pair',
  one: 'Pair',
  many: 'Pairs',
  words: 'mentoring pair, mentor pair',
  icon: 'users',
  groups: 'Active, Quiet, To match',
  fields: `
    Mentor | person | Noor Rahman
    Mentee | person | Yusuf Kaya
    Since | date | Thu 3 Sep
    Languages | text | English, Turkish
    Free evenings | text | Tuesday, Thursday
    Last met | date | Thu 12 Nov
    Note | long | Both like cycling, flat is the first goal`,
  samples: `
    icon | title | subtitle | badge | tone
    users | Noor and Yusuf | Met on 12 November, 6 times | Active | success
    users | Iris and Amina | Met on Tuesday, CV is written | Active | success
    warning | Omar and Emil | Not met since 20 October | Quiet | danger
    help | Hana and ? | Speaks Arabic, free on Mondays | To match | warning
    users | Tomás and Olena | First meeting on Friday | New | primary`,
  about:
    'Together since September, six meetings. Both like cycling; the flat is found, the driving licence comes next.',
  facts: '6 | Meetings\n9 h | Together\n2 of 4 | Goals',
  figures: '18 | Active pairs\n3 | Quiet\n2 | To match',
  hero: 'Quiet for four weeks | Omar and Emil | Last met on 20 October | Write to both',
  tip: 'Three pairs have gone quiet | Omar and Emil for four weeks',
  trend: 'Meetings a month | 41 | +6',
  add: 'Make a match',
  use: 'Write to both',
})
