import { defineEntity } from '../entity.ts'

export const busRide = defineEntity({
  id: 'bus-ride',
  one: 'Ride',
  many: 'Rides',
  words: 'school bus, bus ride, shuttle, minibus',
  icon: 'truck',
  groups: 'Today, Stops, Absent',
  fields: `
    Child | text | Ida, 7b
    Stop | place | Linden square
    Morning | time | 7:24
    Afternoon | time | 15:40
    Driver | person | Omar Haddad
    Not riding on | date | Fri 27 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Line 4 to school | Omar, two stops away | 7:24 | 3 min late | warning
    pin | Linden square | Ida gets on | 7:27 | Next | primary
    pin | Mill street | Four children | 7:33 | On time | success
    school | School gate | 18 on board | 7:48 | On time | success
    truck | Line 4 home | Hana drives | 15:40 | Planned | neutral
    user | Emil is absent | Told at 6:50 | – | Absent | danger`,
  about: 'Two stops away, three minutes late because of the bridge. Ida gets on at Linden square.',
  facts: '7:27 | Here\n2 | Stops away\n18 | On board',
  figures: '7:27 | At your stop\n3 min | Late\n18 | On board',
  hero: 'Three minutes late | Line 4 is two stops away | At Linden square at 7:27 | Show on map',
  notices: `
    Five minutes to Linden square | Line 4 with Omar | bell
    Line 4 is three minutes late | The bridge is closed | clock
    Ida got on | Linden square, on Wednesday at 7:27 | check
    Ida got off | School gate, on Tuesday at 7:48 | check`,
  tip: 'On time four of five days | Wednesdays are the late ones',
  trend: 'Minutes late | 3 | −1',
  add: 'Report absence',
  use: 'Absent today',
})
