import { defineEntity } from '../entity.ts'

/** What somebody who uses a product writes to those who make it. */
export const productIdea = defineEntity({
  id: 'product-idea',
  one: 'Feedback',
  many: 'Feedback',
  words:
    'product feedback, user feedback, feature request, feature idea, suggestion, bug report, feedback post',
  icon: 'chat',
  groups: 'Bugs, Features, General',
  fields: `
    Title | text | Search forgets my filter
    Description | long | I set it to open ones, go back, and all of them are there again
    Category | choice | Bug | Bug, Feature, General feedback
    Photos | photo | screenshot
    Status | choice | In review | In review, Approved, Rejected, Done`,
  samples: `
    icon | title | subtitle | value | badge | tone
    alert | Search forgets my filter | Bug, Lea, today | 24 | In review | warning
    moon | Dark mode for the reader | Feature, Omar, Tuesday | 112 | Approved | success
    download | Export to a spreadsheet | Feature, Kim, Monday | 86 | Planned | primary
    alert | Photo upload stops at 98 % | Bug, Ana, Sunday | 17 | Done | success
    chat | The new start page is calmer | General, Iris, 14 Nov | 9 | In review | warning
    close | Ads between the pages | Feature, Tomás, 12 Nov | 1 | Rejected | danger`,
  about: 'Happens on the phone and on the tablet since the last update. Two others wrote the same.',
  facts: '24 | Votes\nToday | Sent\nBug | Category',
  figures: '42 | Sent | +6\n9 | In review\n18 | Approved',
  hero: 'Most wanted | Dark mode for the reader | 112 votes, approved on Tuesday | See feedback',
  tip: 'Two of your bugs are fixed | They are in the version of Monday',
  trend: 'Feedback a week | 42 | +6',
  add: 'Submit feedback',
  use: 'Vote for it',
})
