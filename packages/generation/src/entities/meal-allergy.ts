import { defineEntity } from '../entity.ts'

/** A child that must not eat something. */
export const mealAllergy = defineEntity({
  id: 'meal-allergy',
  one: 'Allergy',
  many: 'Allergies',
  words: 'child with an allergy, special diet',
  icon: 'warning',
  groups: 'Milk, Nuts, Gluten, Others',
  fields: `
    Child | person | Ida Lund
    Class | choice | 2b | 1a, 1b, 2a, 2b
    Must not eat | text | Hazelnuts, also traces
    What to do | long | Pen is in the office, call 112`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ida Lund | Ida, 2b | Hazelnuts, also traces | Severe | danger
    Max Osei | Max, 1a | No milk | Today: soup without | warning
    Noor Rahman | Noor, 4b | Vegetarian | Diet | success
    Emil Brandt | Emil, 3a | Gluten | Own plate | warning
    Hana Sato | Hana, 2b | Eggs, when raw | Mild | neutral`,
  about: 'Hazelnuts in any form, also traces. The pen is in the office, call 112 and then her mother.',
  facts: '2b | Class\nSevere | How bad',
  figures: '9 | Allergies\n2 | Severe',
  add: 'Add allergy',
  use: 'Call parents',
})
