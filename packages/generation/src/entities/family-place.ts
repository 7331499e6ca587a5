import { defineEntity } from '../entity.ts'

/** Where people of a family came from and went to. */
export const familyPlace = defineEntity({
  id: 'family-place',
  one: 'Place',
  many: 'Places',
  words: 'family place, ancestral home',
  icon: 'pin',
  groups: 'Born, Married, Lived',
  fields: `
    Place | place | Bergen, Old quay
    Country | text | Norway
    From | text | 1894
    Until | text | 1948
    Who | text | Ida, Otto
    Notes | long | The house stands, blue since 1960`,
  samples: `
    icon | title | subtitle | value
    pin | Bergen, Old quay | Ida was born here in 1921 | 6 people
    pin | Linden mill | Otto’s mill until 1931 | 4 people
    pin | Porto, Rua Nova | Maria and her sisters | 5 people
    pin | Hamburg, pier 3 | Arrived by ship in 1948 | 2 people
    pin | Harbour parish | Married here, 1919 and 1946 | 8 people
    pin | East cemetery | Three graves, one without a name | 3 people`,
  about:
    'The house by the quay stands to this day. Ida was born on its second floor, in the room with the stove.',
  facts: '6 | People\n1894 | First\n1948 | Last',
  figures: '14 | Places\n4 | Countries',
  hero: 'Most of them | Bergen, Old quay | Six people between 1894 and 1948 | See place',
  tip: 'Four countries | Five generations between Bergen and Porto',
  add: 'Add place',
  use: 'Who lived here',
})
