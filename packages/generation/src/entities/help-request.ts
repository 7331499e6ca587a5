import { defineEntity } from '../entity.ts'

/** What somebody in the neighbourhood needs a hand with. */
export const helpRequest = defineEntity({
  id: 'help-request',
  one: 'Request',
  many: 'Requests',
  words: 'help request, request for help, errand, neighbourly help, neighborly help',
  icon: 'heart',
  groups: 'Open, Shopping, Lifts, Garden',
  fields: `
    Help with | choice | Shopping | Shopping, Lift, Garden, Company, Repairs
    What is needed | long | Bread, milk and potatoes, and two bottles of water
    Date | date | Fri 20 Nov
    Time | time | 10:00
    Where | place | Linden lane 4, second floor`,
  samples: `
    icon | title | subtitle | badge | tone | meta
    cart | Shopping for the weekend | Clara, Linden lane, Friday at 10:00 | Open | primary | 300 m
    car | Lift to the eye doctor | Ruth, Mill street, Tuesday at 9:15 | Open | primary | 600 m
    leaf | Rake the leaves | Elias, Old dairy, Saturday | Taken | success | 450 m
    chat | Company on Sunday | Ida, Harbour 9, for an hour | Open | primary | 800 m
    settings | Change a light bulb | Jonas, Mill bridge, any evening | Taken | success | 250 m
    box | Carry a parcel home | Clara, post office, Thursday | Done | neutral | 700 m`,
  about: 'Two bags at most, the list is on the door. Ring twice, the lift is out of order until Monday.',
  facts: 'Fri 10:00 | When\n300 m | Away\n30 min | Takes',
  figures: '3 | Open\n2 | Taken\n41 | Done this month',
  hero: 'Friday, 10:00 | Omar does your shopping | He comes for the list at half past nine | Open request',
  tip: 'Omar does your shopping | Friday at 10:00',
  trend: 'Requests a week | 14 | +3',
  add: 'Ask for help',
  use: 'I can help',
})
