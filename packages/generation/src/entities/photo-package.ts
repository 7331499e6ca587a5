import { defineEntity } from '../entity.ts'

export const photoPackage = defineEntity({
  id: 'photo-package',
  one: 'Package',
  many: 'Packages',
  words: 'photo package, photo shoot',
  icon: 'camera',
  groups: 'Weddings, Portraits, Families',
  fields: `
    Kind | choice | Portrait | Portrait, Wedding, Family, Product
    Date | date | Sat 12 Dec
    Place | place | Old harbour
    People | number | 2
    Email | email | lea@post.example
    Message | long | Outdoors, if it stays dry`,
  samples: `
    image | title | subtitle | overline | value | rating
    person portrait | Portrait, one hour | 12 pictures, one place | Studio | € 180 | 4.9
    wedding | A whole wedding | 10 hours, 400 pictures | Wedding | € 2,200 | 5.0
    forest | Family in the woods | 90 minutes, 30 pictures | Family | € 260 | 4.9
    city night | City at night | Two people, two hours | Couple | € 240 | 4.8
    still fruit | Things on a table | Ten products | Product | € 420 | 4.7
    sea | First light at sea | We meet before six | Couple | € 280 | 4.9`,
  about:
    'One hour and one place you like. I bring the light, you bring a second jumper. Pictures within a week.',
  facts: '1 h | Length\n12 | Pictures\n€ 180 | Price',
  figures: '4 | Days free this month\n86 | Shoots\n5.0 | Rating',
  hero: 'Free on 12 December | Portrait in the old harbour | One hour, twelve pictures | Ask for a date',
  tip: 'Saturdays go first | In December one is left',
  add: 'Send enquiry',
  use: 'Ask for a date',
  price: '€ 180 | one hour',
})
