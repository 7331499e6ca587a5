import { creature } from '../creature.ts'
import { defineVarieties } from './variety.ts'

/** Breeds are looked up as the animals of a game are. */
export const creatureVarieties = defineVarieties(creature, [
  {
    signs: 'superhero 8, superheroes 8, hero 4, heroes 5, villain 6, villains 6, marvel 8, comics 4',
    one: 'Hero',
    many: 'Heroes',
    icon: 'shield',
    without: 'Kind, Height, Next form',
    groups: 'Heroes, Villains, In between',
    fields: `
      Name | text | Night Ferry
      Side | choice | Hero | Hero, Villain, In between
      Intelligence | slider | 82
      Power | slider | 64`,
    samples: `
      image | title | subtitle | overline | meta
      night sea | Night Ferry | Walks on water, never sleeps | Hero | 41 wins
      star | Captain Lantern | Bends light, forgets names | Hero | 38 wins
      mountain | Granite Grandma | Cannot be moved | Hero | 36 wins
      night | Doctor Hush | Turns off every sound | Villain | 29 wins
      forest | The Root | Is wherever trees are | In between | 24 wins
      sunset | Copper Kid | Half the size, twice the speed | Hero | 17 wins`,
    about: 'Walks on water and never sleeps. Lost once, to an ordinary fog.',
    facts: '82 | Intelligence\n64 | Power\n88 | Speed',
    figures: '214 | Heroes\n41 | Most wins\n6 | Favourites',
    hero: 'Fight of the day | Night Ferry against Doctor Hush | 62 percent say Night Ferry | See fight',
    tip: 'Night Ferry leads with 41 wins | Captain Lantern is three behind',
    trend: 'Power | 64 | +4',
    use: 'Let them fight',
  },
  {
    signs:
      'characters of 8, cartoon 6, series 6, science fiction 7, sci-fi 7, tv show 6, episodes 6, rick and morty 12, star wars 12, movie characters 9, species 4',
    one: 'Character',
    many: 'Characters',
    icon: 'user',
    without: 'Kind, Height, Strength, Speed, Next form',
    groups: 'Alive, Dead, Unknown',
    fields: `
      Name | text | Captain Ode Marlin
      Species | choice | Human | Human, Android, Tideling, Unknown
      Status | choice | Alive | Alive, Dead, Unknown
      Origin | text | Harbour Station
      First seen in | text | Episode 1, Departure`,
    samples: `
      image | title | subtitle | overline | meta
      person | Captain Ode Marlin | Human, Harbour Station | Alive | 24 episodes
      person | Seven of Reeds | Android, built on Low Moon | Alive | 21 episodes
      person | Brother Static | Unknown, heard only by radio | Unknown | 9 episodes
      person | Ilse Varga | Human, engineer | Dead | 12 episodes
      person | Pell | Tideling, from the third sea | Alive | 18 episodes
      person | The Warden | Android, keeper of the gate | Dead | 6 episodes`,
    about:
      'Took over the station when nobody else wanted it. Appears in twenty-four episodes, in one of them twice.',
    facts: '24 | Episodes\nHuman | Species\nAlive | Status',
    figures: '128 | Characters\n51 | Episodes\n6 | Favourites',
    hero: 'Most seen | Captain Ode Marlin | Human, in 24 episodes | See character',
    tip: 'Page 1 of 7 | Twenty characters on each',
    trend: 'Episodes | 24 | +1',
    use: 'See episodes',
  },
  {
    signs: 'dog breeds 9, dog breed 9, breeds 4, breed 4, cat breeds 6, cat breed 6',
    one: 'Breed',
    many: 'Breeds',
    icon: 'paw',
    without: 'Kind, Height, Strength, Speed, Next form',
    groups: 'All, Small, Medium, Large',
    fields: `
      Name | text | Border Collie
      Size | choice | Medium | Small, Medium, Large
      Weight | text | 14 to 20 kg
      Lives | text | 12 to 15 years
      From | text | Scotland
      Character | text | Clever, quick, never tired`,
    samples: `
      image | title | subtitle | overline | meta
      dog | Border Collie | Clever, quick, never tired | Medium | Scotland
      dog | Beagle | Friendly, follows its nose | Medium | England
      dog | Dachshund | Brave, long, stubborn | Small | Germany
      dog | Labrador | Gentle, loves water | Large | Canada
      dog | Pug | Calm, cuddly, snores | Small | China
      dog | Husky | Talks, runs, sheds | Large | Siberia`,
    about:
      'Bred to herd sheep on the border of Scotland. Needs two hours outside and something to think about.',
    facts: '14–20 kg | Weight\n12–15 y | Lives\nMedium | Size',
    figures: '354 | Breeds\n12 | Favorites\n10 | Groups',
    hero: 'Breed of the day | Border Collie | Clever, quick, never tired | Read on',
    tip: 'Twelve breeds saved | Seven of them are small',
    trend: 'Breeds read | 48 | +6',
    use: 'Save breed',
  },
  {
    signs: 'cat breeds 9, cat breed 9, breeds of cats 9, cats 5, cat 4',
    one: 'Breed',
    many: 'Breeds',
    icon: 'paw',
    without: 'Kind, Height, Strength, Speed, Next form',
    groups: 'All, Short hair, Long hair, No hair',
    fields: `
      Name | text | Maine Coon
      Coat | choice | Long hair | Short hair, Long hair, No hair
      Weight | text | 5 to 8 kg
      Lives | text | 12 to 15 years
      From | text | New England
      Character | text | Gentle giant, talks a lot`,
    samples: `
      image | title | subtitle | overline | meta
      kitten 1 | Maine Coon | Gentle giant, talks a lot | Long hair | New England
      kitten 2 | Siamese | Loud, loyal, never alone | Short hair | Thailand
      kitten 3 | Persian | Calm, wants to be combed | Long hair | Iran
      kitten 4 | British Shorthair | Quiet, round, patient | Short hair | Britain
      kitten 5 | Bengal | Climbs, runs, opens doors | Short hair | California
      kitten 6 | Sphynx | Warm, curious, needs a sweater | No hair | Canada`,
    about: 'A farm cat of snowy winters with a tail like a feather duster. Follows you from room to room.',
    facts: '5–8 kg | Weight\n12–15 y | Lives\nLong | Coat',
    figures: '73 | Breeds\n12 | Favorites\n4 | Without hair',
    hero: 'Breed of the day | Maine Coon | Gentle giant, talks a lot | Read on',
    tip: 'Twelve breeds saved | Five of them have long hair',
    trend: 'Breeds read | 48 | +6',
    use: 'Save breed',
  },
])
