import { defineEntity } from '../entity.ts'

/** How many of a class eat on a day. */
export const classMeal = defineEntity({
  id: 'class-meal',
  one: 'Class',
  many: 'Classes',
  words: 'class at lunch, lunch of a class',
  icon: 'users',
  groups: 'First sitting, Second sitting, Not reported',
  fields: `
    Class | choice | 2b | 1a, 1b, 2a, 2b
    Eat today | number | 21
    Vegetarian | number | 4
    With allergies | number | 2
    Left over in kg | number | 1.2
    Notes | long | Two more after the swimming lesson`,
  samples: `
    icon | title | subtitle | value | badge | tone
    users | Class 1a | 3 vegetarian, 1 without milk | 18 | Reported | success
    users | Class 1b | 2 vegetarian | 20 | Reported | success
    users | Class 2a | On a trip | 0 | Away | neutral
    users | Class 2b | 4 vegetarian, 2 with allergies | 21 | Reported | success
    users | Class 3a | Yesterday 22 | – | Missing | warning
    users | Class 4b | 5 vegetarian | 19 | Reported | success`,
  about: 'Twenty-one today, four vegetarian. Two more come after the swimming lesson at half past twelve.',
  facts: '21 | Eat\n4 | Vegetarian\n2 | Allergies',
  figures: '138 | Eat today\n9 | Allergies\n6.4 kg | Left over | −1.1',
  hero: 'Until nine | Class 3a has not reported | Yesterday 22 ate, 138 are counted so far | Ask class 3a',
  tip: 'Less is left over | 6.4 kilos yesterday, mostly rice',
  trend: 'Left over in kg | 6.4 | −1.1',
  data: [9.2, 8.8, 8.1, 7.9, 8.4, 7.5, 6.4],
  add: 'Report today',
  use: 'Change number',
})
