import { defineEntity } from '../entity.ts'

/** What is to mend at a place several people look after. */
export const placeRepair = defineEntity({
  id: 'place-repair',
  one: 'Repair',
  many: 'Repairs',
  words: 'thing to fix, house repair',
  icon: 'tools',
  groups: 'Open, Somebody is on it, Done',
  fields: `
    What is broken | text | Tap in the kitchen drips
    Where | text | Kitchen
    Who does it | person | Omar Haddad
    Until | date | Fri 27 Nov
    Photo | photo | house`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Tap in the kitchen drips | Omar brings a seal on the 27th | Taken | primary
    home | Shutter on the north side hangs | Nobody yet | Open | warning
    flame | Chimney to be swept | Asked for December | Planned | neutral
    bulb | Lamp on the landing | New bulb, Kim | Done | success
    key | Second key sticks | Nobody yet | Open | warning`,
  about: 'It drips since October. The tap under the sink turns the water off.',
  facts: '27 Nov | Until\nOmar | Does it',
  figures: '3 | Open\n1 | Done this month',
  add: 'Add repair',
  use: 'Mark as done',
})
