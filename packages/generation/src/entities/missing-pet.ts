import { defineEntity } from '../entity.ts'

export const missingPet = defineEntity({
  id: 'missing-pet',
  one: 'Pet',
  many: 'Pets',
  words: 'lost pet, missing pet, found pet, missing cat, lost dog, lost cat, missing dog',
  icon: 'paw',
  groups: 'Missing, Found, Home again',
  fields: `
    Name | text | Mimi
    Lost or found | choice | Lost | Lost, Found
    Kind | choice | Cat | Dog, Cat, Bird, Other
    Last seen | place | Linden lane 4
    When | date | Thu 19 Nov
    Photo | photo | pet
    Call | phone | 030 901820
    Looks like | long | Grey, white left paw, red collar`,
  samples: `
    icon | title | subtitle | value | badge | tone
    paw | Mimi, grey cat | Linden lane, this morning | 0.3 km | Missing | danger
    paw | Otto, brown terrier | Canal, yesterday 18:00 | 0.9 km | Missing | danger
    paw | Black cat, no collar | Mill street, in a garage | 0.6 km | Found | primary
    paw | Hazel, rabbit | Park view 7 | 1.2 km | Missing | warning
    paw | Big dog, green harness | Stone pier, very friendly | 1.8 km | Found | primary
    paw | Lotte, budgie | Back on her own balcony | 0.4 km | Home | success`,
  about:
    'Grey with a white left paw and a red collar. Shy, comes for cheese. Please do not run after her, call instead.',
  facts: '0.3 km | Away\n3 | Sightings\n8:40 | Last seen',
  figures: '4 | Missing\n2 | Found\n31 | Home again',
  hero: 'Missing since 8:40 | Mimi, grey cat | Linden lane, white left paw | I saw her',
  tip: 'Two are home again | Both were seen by a neighbour',
  add: 'Post a pet',
  use: 'I saw this pet',
})
