import { defineEntity } from '../entity.ts'

export const paidChore = defineEntity({
  id: 'paid-chore',
  one: 'Chore',
  many: 'Chores',
  words: 'paid chore, chore with pay',
  icon: 'check',
  groups: 'Today, To approve, Done',
  fields: `
    Chore | text | Empty the dishwasher
    Pay | money | € 0.80
    Who | person | Ida
    Done | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Empty the dishwasher | Ida, before school | € 0.80 | Approved | success
    leaf | Rake the leaves | Emil, Saturday | € 3.00 | To approve | warning
    paw | Walk the dog | Ida, 17:00 | € 1.50 | Open | neutral
    trash | Take out the paper | Emil, Thursday | € 0.50 | Open | neutral
    car | Help wash the car | Both | € 4.00 | Open | neutral`,
  about: 'Done before school, photo added. Mum approves in the evening.',
  add: 'Add chore',
  use: 'Done',
})
