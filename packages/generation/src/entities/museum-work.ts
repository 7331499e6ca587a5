import { defineEntity } from '../entity.ts'

export const museumWork = defineEntity({
  id: 'museum-work',
  one: 'Work',
  many: 'Works',
  words: 'artwork, museum work, work of art',
  icon: 'image',
  groups: 'Paintings, Prints, Drawings',
  fields: `
    Title | text | Boats before the storm
    Artist | text | Johanna van der Meer
    Year | text | 1664
    Technique | text | Oil on oak
    Size | text | 48 × 62 cm
    `,
  samples: `
    image | title | subtitle | overline
    sea ship | Boats before the storm | Johanna van der Meer, oil on oak | 1664
    flower | Tulips and a snail | Pieter Claasz, oil on canvas | 1638
    winter snow | Skaters on the mill pond | Anna Brueckner, oil on oak | 1612
    forest | Birches, evening | Ivar Lindqvist, oil on canvas | 1891
    portrait person | Woman with a letter | Unknown master, chalk | 1705
    city night | Bridge in the rain | Hana Mori, woodcut | 1832
    `,
  about:
    'The light comes from the left, as nearly always with her. In the far boat somebody is still hauling in the net.',
  facts: '1664 | Year\n48 × 62 | Centimetres\nRoom 9 | Hangs in',
  figures: '4,218 | Works\n318 | Artists',
  hero: 'Work of the day | Boats before the storm | Johanna van der Meer, 1664 | Look at it',
  tip: 'Saved lately: three seas | You like the colour grey',
  trend: 'Looked at this week | 42 | +8',
  add: 'Save',
  use: 'Save to my gallery',
})
