import { defineEntity } from '../entity.ts'

export const careVisit = defineEntity({
  id: 'care-visit',
  one: 'Visit',
  many: 'Visits',
  words: 'care visit, carer visit, home visit',
  icon: 'home',
  groups: 'Today, Open, Done',
  fields: `
    Client | text | Clara Vogt
    Arrived | time | 08:02
    Left | time | 08:44
    Meals | switch | yes
    Medicine | switch | yes
    Washing | switch | yes
    Visit note | long | Ate well, a little dizzy when standing up`,
  samples: `
    avatar | title | subtitle | time | badge | tone
    Clara | Clara Vogt | Washing, breakfast, tablets | 08:02 | Done | success
    Elias | Elias Lund | Stockings, breakfast | 09:10 | Done | success
    Ruth | Ruth Adeyemi | Insulin, lunch | 12:30 | Here now | primary
    Jonas | Jonas Weber | Lunch, walk to the bench | 13:45 | Open | neutral
    Ida | Ida Brandt | Evening tablets | 18:15 | Open | neutral`,
  about:
    'Checked in at the door at 8:02. Washing, breakfast and morning tablets done; a little dizzy when standing up.',
  facts: '42 min | Stayed\n3 of 3 | Tasks\n08:02 | Arrived',
  figures: '5 | Today\n2 | Done\n1 | Here now',
  hero: 'Here now, 12:31 | Ruth Adeyemi | Insulin and lunch, daughter was told | Open visit',
  tip: 'Nobody was missed this week | 34 visits, two of them late',
  trend: 'Visits a week | 34 | +2',
  add: 'Check in',
  use: 'Write visit note',
})
