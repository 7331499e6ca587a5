import { defineEntity } from '../entity.ts'

export const exhibit = defineEntity({
  id: 'exhibit',
  words: 'exhibit, artwork, sculpture, object on show',
  icon: 'building',
  groups: 'Floor 1, Floor 2, Sea, People',
  fields: `
    Title | text | Ship in a bottle
    Number | number | 12
    Room | text | Room 4
    Year | text | 1887
    Story | long | Built on board, in eleven months without wind`,
  samples: `
    image | title | subtitle | overline | meta
    sail | Ship in a bottle | Built in eleven calm months | No. 12 | 3 min
    sea night | Brass sextant | It brought 214 people home | No. 7 | 4 min
    museum art | Figurehead, 1840 | The lady of the Northern Light | No. 21 | 5 min
    sunset | Harbour at dusk | Oil, by a customs officer | No. 33 | 2 min
    coat | The pilot's coat | Eleven pockets | No. 18 | 3 min
    lamp | First lamp | From the old lighthouse | No. 2 | 6 min`,
  about: 'Built on board the Albatross in eleven months without wind, with a sail needle and a spoon.',
  facts: 'No. 12 | Number\n1887 | Year\n3 min | Audio',
  figures: '142 | Exhibits\n18 | Stories\n1 h 10 | Tour',
  hero: 'Start here | Ship in a bottle | Room 4, number 12, three minutes | Listen',
  tip: 'The short tour takes 40 minutes | Nine exhibits, one lift',
  trend: 'Exhibits heard | 18 | +4',
  add: 'Add exhibit',
  use: 'Listen',
})
