import { defineEntity } from '../entity.ts'

export const flatShare = defineEntity({
  id: 'flat-share',
  one: 'Room',
  many: 'Rooms',
  words: 'roommate wanted, flat share, shared flat, spare room, room to let, room in a flat',
  icon: 'key',
  groups: 'New, Best match, Saved',
  fields: `
    Where | place | Linden lane 4, second floor
    Rent a month | money | € 420
    Size | text | 18 m²
    Free from | date | Mon 1 Dec
    Who lives there | text | Lea and Tomás
    House rules | choice | No smoking | No smoking, Pets welcome, Quiet evenings
    Photo | photo | room
    About the flat | long | Long kitchen table, one cat, quiet after ten`,
  samples: `
    image | title | subtitle | overline | value | meta
    room | Sunny room, 18 m² | Linden lane, with Lea and Tomás | Free from December | € 420 | 92 % match
    room lamp | Room under the roof | Mill street, with Hana and a cat | Free now | € 380 | 88 % match
    sofa | Big room with balcony | Old dairy, three others | Free from January | € 510 | 81 % match
    room | Quiet room to the yard | Harbour gate, with Omar | Free from December | € 450 | 77 % match
    garden | Room with garden door | Park view, with Priya and Elias | Free from February | € 470 | 74 % match
    room lamp | Small room, big kitchen | Station road, four others | Free now | € 310 | 70 % match`,
  about: 'Eighteen square metres with morning sun. A long kitchen table, one cat, quiet after ten.',
  facts: '€ 420 | A month\n18 m² | Size\n92 % | Match',
  figures: '14 | Rooms\n3 | Saved\n2 | Visits ahead',
  hero: 'Best match, 92 % | Sunny room, 18 m² | With Lea and Tomás, free from December | Arrange a visit',
  tip: 'Two flats wrote back | Lea and Hana, since Tuesday',
  trend: 'Rent of what you see | € 420 | −€ 12',
  add: 'Offer a room',
  use: 'Arrange a visit',
  price: '€ 420 | a month, all in',
})
