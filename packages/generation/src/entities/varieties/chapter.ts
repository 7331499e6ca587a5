import { chapter } from '../chapter.ts'
import { defineVarieties } from './variety.ts'

/** What is written; without these words it is a novel. */
export const chapterVarieties = defineVarieties(chapter, [
  {
    signs:
      'thesis 5, dissertation 5, phd 5, academic 4, supervisor 4, paper 3, papers 3, essay 4, essays 4, research 3, master 2',
    groups: 'Draft, With supervisor, Done',
    fields: `
      Title | text | 3, Methods
      Words | number | 4120
      Goal | number | 6000
      State | choice | Draft | Outline, Draft, With supervisor, Done
      Due | date | Fri 4 Dec
      Text | long | Interviews were held between May and September in four towns.`,
    without: 'Point of view, Place',
    samples: `
      icon | title | subtitle | value | badge | tone
      book | 1, Introduction | Of 3,000 words, comments in | 2,840 | Supervisor | primary
      book | 2, State of research | Of 8,000 words | 7,960 | Done | success
      edit | 3, Methods | Of 6,000 words, due 4 December | 4,120 | Draft | warning
      edit | 4, Four towns | Of 12,000 words | 5,300 | Draft | warning
      list | 5, Discussion | Outline of nine points | 310 | Outline | neutral
      list | 6, Conclusion | Nothing yet | 0 | Outline | neutral`,
    about: 'Question, gap and structure. The supervisor wants the second page shorter and one figure more.',
    facts: '2,840 | Words\n3,000 | Goal\n9 | Comments',
    figures: '20,530 | Words\n12 | Days in a row\n410 | Today',
    hero: '410 of 500 words | 3, Methods | The sample still needs a table | Write on',
    tip: 'Talk on Friday, 14:00 | Chapter 1 with nine comments',
    trend: 'Words a day | 410 | +60',
  },
  {
    signs: 'screenplay 5, screenwriter 5, script 4, scripts 4, film 3, scenes 3, play 2',
    one: 'Scene',
    groups: 'Draft, Revised, Locked',
    fields:
      'Title | text | Night ferry, deck\nPages | text | 2 1/8\nState | choice | Draft | Idea, Draft, Revised, Locked\nWhen | choice | Night | Day, Night',
    without: 'Words, Point of view',
    samples: `
      icon | title | subtitle | value | badge | tone
      moon | 12, Night ferry, deck | Ida and the captain | 2 1/8 | Draft | warning
      sun | 11, Harbour office | Otto lies for the first time | 1 4/8 | Revised | primary
      sun | 10, Mill, yard | The letter is found | 3 | Locked | success
      moon | 13, Engine room | Nobody speaks | 6/8 | Idea | neutral
      sun | 14, Pier, dawn | They are waiting | 1 | Idea | neutral`,
    about: 'Ida finds the captain at the rail. Neither says why they are there; the lantern goes out.',
    facts: '2 1/8 | Pages\n12 | Scene\nNight | When',
    figures: '64 | Pages\n38 | Scenes\n3 | Today',
    hero: 'Scene 12 | Night ferry, deck | Two pages and an eighth | Write on',
    trend: 'Pages a day | 3 | +1',
  },
  {
    signs: 'blog 4, articles 4, newsletter 4, columns 4, journalist 4, posts 3, copywriter 4, content 3',
    one: 'Article',
    groups: 'Draft, Edited, Published',
    fields:
      'Title | text | Why the ferry is late\nWords | number | 840\nState | choice | Draft | Idea, Draft, Edited, Published\nDue | date | Fri 27 Nov',
    without: 'Point of view, Place',
    samples: `
      icon | title | subtitle | value | badge | tone
      edit | Why the ferry is late | Three calls made, due Friday | 840 | Draft | warning
      edit | A baker at three | Waits for the picture | 1,120 | Edited | primary
      book | Slow maps | 412 readers | 960 | Published | success
      book | The last telephone box | 1,208 readers | 720 | Published | success
      bulb | Who counts the birds? | Idea of Sunday | 40 | Idea | neutral`,
    about: 'Opens on the quay at six with eleven people and no ferry. The company has not answered yet.',
    facts: '840 | Words\nFri | Due\n3 | Sources',
    hero: 'Due on Friday | Why the ferry is late | 840 of 1,000 words | Write on',
  },
  {
    signs: 'writing prompt 8, writing prompts 8, prompts 6, daily prompt 8',
    one: 'Prompt',
    many: 'Prompts',
    icon: 'pen',
    groups: 'Today, Written, Saved',
    fields: `
      Prompt | long | A baker finds letters in the flour
      Genre | choice | Any | Any, Funny, Dark, True
      Minutes | choice | 10 | 5, 10, 20
      Text | long | The first one was addressed to his father, and it was not old.`,
    without: 'Title, Words, State, Point of view, Place',
    samples: `
      icon | title | subtitle | value | badge | tone
      pen | A baker finds letters in the flour | Any, ten minutes | 214 | Today | warning
      pen | The last ferry leaves with nobody on board | Dark | 340 | Written | success
      pen | Two thieves, one house | Funny | 188 | Written | success
      pen | Somebody returns a book after ninety years | True | 0 | Saved | neutral
      pen | A queue in which nobody knows what for | Funny | 0 | Saved | neutral`,
    about: 'The first one was addressed to his father, and it was not old. He put it back and kneaded on.',
    facts: '214 | Words\n10 min | Time\nAny | Genre',
    figures: '23 | Written\n12 | Days in a row\n214 | Words today',
    hero: 'Prompt of the day | A baker finds letters in the flour | Ten minutes, at most 200 words | Write',
    tip: 'Twelve days in a row | Tomorrow’s prompt comes at seven',
    trend: 'Words a day | 214 | +30',
    add: 'New prompt',
    use: 'Write',
  },
])
