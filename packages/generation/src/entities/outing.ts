import { defineEntity } from '../entity.ts'

/** Somebody who has gone out and says when he will be back. */
export const outing = defineEntity({
  id: 'outing',
  one: 'Outing',
  many: 'Outings',
  words: 'sign-out, signing out, somebody out',
  icon: 'flag',
  groups: 'Out, Overdue, Back',
  fields: `
    Who | person | Lea Brandt
    With | text | Omar and Kim
    Boat | text | Northern Light
    Route | text | Round the island
    Out at | time | 9:10
    Back by | time | 12:30
    Phone | phone | +49 151 2048
    Kilometres | number | 14`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea and Omar | Northern Light, round the island, back 12:30 | Out | primary
    Kim | Kim Osei | Little Auk, to the lighthouse, back 11:00 | Overdue | danger
    Ana | Ana and three | Two doubles, inner bay, back 13:00 | Out | primary
    Tomas | Tomás Rey | Tern, along the shore, back 12:00 | Out | primary
    Iris | Iris Chen | Plover, 9 km, back at 10:20 | Back | success
    Jonas | Jonas and Mara | Old Harbour, 14 km, back at 10:05 | Back | success`,
  about:
    'Went out at ten past nine with Omar, round the island against the clock. Wind from the west, three.',
  facts: '12:30 | Back by\n2 | People\n14 km | Planned',
  figures: '4 | Out\n1 | Overdue\n9 | Back today',
  hero: 'Overdue since 11:00 | Kim Osei, Little Auk | To the lighthouse, phone rings | Call now',
  tip: 'One is overdue | Kim should have been back at eleven',
  trend: 'Kilometres this year | 1,840 | +112',
  add: 'Sign out',
  use: 'Sign in again',
})
