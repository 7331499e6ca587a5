import { defineEntity } from '../entity.ts'

export const appRule = defineEntity({
  id: 'app-rule',
  one: 'App',
  many: 'Apps',
  words: 'app rule, blocked app, allowed app',
  icon: 'shield',
  groups: 'All, Allowed, Blocked',
  fields: `
    App | text | Torch
    Wi-Fi | choice | Blocked | Allowed, Blocked
    Mobile data | choice | Blocked | Allowed, Blocked
    In the background | switch | no
    Tell me of tries | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    flash | Torch | Tried 96 times today | Blocked | danger
    mail | Mail | Wi-Fi and mobile, 18 MB today | Allowed | success
    map | Navigation | Wi-Fi and mobile, 42 MB today | Allowed | success
    music | Music | Wi-Fi only, 120 MB today | Wi-Fi | warning
    camera | Camera | Never asked | Blocked | danger
    game | Block Puzzle | 14 trackers stopped | Blocked | danger`,
  about: 'Tried to reach four addresses in three countries today. Nothing went out.',
  facts: '96 | Tries\n0 | Let out\n4 | Addresses',
  figures: '23 | Blocked\n14 | Allowed\n412 | Stopped today',
  hero: 'Asks now | Torch wants the internet | ads.example, for the first time | Decide',
  tip: '412 tries stopped | Most by Block Puzzle',
  trend: 'Stopped a day | 412 | +18',
  add: 'New rule',
  use: 'Save rule',
})
