import { defineEntity } from '../entity.ts'

export const devEntry = defineEntity({
  id: 'dev-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'developer note, learning entry, dev entry',
  icon: 'code',
  groups: 'TypeScript, Python, Git, Shell',
  fields: `
    Title | text | Why caches went stale
    What I learned | long | The key left out the locale, so German pages came in English
    Topic | choice | TypeScript | TypeScript, Python, Git, Shell
    Project | text | API
    Date | date | Thu 19 Nov
    Pinned | switch | no`,
  samples: `
    icon | title | subtitle | overline | badge
    bulb | Why caches went stale | The key left out the locale | Today | TypeScript
    code | Generators instead of lists | Half the memory for the export | Yesterday | Python
    file | git bisect, finally | Found the commit in six steps | Tuesday | Git
    warning | Off by one in paging | The last page was never read | Monday | TypeScript
    shield | Tokens do not go in logs | Redact before writing | Friday | Shell
    code | Rename in a whole folder | One loop and sed | 12 November | Shell`,
  about:
    'The key left out the locale, so German pages came in English. Now it is part of the key, with a test.',
  facts: '19 Nov | Date\n2 h | Took\nAPI | Project',
  figures: '64 | Entries | +3\n4 | Days in a row\n5 | Pinned',
  hero: 'Today | What did you learn? | Yesterday: generators instead of lists | Write',
  tip: 'Four days in a row | The longest was nineteen, in May',
  trend: 'Entries a week | 6 | +2',
  data: [2, 3, 3, 5, 4, 5, 6],
  add: 'New entry',
  use: 'Edit entry',
})
