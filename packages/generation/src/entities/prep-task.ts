import { defineEntity } from '../entity.ts'

/** What has to be prepared in a kitchen today. */
export const prepTask = defineEntity({
  id: 'prep-task',
  one: 'Prep',
  many: 'Prep list',
  words: 'prep task of a kitchen',
  icon: 'check',
  groups: 'To do, Done, Tomorrow',
  fields: `
    What | text | Tomato sauce
    Amount | text | 8 l
    Station | choice | Hot | Hot, Cold, Pastry, Grill
    Cook | person | Omar Haddad
    Until | time | 16:00
    Keeps until | date | Sun 22 Nov`,
  samples: `
    icon | title | subtitle | badge | tone
    flame | Tomato sauce | 8 l, hot, Omar until 15:00 | To do | warning
    leaf | Green salad, washed | 6 kg, cold, Kim | Done | success
    fork | Chicken thighs, marinated | 40 pieces, grill, Ana | To do | warning
    cake | Tiramisu | 2 trays, pastry, Iris | Done | success
    egg | Fresh pasta | 5 kg, hot, Omar until 16:30 | To do | primary
    bottle | Vinaigrette | 2 l, cold | Tomorrow | neutral`,
  about: 'Eight litres for tonight and tomorrow. Two trays of tomatoes are in fridge one.',
  facts: '8 l | Amount\n15:00 | Until\n3 d | Keeps',
  figures: '9 | To do\n5 | Done',
  hero: 'Until 15:00 | Tomato sauce | 8 l, Omar at the hot station | Mark as done',
  tip: 'Nine of fourteen are to do | The sauce first',
  trend: 'Done in time | 94 % | +3',
  add: 'Add prep',
  use: 'Mark as done',
})
