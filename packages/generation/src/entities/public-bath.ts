import { defineEntity } from '../entity.ts'

export const publicBath = defineEntity({
  id: 'public-bath',
  one: 'Bath',
  many: 'Baths',
  words:
    'swimming bath, swimming pool, public pool, city pool, lido, outdoor pool, thermal bath, ice rink, sauna',
  icon: 'wave',
  groups: 'Open now, Indoor, Outdoor, Sauna',
  fields: `
    Opening hours | text | 6:30 to 22:00
    Water temperature | number | 27
    Current occupancy | slider | 34
    Entry price | money | € 5.50
    Lanes | number | 8
    Address | place | Harbour street 12`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wave | Mill baths | 6:30 to 22:00, water 27 °C | 34 % | Quiet | success
    wave | Harbour lido | 8:00 to 20:00, water 22 °C | 71 % | Busy | warning
    wave | North pool | 6:00 to 21:00, water 26 °C | 18 % | Quiet | success
    drop | Thermal bath Linden | 9:00 to 23:00, water 33 °C | 88 % | Nearly full | danger
    wave | School pool East | Clubs until 18:00, water 28 °C | 42 % | Open | neutral
    sun | Forest lido | Opens again on 1 May | – | Closed | neutral`,
  about:
    'Eight lanes of 25 metres, a children’s pool and a slide. Lanes 1 and 2 belong to the club until six; after that it gets quiet.',
  facts: '27 °C | Water temperature\n34 % | Current occupancy\n€ 5.50 | Entry price',
  figures: '6 | City pools\n5 | Open now\n27 °C | Warmest lanes',
  hero: 'Quietest now | North pool, 18 % full | Water 26 °C, open until nine | Show the way',
  notices: `
    Harbour lido is getting full | 71 percent, more than usual at this hour | wave
    Mill baths closed on Monday | The filters are changed | warning
    Late swim on Friday | North pool until midnight | moon
    Season tickets for summer | On sale until 31 March | ticket`,
  tip: 'Quietest before eight | Most pools are half as full in the early morning',
  trend: 'Occupancy in percent | 34 % | −6',
  data: [18, 22, 41, 56, 62, 48, 34],
  labels: ['6', '8', '10', '12', '14', '16', 'now'],
  add: 'Add bath',
  use: 'Show the way',
})
