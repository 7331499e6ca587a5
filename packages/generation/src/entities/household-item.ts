import { defineEntity } from '../entity.ts'

export const householdItem = defineEntity({
  id: 'household-item',
  one: 'Item',
  many: 'Items',
  words: 'home inventory, household item, warranty, belongings',
  icon: 'box',
  groups: 'Kitchen, Attic, Cellar',
  fields: `
    Name | text | Washing machine
    Room | choice | Cellar | Kitchen, Attic, Cellar
    Bought | date | 12 Mar 2024
    Price | money | € 540
    Warranty until | date | 12 Mar 2029
    Receipt | photo | receipt
    Notes | long | Filter every three months`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Washing machine | Cellar, bought in March 2024 | € 540 | Warranty | success
    bike | Trekking bike | Cellar, frame WT 4081 | € 890 | Insured | primary
    sofa | Sofa, grey | Living room | € 1,150 | Warranty | success
    camera | Camera and two lenses | Study, shelf 2 | € 1,420 | Insured | primary
    box | Winter clothes, box 4 | Attic, left side | 18 kg | Box 4 | neutral
    tools | Cordless drill | Cellar, lent to Kim | € 119 | Lent | warning`,
  about: 'Bought at Linden Market, five years of warranty. Clean the filter every three months.',
  facts: '€ 540 | Price\n2029 | Warranty\nCellar | Room',
  figures: '128 | Items\n€ 14,280 | Worth\n3 | Warranties ending',
  hero: 'Ends in 12 days | Warranty of the kettle | It leaks a little at the lid | Find receipt',
  tip: 'Three warranties end this winter | Kettle, drill and headphones',
  add: 'Add item',
  use: 'Show receipt',
})
