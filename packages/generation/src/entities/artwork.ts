import { defineEntity } from '../entity.ts'

export const artwork = defineEntity({
  id: 'artwork',
  one: 'Work',
  many: 'Works',
  words: 'work of art, portfolio piece, work sample',
  icon: 'palette',
  groups: 'Water, Rooms, On paper',
  fields: `
    Your name | person | Lea Brandt
    Email | email | lea@post.example
    About which work | text | Water, no. 4
    Message | long | Is it still free, and what does it cost framed?`,
  samples: `
    image | title | subtitle | overline | badge | tone
    abstract art | Water, no. 4 | Oil on linen, 90 × 120 cm | 2026 | Available | success
    sea | Pier in November | Oil on board, 40 × 50 cm | 2026 | Sold | neutral
    room | Kitchen, first light | Tempera, 60 × 60 cm | 2025 | Available | success
    vase | Two jugs | Ink on paper, 30 × 40 cm | 2025 | On request | primary
    old town | Stairs | Etching, edition of 12 | 2024 | 3 left | warning
    forest | Birches | Charcoal, 70 × 100 cm | 2024 | Sold | neutral`,
  about: 'From the series Water, painted on the pier between October and March. Signed on the back.',
  facts: '90 × 120 | Size in cm\n2026 | Year\nOil | On linen',
  figures: '48 | Works\n3 | Series\n12 | Exhibitions',
  hero: 'New in the studio | Water, no. 4 | Oil on linen, 90 × 120 cm, 2026 | See work',
  tip: 'On show until 13 December | Old mint, upper floor, Thursday to Sunday',
  add: 'Write enquiry',
  use: 'Ask about it',
})

/** Where works are shown. */
export const artShow = defineEntity({
  id: 'art-show',
  one: 'Exhibition',
  many: 'Exhibitions',
  words: 'art exhibition, solo show, group show',
  icon: 'calendar',
  groups: 'Now, Coming, Past',
  fields: `
    Title | text | Between two tides
    Place | place | Old mint, upper floor
    From | date | Fri 6 Nov
    Until | date | Sun 13 Dec`,
  samples: `
    icon | title | subtitle | badge | tone
    building | Between two tides | Old mint, until 13 Dec | Now | success
    users | Eight from the harbour | Town hall, opens 15 Jan | Coming | primary
    home | Open studio | Linden lane 4, Sat 28 Nov | Coming | primary
    building | Paper and salt | Museum of bread, 2025 | Past | neutral
    flag | Winter salon | Gallery Osei, 2024 | Past | neutral`,
  about: 'Twenty-two works from three years. The artist is there on Saturdays after two.',
  facts: '22 | Works\n13 Dec | Until\nFree | Entrance',
  figures: '1 | Now\n2 | Coming\n12 | So far',
  tip: 'Open studio on the 28th | Coffee from eleven',
  use: 'How to get there',
})
