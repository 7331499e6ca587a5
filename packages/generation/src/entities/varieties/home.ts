import { home } from '../home.ts'
import { defineVarieties } from './variety.ts'

/** What is let or sold; without these words it is flats to let. */
export const homeVarieties = defineVarieties(home, [
  {
    signs:
      'country house 5, country houses 5, farm 4, farms 4, farmhouse 5, land 3, plots 4, plot 3, hectares 5, rural 4, ranch 4, ranches 4, country estate 5, acres 5, barns 4',
    one: 'Property',
    many: 'Properties',
    groups: 'Farms, Houses, Land, Forest',
    fields: `
      Land | text | 6.4 ha
      House | text | 240 m², 1890
      Price | money | € 620,000
      Outbuildings | text | Barn, stable, well
      Viewing | date | Sat 28 Nov
      Address | place | Linden lane 4
      Notes | long | Spring on the land, roof from 2014`,
    without: 'Rooms, Size, Free from',
    samples: `
      image | title | subtitle | overline | value | meta
      farm | Linden farm | 6.4 ha, house, barn, stable | Farm | € 620,000 | New
      house | Mill house | 0.8 ha, 240 m², by the stream | House | € 485,000 | Viewing Sat
      forest | Fox wood | 14 ha mixed forest | Land | € 210,000 | Since May
      field | East meadow | 3.2 ha, water and road | Land | € 74,000 | New
      old town | Rectory of 1780 | 1.1 ha park, nine rooms | House | € 890,000 | Reserved
      lake | Lake farm | 22 ha, boathouse | Farm | € 1,450,000 | On request`,
    about:
      'House of 1890 with a roof from 2014, barn and stable around a yard. A spring on the land, the road ends here.',
    facts: '6.4 ha | Land\n240 m² | House\n1890 | Built',
    figures: '38 | Properties | +3\n9 | Saved\n3 | Viewings',
    hero: 'New this morning | Linden farm | 6.4 hectares with barn and stable | See property',
    trend: 'Price per ha | € 23,400 | +€ 300',
    price: '€ 620,000 | plus fees',
  },
  {
    signs:
      'buy 3, sale 3, for sale 4, buyers 4, house hunting 2, mortgage 3, villas 4, villa 4, luxury 3, realtor 3, broker 3, new build 4, property 1, properties 1',
    one: 'Home',
    groups: 'Houses, Flats, New, Garden',
    fields: `
      Rooms | number | 5
      Size | text | 142 m²
      Price | money | € 485,000
      Built | text | 1998
      Viewing | date | Sat 28 Nov
      Address | place | Linden lane 4
      Notes | long | Heat pump from 2022`,
    without: 'Free from',
    samples: `
      image | title | subtitle | overline | value | rating | meta
      house 2 | House on Linden lane | 142 m², garden to the south | Old town | € 485,000 | 4.8 | New
      house | Terraced house | 118 m², four rooms | North side | € 372,000 | 4.6 | Viewing Sat
      sofa room | Loft over the dairy | 102 m², one big room | Mill street | € 410,000 | 4.7 | New
      villa | Villa at the lake | 260 m², own jetty | East bank | € 1,290,000 | 4.9 | On request
      city | Ninth floor, all sky | 74 m², lift, two rooms | Harbour | € 298,000 | 4.5 | Reserved
      house 3 | Corner house | 190 m², two flats | Old town | € 640,000 | 4.7 | Since May`,
    about: 'Five rooms around a south garden, heat pump from 2022, school and tram in six minutes.',
    facts: '5 | Rooms\n142 m² | Size\n1998 | Built',
    hero: 'New this morning | House on Linden lane | 142 m², garden to the south | See home',
    trend: 'Price per m² | € 3,420 | −€ 40',
    price: '€ 485,000 | plus fees',
  },
  {
    signs:
      'office space 5, offices 4, commercial 5, shops to let 5, retail space 5, warehouse space 5, studio space 4, commercial property 6',
    one: 'Space',
    many: 'Spaces',
    icon: 'building',
    groups: 'Offices, Shops, Halls',
    fields: `
      Size | text | 180 m²
      Desks | number | 14
      Price | money | € 3,240
      Free from | date | 1 Jan 2027
      Address | place | Harbour gate 2`,
    without: 'Rooms',
    samples: `
      image | title | subtitle | overline | value | meta
      office | Third floor, harbour | 180 m², 14 desks, lift | Office | € 3,240 | Free 1 January
      corner shop | Corner shop | 64 m², two windows | Shop | € 1,480 | Free now
      warehouse | Hall 4, mill yard | 620 m², ramp, 5 m high | Hall | € 4,900 | Free in March
      room | Studio with north light | 90 m², kitchen | Office | € 1,320 | Free now
      old town | Gallery room | 110 m², ground floor | Shop | € 2,100 | Free 1 February`,
    about: 'One open floor and two rooms with doors, fibre, showers in the cellar, four bicycles inside.',
    facts: '180 m² | Size\n14 | Desks\n3rd | Floor',
    hero: 'New this morning | Third floor, harbour | 180 m², 14 desks | See space',
    price: '€ 3,240 | per month, plus costs',
  },
  {
    signs:
      'student rooms 5, student housing 5, student accommodation 5, shared flat 4, flatshare 5, roommate 4, roommates 4, dorm 4',
    one: 'Room',
    many: 'Rooms',
    groups: 'Shared, Studio, Dorm',
    samples: `
      image | title | subtitle | overline | value | meta
      room | Room on Linden lane | 16 m², three flatmates | Shared | € 420 | Free 1 January
      city | Studio, ninth floor | 24 m², own bath | Studio | € 560 | Free now
      home | Room by the campus | 12 m², balcony | Dorm | € 340 | Free 1 February
      sofa room | Attic room | 18 m², two flatmates | Shared | € 450 | Free now
      garden home | Ground floor room | 14 m², garden | Shared | € 395 | Free 15 December`,
    fields: 'Size | text | 16 m²\nPrice | money | € 420\nFlatmates | number | 3',
    without: 'Rooms',
    about: 'Two study, one works; a big kitchen, a quiet house, the tram at the door. Six months at least.',
    facts: '16 m² | Size\n3 | Flatmates\n8 min | To campus',
    hero: 'New this morning | Room on Linden lane | € 420 warm, eight minutes to campus | See room',
    price: '€ 420 | per month, warm',
  },
])
