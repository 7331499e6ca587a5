import { defineEntity } from '../entity.ts'

export const wildPatient = defineEntity({
  id: 'wild-patient',
  one: 'Animal',
  many: 'Animals',
  words: 'injured animal, wild animal in care, orphaned animal, casualty animal',
  icon: 'paw',
  groups: 'Reported, In care, Released',
  fields: `
    Kind | choice | Hedgehog | Hedgehog, Swift, Owl, Squirrel, Fox
    Photo | photo | forest
    Found at | place | Linden park, by the fountain
    What is wrong | text | Thin, out in daylight
    Finder | person | Lea Brandt
    Carer | person | Omar Haddad
    Weight | number | 312
    Notes | long | In a box with a towel, no milk given`,
  samples: `
    icon | title | subtitle | value | badge | tone
    paw | Hedgehog 14 | Linden park, thin and cold | 312 g | With Omar | primary
    paw | Swift 9 | Station roof, fell on Monday | 34 g | With Lea | primary
    warning | Young owl | Fox wood, reported at 8:40 | – | Nobody yet | danger
    paw | Squirrel 3 | Mill street, orphan | 128 g | With Kim | primary
    paw | Hedgehog 11 | Old dairy, wound closed | 640 g | Release Sat | success
    wave | Blackbird 6 | Back in the garden | 96 g | Released | neutral`,
  about:
    'Found in daylight on Tuesday, cold and with 260 grams. Eats by himself since Wednesday, forty grams a day.',
  facts: '312 g | Weight\n4 d | In care\n600 g | To release',
  figures: '9 | In care | +2\n1 | Nobody yet\n38 | Released this year',
  hero: 'Reported at 8:40 | Young owl, Fox wood | On the path below the big oak, nobody is on the way | I take it',
  tip: 'Hedgehog 11 may go on Saturday | 640 grams and three dry nights',
  trend: 'Weight of hedgehog 14 | 312 g | +52',
  data: [260, 258, 266, 275, 284, 298, 312],
  add: 'Report an animal',
  use: 'Log weight',
})
