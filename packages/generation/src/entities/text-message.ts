import { defineEntity } from '../entity.ts'

export const textMessage = defineEntity({
  id: 'text-message',
  one: 'Blocked number',
  many: 'Blocked numbers',
  words: 'sms, text message, mms',
  icon: 'shield',
  groups: 'Numbers, Words',
  fields: `
    Number | phone | 0900 118 220
    Block | choice | Messages and calls | Messages, Messages and calls
    Note | text | Wins a car every week`,
  samples: `
    icon | title | subtitle | time | badge | tone
    shield | 0900 118 220 | You have won a car | 9:12 | Number | danger
    shield | 22 118 | Parcel fee, tap here | Tue | Number | danger
    shield | “prize” | 4 messages stopped | Tue | Word | warning
    shield | 0900 402 118 | Missed delivery | Mon | Number | danger
    shield | “loan today” | 2 messages stopped | Sun | Word | warning`,
  about: 'Three messages in a week, each about a prize. Nothing of it reached your inbox.',
  facts: '3 | Stopped\n9:12 | Last\nNumber | Blocked as',
  figures: '14 | Stopped\n5 | Blocked\n2 | Words',
  hero: 'Stopped today | 0900 118 220 | You have won a car | Look',
  tip: '14 messages stopped this month | None of them from your contacts',
  add: 'Block number',
  use: 'Unblock',
})
