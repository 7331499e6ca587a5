import { defineEntity } from '../entity.ts'

export const siteUpdate = defineEntity({
  id: 'site-update',
  one: 'Entry',
  many: 'New entries',
  words: 'site update',
  icon: 'file',
  groups: 'All, New, Popular, Mine',
  fields: `
    Title | text | Welcome, new members
    By | person | Lea Brandt
    Date | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | time
    spark | Welcome, new members | Announcement, pinned | 9:12
    trend | The most active this week | 48 people, 212 answers | 8:40
    chat | Questions about accounts | 14 answers | Wed
    star | Chosen by the team | Six entries of November | Tue
    calendar | Maintenance on Sunday | From 2:00, about an hour | Mon
    users | Who joined lately | 38 new since Friday | Sun`,
  about: 'Pinned by the team. Says what is where, and whom to ask when something does not work.',
  facts: '48 | Likes\n14 | Answers\n9:12 | Today',
  figures: '12 | New today\n3 | For you',
  hero: 'New | Welcome, new members | Pinned by the team | Open',
  tip: 'Twelve new since this morning | Three of them answer you',
  use: 'Open',
})
