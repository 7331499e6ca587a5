import { bug } from '../bug.ts'
import { defineVarieties } from './variety.ts'

/** Bugs somebody notes for himself: nobody is assigned, and nobody reports. */
export const bugVarieties = defineVarieties(bug, [
  {
    signs: 'journal 7, jot 7, diary 7, notebook 6, my notes 6, devlog 8, learning log 7, snippets 5',
    groups: 'Open, Looking at it, Fixed',
    without: 'Severity, Status, Assignee, Screenshot, Version, Title, Description',
    fields: `
      What happens | text | Last page is empty
      Where | text | api, paging
      Found on | date | Mon 16 Nov
      State | choice | Open | Open, Looking at it, Fixed
      What it was | long | Counts from one, asks from zero`,
    samples: `
      icon | title | subtitle | badge | tone
      warning | Last page is empty | api, since Monday | Looking at it | warning
      warning | Umlauts vanish in the export | csv, found 12 November | Open | danger
      check | Cache kept the wrong language | web, fixed yesterday | Fixed | success
      warning | Test fails on Sundays | dates, found 8 November | Open | danger
      check | Log file grows for ever | worker, fixed 5 November | Fixed | success`,
    about:
      'Counts from one and asks from zero, so the last page is always one too far. A test for it comes first.',
    facts: 'api | Where\nMonday | Found\n2 | Tries',
    figures: '2 | Open\n1 | Looking at it\n31 | Fixed',
    hero: 'Looking at it | Last page is empty | api, since Monday | Open it',
    tip: 'Two are open | The oldest since 8 November',
    add: 'Note a bug',
    use: 'Mark as fixed',
  },
])
