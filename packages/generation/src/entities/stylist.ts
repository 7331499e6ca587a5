import { defineEntity } from '../entity.ts'

export const stylist = defineEntity({
  id: 'stylist',
  one: 'Stylist',
  many: 'Team',
  words: 'stylist, hair stylist, beautician, groomer',
  icon: 'users',
  groups: 'Today, This week, New',
  fields: `
    Name | person | Hana Sato
    Does best | text | Colour, curls
    Days | text | Tue to Sat
    Next free | text | Today, 17:30
    Message | long | Looks for a while before she cuts`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Hana Sato | Hana Sato | Cuts, soft colours | 4.9 | Today 17:30 | success
    Jonas Weber | Jonas Weber | Short hair, beards | 4.8 | Tomorrow | neutral
    Mia Lund | Mia Lund | Curls, long hair | 4.9 | Thu 10:00 | neutral
    Noor Rahman | Noor Rahman | Weddings, styling | 5.0 | Sat 9:00 | neutral
    Kim Osei | Kim Osei | Since September, cuts and care | New | Today 14:00 | success`,
  about: 'Looks for a while, asks twice and cuts dry first. Here from Tuesday to Saturday.',
  facts: '4.9 | Rating\n6 y | With us\nTue–Sat | Days',
  figures: '5 | In the team\n2 | Free today\n4.9 | Rating',
  hero: 'Free today, 17:30 | Hana Sato | Cuts and soft colours | Book her',
  tip: 'Two have time today | From two o’clock',
  add: 'Add to team',
  use: 'Book',
})
