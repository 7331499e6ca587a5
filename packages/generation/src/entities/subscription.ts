import { defineEntity } from '../entity.ts'

export const subscription = defineEntity({
  id: 'subscription',
  words: 'subscription, recurring payment',
  icon: 'repeat',
  groups: 'Monthly, Yearly, Trial',
  fields: `
    Name | text | Northlight Films
    Price | money | € 11.99
    Renews | choice | Monthly | Weekly, Monthly, Yearly
    Next payment | date | Mon 23 Nov
    Card | text | Ends in 0917
    Remind me | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    video | Northlight Films | Renews Monday 23 Nov | € 11.99 | Soon | danger
    music | Halftone Music | Renews 28 Nov | € 10.99 | Family | primary
    cloud | Attic Cloud, 200 GB | Renews 2 Dec | € 2.99 | Monthly | neutral
    dumbbell | Mill Street Gym | Renews 1 Dec | € 29.00 | Monthly | success
    book | The Weekly Post | Renews 14 Mar | € 84.00 | Yearly | warning
    code | Inkwell Editor | Trial ends 26 Nov | € 6.00 | Trial | accent`,
  about: 'Four people watch it, mostly on Sundays. Cancelling is possible until two days before it renews.',
  facts: '€ 11.99 | A month\n23 Nov | Next\n€ 144 | A year',
  figures: '€ 68.40 | This month | −€ 6\n14 | Subscriptions\n€ 820 | A year',
  hero: 'Renews on Monday | Northlight Films, € 11.99 | Last watched three weeks ago | Keep or cancel',
  tip: '€ 17 a month unused | Two subscriptions were not opened since September',
  trend: 'Spent on subscriptions | € 68 | −€ 6',
  data: [81, 79, 79, 74, 76, 74, 68],
  add: 'Add subscription',
  use: 'Change reminder',
})
