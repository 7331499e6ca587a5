import { devEntry } from '../dev-entry.ts'
import { defineVarieties } from './variety.ts'

/** Developers who call what they write down notes; without that word they are entries. */
export const devEntryVarieties = defineVarieties(devEntry, [
  {
    signs: 'notes 5, note 5',
    one: 'Note',
    many: 'Notes',
    icon: 'code',
    groups: 'TypeScript, Python, Git, Shell',
    fields: `
      Title | text | Why caches went stale
      Note | long | The key left out the locale, so German pages came in English
      Topic | choice | TypeScript | TypeScript, Python, Git, Shell
      Project | text | API
      Date | date | Thu 19 Nov
      Pinned | switch | no`,
    without: 'Title, What I learned, Topic, Project, Date, Pinned',
    samples: `
      icon | title | subtitle | overline | badge
      bulb | Why caches went stale | The key left out the locale | Today | TypeScript
      code | Generators instead of lists | Half the memory for the export | Yesterday | Python
      file | git bisect, finally | Found the commit in six steps | Tuesday | Git
      code | Ask before the schema changes | Two other teams read that table | Monday | Python
      shield | Tokens do not go in logs | Redact before writing | Friday | Shell
      code | Rename in a whole folder | One loop and sed | 12 November | Shell`,
    about:
      'The key left out the locale, so German pages came in English. Now it is part of the key, with a test.',
    facts: '19 Nov | Date\n2 h | Took\nAPI | Project',
    figures: '64 | Notes | +3\n4 | Days in a row\n5 | Pinned',
    hero: 'Today | What did you learn? | Yesterday: generators instead of lists | New note',
    tip: 'Four days in a row | The longest was nineteen, in May',
    trend: 'Notes a week | 6 | +2',
    add: 'New note',
    use: 'Edit note',
  },
])
