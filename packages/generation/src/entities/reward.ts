import { defineEntity } from '../entity.ts'

export const reward = defineEntity({
  id: 'reward',
  one: 'Gift',
  many: 'Gifts',
  words: 'gift for points, reward for points, prize for points',
  icon: 'gift',
  groups: 'Ready, Soon, Birthday',
  fields: `
    Gift | text | The next one on the house
    Costs | text | 10 stamps
    Valid until | date | Sun 20 Dec
    Where | text | At the counter`,
  samples: `
    icon | title | subtitle | value | tone
    gift | The next one on the house | Any size, any kind | 10 stamps | success
    tag | Ten per cent | On all of one day | 14 stamps | primary
    bag | Cotton bag | Printed by hand | 25 stamps | accent
    users | One for a friend | Bring somebody along | 12 stamps | warning
    gift | Birthday gift | In the week of your day | Free | danger
    star | Regular’s place | With your name on the hook | 60 stamps | neutral`,
  about:
    'Show the code at the counter and say which one you like. It is valid until the twentieth of December.',
  facts: '10 | Stamps\n20 Dec | Until',
  figures: '7 of 10 | Stamps\n3 | Gifts so far',
  hero: 'Seven of ten stamps | Three more, one free | Then the next is on the house | Show my code',
  tip: 'Three more stamps | Then the next one is free',
  use: 'Redeem',
})
