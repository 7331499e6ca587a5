import { defineEntity } from '../entity.ts'

/** Something odd somebody saw in the street. */
export const streetSighting = defineEntity({
  id: 'street-sighting',
  one: 'Report',
  many: 'Reports',
  words: 'suspicious thing, suspicious activity',
  icon: 'warning',
  groups: 'Today, Open, Cleared up',
  fields: `
    What | text | Grey van, third time
    Where | place | Linden lane, by the garages
    Date | date | Thu 19 Nov
    Time | time | 21:40
    How urgent | choice | Keep an eye | Keep an eye, Tell all, Call 112
    Photo | photo | van
    Seen by | person | Kim Osei
    Notes | long | Two men, lights off`,
  samples: `
    icon | title | subtitle | time | badge | tone
    car | Grey van, third time | Linden lane, by the garages | 21:40 | Keep an eye | warning
    lock | Lock of the bike shed broken | Mill street 12, nothing gone | 18:20 | Told all | danger
    user | Man rings at every door | East end, sells no name of a firm | Wed | Cleared up | success
    home | Garage open, nobody home | Harbour road 4, owner was called | Wed | Cleared up | success
    lamp | Street lamp dark again | Corner by the school | Tue | With the town | primary
    warning | Cellar broken into | Station road 9, police came | Sun | Police | danger`,
  about:
    'Third round since nine, slowly and with the lights off. Plate is on the picture; Omar and Lea walk past at ten.',
  facts: '21:40 | Seen\n3 | Times\n2 | On patrol',
  figures: '2 | Today\n5 | Open\n31 | Members',
  hero: 'On patrol until 23:00 | Omar and Lea | Linden lane, Mill street, back by the school | Call them',
  tip: 'Lock the sheds tonight | Two were tried this week',
  trend: 'Reports a month | 14 | −5',
  data: [22, 21, 19, 20, 18, 16, 14],
  add: 'Report',
  use: 'Tell everybody',
})
