import { animalPatient } from '../animal-patient.ts'
import { defineVarieties } from './variety.ts'

/** Whom the vet sees; without these words dogs and cats. */
export const animalPatientVarieties = defineVarieties(animalPatient, [
  {
    signs:
      'horse 5, horses 5, alpaca 5, alpacas 5, equine 6, stable 4, stables 4, farm 4, farms 4, cattle 5, cows 5, sheep 5, goats 5, llamas 5, donkeys 5, livestock 5',
    groups: 'Horses, Farm, To treat',
    fields: `
      Name | text | Fjara
      Animal | choice | Horse | Horse, Pony, Alpaca, Sheep, Cow
      Breed | text | Icelandic, mare
      Born | date | 4 May 2016
      Weight | number | 380
      Stable | place | Linden farm, box 12
      Vaccinated until | date | 24 Nov 2026
      Drug and dose | text | Meloxicam, 15 ml
      Withdrawal | text | No milk or meat until 2 Dec`,
    samples: `
      icon | title | subtitle | time | badge | tone
      paw | Fjara | Icelandic mare, Linden farm | 8:30 | Lame | warning
      paw | Komet | Hanoverian, Linden farm | 9:15 | Booster | primary
      paw | Nine alpacas | Mill meadow, shearing check | 10:30 | Worming | accent
      paw | 0417 Bella | Brown Swiss, Hill farm | 11:40 | Calving | danger
      paw | Sturm | Pony, Old dairy stable | 14:00 | Teeth | success
      paw | Flock of 38 | Sheep, east slope | 15:30 | Hooves | neutral`,
    about:
      'Ten years, 380 kilos. Lame in front left since Sunday, abscess opened and dressed, again on Thursday.',
    facts: '380 kg | Weight\n10 y | Age\n24 Nov | Booster due',
    figures: '6 | Visits today\n94 km | Round\n4 | Boosters due',
    hero: 'Next, 8:30 | Fjara, Linden farm | Lame in front left, dressing change | Open file',
    tip: 'Four boosters due this week | Three of them at Linden farm',
    trend: 'Visits a week | 31 | +4',
    data: [22, 25, 24, 28, 27, 27, 31],
  },
  {
    signs:
      'reptile 5, reptiles 5, exotic 5, exotics 5, parrots 5, tortoise 5, tortoises 5, snakes 5, birds 3, rodents 4, guinea pigs 4',
    groups: 'Reptiles, Birds, Small mammals',
    fields: `
      Name | text | Rosa
      Animal | choice | Tortoise | Tortoise, Snake, Parrot, Guinea pig
      Breed | text | Greek tortoise
      Born | date | 4 May 1998
      Weight | number | 1.4
      Warmest place | text | 34 degrees`,
    samples: `
      icon | title | subtitle | time | badge | tone
      paw | Rosa | Greek tortoise, Lea Brandt | 9:00 | Check-up | success
      paw | Kiko | Grey parrot, Kim Osei | 9:30 | Feathers | warning
      paw | Noodle | Corn snake, Omar Haddad | 10:10 | Shedding | accent
      paw | Pip and Pop | Guinea pigs, Ana Petrova | 10:40 | Teeth | primary
      paw | Drake | Bearded dragon, Jonas Weber | 11:20 | Surgery | danger`,
    about: 'Twenty-eight years, 1.4 kilos before winter. Beak trimmed, lungs clear, may go into the fridge.',
    facts: '1.4 kg | Weight\n28 y | Age\n5 °C | Winter',
    hero: 'Next, 9:00 | Rosa, Greek tortoise | Check before winter, room 2 | Open file',
  },
])
