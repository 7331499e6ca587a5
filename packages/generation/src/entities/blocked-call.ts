import { defineEntity } from '../entity.ts'

export const blockedCall = defineEntity({
  id: 'blocked-call',
  one: 'Number',
  many: 'Numbers',
  words: 'blocked number, blocked call, unwanted caller',
  icon: 'phone',
  groups: 'Blocked, Allowed, Reported',
  fields: `
    Number or prefix | phone | 0900 118
    Rule | choice | Block | Block, Silence, Allow
    Reason | choice | Advertising | Advertising, Fraud, Survey, Private
    Note | text | Rings at dinner time`,
  samples: `
    icon | title | subtitle | time | badge | tone
    phone | 0900 118 220 | Advertising, reported 212 times | 19:04 | Blocked | danger
    phone | Hidden number | Hung up at once | 14:20 | Blocked | danger
    phone | 0800 402 118 | Survey, reported 38 times | Wed | Silenced | warning
    phone | +44 20 … | Prefix rule | Tue | Blocked | danger
    phone | 0176 901820 | Lea Brandt, in contacts | Tue | Allowed | success
    phone | 0900 774 100 | Fraud, reported 1,204 times | Mon | Blocked | danger`,
  about: 'Reported 212 times as advertising, mostly between six and eight in the evening.',
  facts: '212 | Reports\n3 | Tries\n19:04 | Last',
  figures: '14 | Blocked this week\n9 | Rules\n0 | Let through',
  hero: 'Blocked at 19:04 | 0900 118 220 | Advertising, reported 212 times | Look',
  tip: '14 calls blocked this week | None from your contacts',
  trend: 'Blocked a week | 14 | −3',
  add: 'Block number',
  use: 'Unblock',
})
