import { defineEntity } from '../entity.ts'

export const stageDate = defineEntity({
  id: 'stage-date',
  one: 'Rehearsal',
  many: 'Rehearsals',
  words: 'stage rehearsal, play rehearsal',
  icon: 'calendar',
  groups: 'Rehearsals, Shows, Volunteers',
  fields: `
    What | choice | Act 2, scenes 1–3 | Act 2, Run-through, Tech, Dress
    Date | date | Thu 26 Nov
    Time | time | 19:00
    Place | place | Old dairy, stage
    I can come | switch | yes
    Notes | long | Off book from page 41`,
  samples: `
    icon | title | subtitle | time | badge | tone
    mic | Act 2, scenes 1–3 | Thu 26 Nov, without Omar | 19:00 | Called | primary
    shirt | Costume fitting | Sat 28 Nov, foyer | 10:00 | Called | primary
    bulb | Tech run | Tue 1 Dec, lights and sound | 18:30 | All | warning
    mic | Dress rehearsal | Thu 3 Dec | 19:00 | All | warning
    ticket | First night | Fri 4 Dec, 84 of 120 sold | 20:00 | Show | success`,
  about: 'From page 41 without the script. Omar is away, Kim reads his lines.',
  facts: '19:00 | Start\n3 | Scenes\n11 | Called',
  figures: '9 | Days to first night\n84 | Tickets sold | +12\n2 | Helpers missing',
  hero: 'Thursday, 19:00 | Act 2, scenes 1–3 | Off book from page 41 | Open script',
  tip: '84 of 120 seats are sold | Front of house still needs two',
  trend: 'Tickets sold | 84 | +12',
  add: 'Add rehearsal',
  use: 'I am coming',
})
