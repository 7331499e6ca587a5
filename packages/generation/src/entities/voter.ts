import { defineEntity } from '../entity.ts'

/** Somebody who may vote. */
export const voter = defineEntity({
  id: 'voter',
  words: 'voter, elector, electorate',
  icon: 'user',
  groups: 'Registered, To check',
  fields: `
    Full name | text | Lea Brandt
    Date of birth | date | 3 May 1992
    Address | place | Linden lane 4
    Identity card number | text | L7 204 118
    Email | email | lea@post.example`,
  samples: `
    avatar | icon | title | subtitle | badge | tone
    Lea | user | Lea Brandt | Linden lane 4 | Registered | success
    Kim | user | Kim Osei | Mill street 12 | Registered | success
    Iris | user | Iris Chen | Harbour 3 | To check | warning
    Noor | user | Noor Rahman | Station road 8 | Registered | success
    Jonas | user | Jonas Weber | East end 21 | To check | warning`,
  about: 'Registered on 2 November, identity card checked. Has not voted yet.',
  facts: '2 Nov | Registered\n3 | Offices\n0 | Votes cast',
  figures: '1,284 | Registered\n12 | To check',
  hero: 'Registered | 1,284 voters | Twelve are still to be checked | See them',
  tip: 'Registered until Friday | 12 are still to be checked',
  trend: 'Registered | 1,284 | +64',
  add: 'Register as voter',
  use: 'Confirm',
})
