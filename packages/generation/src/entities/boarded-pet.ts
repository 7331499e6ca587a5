import { defineEntity } from '../entity.ts'

/** An animal that stays while its people are away. */
export const boardedPet = defineEntity({
  id: 'boarded-pet',
  one: 'Stay',
  many: 'Stays',
  words: 'boarded dog, boarding stay, kennel stay, cattery stay',
  icon: 'paw',
  groups: 'Here, Arriving, Leaving',
  fields: `
    Name | text | Otto
    Owner | person | Lea Brandt
    Phone | phone | +49 151 2048
    From | date | Mon 16 Nov
    Until | date | Tue 24 Nov
    Food | text | 180 g dry food, morning and evening
    Medicine | text | Half a tablet at 18:00
    Run | text | Run 4, garden side
    Photo | photo | dog
    Notes | long | Afraid of thunder, sleeps with a blanket`,
  samples: `
    image | title | subtitle | value | badge | tone
    dog 1 | Otto | Run 4, until Tue 24 Nov | 2 meals | Here | success
    dog 2 | Nala | Run 2, medicine at 18:00 | 3 meals | Here | success
    dog 3 | Bruno | Arrives today at 16:00 | 2 meals | Arriving | primary
    dog 4 | Miso | Fetched today at 11:30 | 2 meals | Leaving | warning
    dog 5 | Hazel | Run 7, not with males | 2 meals | Here | success
    dog 6 | Pepper | Arrives on Friday | 2 meals | Arriving | primary`,
  about:
    'Eats slowly and is afraid of thunder. Half a tablet in cheese at six; a photo goes home every evening.',
  facts: '4 | Run\nTue | Leaves\n18:00 | Medicine',
  figures: '14 | Here | +1\n1 | Arriving today\n1 | Leaving today',
  hero: 'Today, 16:00 | Bruno arrives | Run 5 is ready, two meals a day | Open stay',
  tip: 'One gets medicine today | Nala, half a tablet at six',
  trend: 'Dogs here | 14 | +1',
  add: 'New stay',
  use: 'Send a photo',
})
