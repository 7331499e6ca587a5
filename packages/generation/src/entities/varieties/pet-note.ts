import { petNote } from '../pet-note.ts'
import { defineVarieties } from './variety.ts'

/** Whose diary it is; without these words it is a small bird's. */
export const petNoteVarieties = defineVarieties(petNote, [
  {
    signs:
      'guinea pig 6, rabbit 6, bunny 6, hamster 6, gerbil 6, chinchilla 6, degu 6, mouse 3, rat 4, rodent 5, hay 3',
    groups: 'Feeding, Health, Cleaning',
    without: 'Temperature',
    fields: `
      Who | choice | Hazel | Hazel, Otto, Mimi
      What | choice | Feeding | Feeding, Cleaning, Weight, Vet, Nails
      Weight in g | number | 982
      Photo | photo | pet
      Notes | long | Left the hay, took the dill`,
    samples: `
      icon | title | subtitle | value | tone
      leaf | Hay, dill and pepper | All three, today 8:10 | 90 g | success
      heart | Hazel, weight | Today, morning | 982 g | primary
      heart | Otto, weight | Today, 12 g less | 1,040 g | warning
      drop | Cage cleaned | Yesterday, new bedding | Done | success
      scissors | Mimi, nails | Tuesday, front paws | Done | accent
      stethoscope | Otto, teeth at the vet | 11 November, all well | € 32 | warning`,
    about: 'Ate well, dill first, then slept in the tunnel. Coat is smooth, eyes are clear.',
    facts: '982 g | Weight\n6 days | Cleaned\nWell | Mood',
    figures: '982 g | Hazel | +6\n6 | Days since cleaning\n3 | Animals',
    hero: 'This evening | Fresh hay and water | Cage wants cleaning on Saturday | Mark as done',
    tip: 'Otto has lost 12 grams | Weigh him again on Saturday',
    trend: 'Weight | 982 g | +6',
    data: [958, 962, 966, 970, 971, 976, 982],
  },
  {
    signs:
      'gecko 6, snake 6, reptile 6, bearded dragon 8, lizard 6, chameleon 6, iguana 6, python 5, terrarium 5, frog 4, axolotl 6',
    groups: 'Feeding, Health, Terrarium',
    fields: `
      What | choice | Feeding | Feeding, Shed, Cleaning, Weight, Vet
      Weight in g | number | 412
      Temperature | text | 34 °C
      Humidity | text | 45 %
      Photo | photo | pet
      Notes | long | Took eight crickets, with calcium`,
    samples: `
      icon | title | subtitle | value | tone
      bowl | Eight crickets, calcium | Today 8:10, all eaten | 8 | success
      heart | Weight | Sunday, morning | 412 g | primary
      sun | Basking spot | Today, 45 % humidity | 34 °C | success
      leaf | Shed in one piece | Tuesday, toes clear | Shed | accent
      drop | Water and droppings | Yesterday | Done | success
      stethoscope | Vet, parasites | 11 November, none | € 38 | warning`,
    about: 'Hunted well after an hour under the lamp. Shed came off in one piece, toes and tail are clear.',
    facts: '412 g | Weight\n34 °C | Basking\n45 % | Humid',
    figures: '412 g | Weight | +4\n9 | Days since the shed\n34 °C | Basking spot',
    hero: 'This evening | Greens and fresh water | Lamp is eleven months old | Mark as done',
    tip: 'Next feeding on Saturday | Eight crickets, calcium again',
    trend: 'Weight | 412 g | +4',
    data: [392, 396, 399, 401, 406, 408, 412],
  },
  {
    signs: 'tortoise 7, turtle 6, hibernation 6',
    groups: 'Feeding, Health, Winter',
    fields: `
      What | choice | Weight | Feeding, Bath, Weight, Vet
      Weight in g | number | 1240
      Temperature | text | 5 °C
      Photo | photo | pet
      Notes | long | Breathes slowly, eyes shut`,
    samples: `
      icon | title | subtitle | value | tone
      heart | Weight, week 3 of sleep | Today, 6 g less | 1,240 g | primary
      moon | Fridge, upper shelf | Today, door opened for air | 5 °C | success
      drop | Bath before the sleep | 31 October, 20 minutes | Done | success
      leaf | Dandelion and hay | 24 October, last meal | 60 g | success
      stethoscope | Vet, blood and worms | 12 October, all well | € 46 | warning
      sun | Out in the garden | 4 October, six hours | 6 h | accent`,
    about: 'Three weeks in the fridge, has lost less than one percent. Weighed once a week, air twice.',
    facts: '1,240 g | Weight\n5 °C | Cool\nWeek 3 | Asleep',
    figures: '1,240 g | Weight | −6\n5 °C | In the fridge\n3 | Weeks asleep',
    hero: 'On Saturday | Weigh and air | Week four of sixteen | Mark as done',
    tip: 'Weight is fine | Less than one percent in three weeks',
    trend: 'Weight | 1,240 g | −6',
    data: [1262, 1258, 1255, 1252, 1249, 1246, 1240],
  },
  {
    signs: 'ferret 7, hedgehog 6',
    groups: 'Feeding, Health, Fun',
    without: 'Temperature',
    fields: `
      What | choice | Feeding | Feeding, Cleaning, Weight, Vet, Play
      Weight in g | number | 1120
      Photo | photo | pet
      Notes | long | Hid three socks`,
    samples: `
      icon | title | subtitle | value | tone
      bowl | Meat and egg | Today 8:10, ate well | 60 g | success
      heart | Weight | Today, morning | 1,120 g | primary
      sun | Out of the cage | Yesterday, hall and stairs | 2 h | accent
      drop | Litter and hammock | Yesterday | Done | success
      stethoscope | Vaccination | 11 November | € 42 | warning
      star | Came when called | Sunday, twice | Fun | accent`,
    about: 'Ate well and slept fourteen hours. Two hours through the hall, three socks are missing.',
    facts: '1,120 g | Weight\n2 h | Out\nWell | Mood',
    figures: '1,120 g | Weight | +10\n2 h | Out a day\n12 | Day streak',
    hero: 'This evening | Two hours out and fresh water | Hammock wants washing | Mark as done',
    trend: 'Weight | 1,120 g | +10',
    data: [1080, 1088, 1096, 1100, 1108, 1110, 1120],
  },
])
