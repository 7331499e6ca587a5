import { defineEntity } from '../entity.ts'

export const horse = defineEntity({
  id: 'horse',
  words: 'horse, pony',
  icon: 'paw',
  groups: 'School, Private, Young',
  fields: `
    Name | text | Fjara
    Box | text | 12
    Born | text | 2014
    Feed | text | 4 kg hay, 1 kg oats
    Vet | date | Wed 2 Dec
    Rider | person | Ida Berg
    Notes | long | Left front sensitive, soft ground only`,
  samples: `
    icon | title | subtitle | value | badge | tone
    paw | Fjara | Icelandic, with Ida | Box 12 | Rested | success
    paw | Komet | Hanoverian, school horse | Box 3 | 2 lessons | primary
    paw | Bella Rosa | Pony, for beginners | Box 7 | 3 lessons | warning
    paw | Sturm | Young, lunge only | Box 9 | Farrier | danger
    paw | Anouk | Haflinger, carriage | Box 5 | Rested | success
    paw | Nordlicht | Trakehner, private | Box 1 | Paddock | neutral`,
  about: 'Calm in traffic, quick on grass. Left front is sensitive since October: soft ground only.',
  facts: '12 | Box\n2014 | Born\n3 | Rides this week',
  figures: '14 | Horses\n9 | Lessons today | +2\n2 | Vet visits ahead',
  hero: 'Next, 16:00 | Lesson on Komet | Four riders in the hall, Ruth teaches | See lesson',
  tip: 'Hay for nine days | Order twenty bales by Friday',
  trend: 'Lessons a week | 41 | +5',
  data: [30, 33, 34, 36, 35, 38, 41],
  use: 'Add entry',
})
