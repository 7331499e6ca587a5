import { defineEntity } from '../entity.ts'

/** A lane of the car deck with what stands in it. */
export const deckLane = defineEntity({
  id: 'deck-lane',
  one: 'Lane',
  many: 'Lanes',
  words: 'deck lane, car deck',
  icon: 'truck',
  groups: 'Room, Full',
  fields: `
    Lane | number | 2
    Vehicle | text | B KW 4182, car
    Length | text | 4.4 m
    State | choice | On board | Booked, At the quay, On board`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    truck | Lane 1, lorries | Milk lorry, 12 m | 60 | 8 m free | success
    car | Lane 2, cars | 5 on board, 1 at the quay | 100 | Full | warning
    car | Lane 3, cars | 4 of 6 | 66 | 2 free | success
    bike | Bicycles, bow | 11 of 20 | 55 | 9 free | success
    heart | By the lift | One place, wheelchair | 100 | Taken | primary`,
  figures: '14 of 18 | Cars\n4 | Free\n11 | Bicycles',
  tip: 'Four cars still fit | Two in lane 3, two in lane 1',
  add: 'Add vehicle',
  use: 'Mark as on board',
})
