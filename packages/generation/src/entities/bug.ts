import { defineEntity } from '../entity.ts'

export const bug = defineEntity({
  id: 'bug',
  one: 'Bug',
  many: 'Bugs',
  words: 'bug, issue, defect, bug report, crash',
  icon: 'warning',
  groups: 'Open, In progress, Resolved',
  fields: `
    Title | text | Sign-in button does nothing after a wrong password
    Description | long | Enter a wrong password, then the right one. The button stays grey until the app is restarted.
    Severity | choice | High | Low, Medium, High, Critical
    Status | choice | Open | Open, In progress, Resolved
    Assignee | person | Kim Osei
    Screenshot | photo | phone
    Version | text | 2.4.1`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Sign-in button does nothing | High, Kim Osei | Open | danger
    warning | Search ignores umlauts | Medium, Lea Brandt | In progress | warning
    warning | Crash when the photo is rotated | Critical, Omar Haddad | In progress | warning
    check | Total is rounded twice | Medium, Iris Chen | Resolved | success
    warning | Dark mode flickers on start | Low, nobody yet | Open | danger
    check | Push arrives twice | Low, Kim Osei | Resolved | success`,
  about: 'Enter a wrong password, then the right one: the button stays grey until the app is restarted.',
  facts: 'High | Severity\nOpen | Status\n2.4.1 | Version',
  figures: '14 | Open | −3\n5 | In progress\n38 | Resolved',
  hero: 'Critical | Crash when the photo is rotated | In progress, Omar Haddad | Open bug',
  tip: 'Three fewer open than last week | One is critical',
  trend: 'Open bugs | 14 | −3',
  data: [22, 21, 19, 20, 17, 17, 14],
  add: 'Report a bug',
  use: 'Mark as resolved',
})
