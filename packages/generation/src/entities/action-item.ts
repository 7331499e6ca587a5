import { defineEntity } from '../entity.ts'

export const actionItem = defineEntity({
  id: 'action-item',
  one: 'Action',
  many: 'Actions',
  words: 'action item, action point, open action, who does what until when',
  icon: 'check',
  groups: 'Mine, Late, All',
  fields: `
    Action | text | Book the small room
    Owner | person | Omar Haddad
    Due | date | Mon 23 Nov
    From | text | Monday round
    Status | choice | Done | Open, Started, Done`,
  samples: `
    icon | title | subtitle | badge | tone
    check | Book the small room | Omar, for Monday at nine | Done | success
    check | Send round the October figures | Iris, with two charts | Done | success
    phone | Tell the printer | Omar, from Monday round | Late | danger
    file | Send offer to Norrgard | Lea, by Monday | Open | warning
    users | Ask two people for tests | Kim, by 27 November | Started | primary
    chart | Compare two offers | Iris, by Friday | Open | warning`,
  about: 'For Monday at nine, with the big screen. Agreed in the Monday round a week ago.',
  facts: 'Mon | Due\nOmar | Owner\nMonday | From',
  figures: '7 | Open | −2\n1 | Late\n31 | Done this month',
  hero: 'Late since Wednesday | Tell the printer | Omar, agreed in the Monday round | Done',
  tip: 'One is late | Tell the printer, since Wednesday',
  add: 'Add action',
  use: 'Mark as done',
})
