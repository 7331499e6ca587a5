import { defineEntity } from '../entity.ts'

export const letterSubscriber = defineEntity({
  id: 'letter-subscriber',
  one: 'Subscriber',
  many: 'Subscribers',
  words: 'subscriber, newsletter reader',
  icon: 'user',
  groups: 'All topics, News, Offers',
  fields: `
    Name | text | Lea Brandt
    Email | text | lea@post.example
    Topics | choice | News | News, Offers, Events, All of it
    `,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Lea Brandt | lea@post.example, News | Confirmed | success
    Omar Haddad | Omar Haddad | omar@post.example, Events | Confirmed | success
    Iris Chen | Iris Chen | iris@post.example, All of it | Confirmed | success
    Kim Osei | Kim Osei | kim@post.example, Offers | To confirm | warning
    Tomás Rey | Tomás Rey | tomas@post.example, News | Confirmed | success
    `,
  about: 'Subscribed on 12 November, opened the last three letters.',
  facts: '3 | Opened\n12 Nov | Since\nNews | Topic',
  figures: '318 | Subscribers | +14\n62 % | Opened the last one',
  hero: 'Once a month | News from the harbour, and nothing else | One letter, no advertising, one click to leave | Sign up',
  tip: '14 new readers this week | Most came by the bakery’s page',
  trend: 'Subscribers | 318 | +14',
  add: 'Sign up',
  use: 'Write to them',
})
