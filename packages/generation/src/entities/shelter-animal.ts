import { defineEntity } from '../entity.ts'

export const shelterAnimal = defineEntity({
  id: 'shelter-animal',
  one: 'Animal',
  many: 'Animals',
  words: 'adoption, pet adoption, shelter animal, rescue dog, adoptable pet, stray',
  icon: 'paw',
  groups: 'Dogs, Cats, Others',
  fields: `
    Name | text | Otto
    Kind | choice | Dog | Dog, Cat, Rabbit
    Breed | text | Terrier mix
    Age | text | 4 years
    Likes children | switch | yes
    Shelter | place | Linden shelter
    About | long | Sleeps on feet`,
  samples: `
    image | title | subtitle | badge | tone
    dog | Otto, 4 years | Terrier mix, sleeps on feet | Ready | success
    kitten | Mimi, 2 years | Grey cat, wants a balcony | Ready | success
    dog | Pepper, 9 years | Calm, likes old sofas | Senior | primary
    dog | Hazel, 8 months | Needs a garden and patience | New | accent
    dog | Bruno, 5 years | Big, afraid of umbrellas | Visit | warning
    kitten | Lotte and Emmi | Sisters, only together | Pair | primary`,
  about:
    'Came in March, was found by the canal. Good with children and bicycles, not with geese. Sleeps on feet.',
  facts: '4 years | Age\n11 kg | Weight\n0.8 km | Away',
  figures: '42 | Animals\n6 | New\n11 | Homes found this month',
  hero: 'New today | Hazel, eight months | She needs a garden and patience | Meet her',
  tip: 'Eleven found a home | Four of them seniors',
  add: 'Add animal',
  use: 'Ask to visit',
})
