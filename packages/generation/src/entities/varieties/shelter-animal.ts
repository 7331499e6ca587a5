import { shelterAnimal } from '../shelter-animal.ts'
import { defineVarieties } from './variety.ts'

/** Who waits for a home; without these words it is a shelter with animals of all kinds. */
export const shelterAnimalVarieties = defineVarieties(shelterAnimal, [
  {
    signs: 'cat and dog 9, dog and cat 9, cats or dogs 9, dogs or cats 9',
    samples: `
      image | title | subtitle | badge | tone
      dog | Otto, 4 years | Terrier mix, sleeps on feet | Ready | success
      kitten | Mimi, 2 years | Grey cat, wants a balcony | Ready | success
      kitten | Pepper, 9 years | Old cat, likes sofas | Senior | primary
      dog | Hazel, 8 months | Puppy, needs a garden | New | accent
      dog | Bruno, 5 years | Big, afraid of umbrellas | Visit | warning
      kitten | Lotte and Emil | Cats, only together | Pair | primary`,
    groups: 'Dogs, Cats',
    about: shelterAnimal.about,
  },
  {
    signs:
      'cat rescue 5, cat shelter 5, cat charity 5, kitten 4, rescue cat 5, cat 3, adopt a cat 5, feral cat 5',
    groups: 'All ages, Kittens, Seniors',
    without: 'Kind',
    fields: `
      Breed | text | Grey shorthair
      Name | text | Mimi
      Gets on with dogs | switch | yes
      Age | text | 2 years
      About | long | Wants a balcony`,
    samples: `
      image | title | subtitle | badge | tone
      kitten | Mimi, 2 years | Grey shorthair, wants a balcony | Ready | success
      kitten | Pepper, 9 years | Calm, likes old sofas | Senior | primary
      kitten | Hazel, 8 months | Three-coloured, very curious | New | accent
      kitten | Bruno, 5 years | Big, afraid of umbrellas | Visit | warning
      kitten | Lotte and Emil | Brother and sister, only together | Pair | primary
      kitten | Otto, 4 years | Black, talks a lot | Ready | success`,
    about: 'Came in March, was found by the canal. Good with children and calm dogs. Sleeps on feet.',
    facts: '2 years | Age\n4 kg | Weight\n0.8 km | Away',
    hero: 'New today | Hazel, eight months | She needs company and patience | Meet her',
  },
  {
    signs:
      'dog rescue 5, dog shelter 5, greyhound 5, puppy 4, rescue dog 4, street dog 5, dog 3, kennels 4, adopt a dog 5',
    groups: 'All ages, Puppies, Seniors',
    without: 'Kind',
    samples: `
      image | title | subtitle | badge | tone
      dog | Otto, 4 years | Terrier mix, sleeps on feet | Ready | success
      dog | Greta, 2 years | Shepherd mix, loves the lake | Ready | success
      dog | Pepper, 9 years | Calm, likes old sofas | Senior | primary
      dog | Hazel, 8 months | Needs a garden and patience | New | accent
      dog | Bruno, 5 years | Big, afraid of umbrellas | Visit | warning
      dog | Lotte and Emil | Dachshunds, only together | Pair | primary`,
    about: shelterAnimal.about,
  },
  {
    signs: 'rabbit 4, guinea pig 4, bunny 4, rodent 4, hamster 4',
    groups: 'Pairs, Singles, Young',
    without: 'Kind',
    fields: `
      Breed | text | Lop, brown
      Name | text | Lotte and Emil
      Age | text | 1 year
      About | long | Like parsley and tunnels`,
    samples: `
      image | title | subtitle | badge | tone
      dog | Lotte and Emil | Lops, only together | Pair | primary
      dog | Otto, 1 year | Grey, digs a lot | Ready | success
      dog | Mimi, 2 years | White, wants grass | Ready | success
      dog | Pepper, 6 years | Calm, one eye | Senior | primary
      dog | Hazel, 4 months | Needs a friend | New | accent
      dog | Bruno, 3 years | Big, likes to be brushed | Visit | warning`,
    about: 'Came in March from a balcony. Used to children, neutered and vaccinated. Only with a friend.',
    facts: '1 year | Age\n1.8 kg | Weight\n0.8 km | Away',
    hero: 'New today | Hazel, four months | She needs a friend | Meet her',
  },
])
