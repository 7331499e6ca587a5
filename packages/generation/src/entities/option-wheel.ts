import { defineEntity } from '../entity.ts'

export const optionWheel = defineEntity({
  id: 'option-wheel',
  one: 'Wheel',
  many: 'Wheels',
  words: 'option wheel, saved wheel, own options',
  icon: 'pie',
  groups: 'Food, Home, Games',
  fields: `
    Question | text | Where do we eat?
    Options | long | Noodles, Pizza, Soup, Curry, Bread, Salad
    Take off what came | switch |`,
  samples: `
    icon | title | subtitle | value
    fork | Where do we eat? | Noodles, pizza, soup and three more | 6 options
    home | Who takes out the bin? | Lea, Omar, Kim | 3 options
    video | Which film? | From the list on the fridge | 8 options
    game | What do we play? | Short ones only | 5 options
    school | Who reads aloud? | Class 4b, nobody twice | 24 options`,
  about: 'Six places within ten minutes. Pizza counts half since September.',
  facts: '6 | Options\n14 | Spins\nNoodles | Last',
  figures: '5 | Wheels\n48 | Spins',
  hero: 'Spun last | Where do we eat? | Noodles | Spin',
  tip: 'Weights are allowed | The dull ones smaller',
  add: 'Add wheel',
  use: 'Spin',
  part: 'Add option',
})
