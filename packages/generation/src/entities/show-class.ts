import { defineEntity } from '../entity.ts'

/** A class of a show: what is judged, when and by whom. */
export const showClass = defineEntity({
  id: 'show-class',
  one: 'Class',
  many: 'Classes',
  words: 'show class, competition class',
  icon: 'list',
  groups: 'Vegetables, Flowers, Kitchen, Children',
  fields: `
    Number | number | 14
    Class | text | Three onions
    Section | choice | Vegetables | Vegetables, Flowers, Kitchen, Children
    Judge | person | Hana Sato
    Table or ring | text | Table 3
    Judged at | time | 10:30
    Fee | money | € 1.50
    Rule | long | Even in size, tied with raffia, no soil`,
  samples: `
    icon | title | subtitle | time | badge | tone
    list | 14 · Three onions | Table 3, Hana Sato, 11 entries | 10:30 | Next | primary
    flower | 22 · One rose, scented | Table 6, Omar Haddad, 18 entries | 10:45 | Open | success
    cake | 31 · Plum jam | Kitchen tent, 9 entries | 11:00 | Open | success
    star | 40 · Garden on a plate | Children up to 9, 24 entries | 11:30 | Open | success
    check | 8 · Longest bean | Table 1, judged | 9:50 | Judged | neutral
    check | 3 · Biggest pumpkin | Weighed, 84 kg | 9:30 | Judged | neutral`,
  about:
    'Three onions, even in size, tied with raffia and without soil. On the table by nine, judged at half past ten.',
  facts: '11 | Entries\n10:30 | Judged\nTable 3 | Where',
  figures: '46 | Classes\n318 | Entries\n12 | Judged',
  hero: 'Next, 10:30 | Class 14, three onions | Eleven entries, Hana Sato judges | Open class',
  tip: 'Twelve of 46 are judged | Prize-giving at four',
  notices:
    'Class 14 is judged next | Table 3, 10:30 | clock\nPumpkin: 84 kilos | First prize to Kim Osei | trophy\nBring entries by nine | Gate B, with your number | tag',
  trend: 'Entries | 318 | +26',
  add: 'Add class',
  use: 'Enter this class',
  price: '€ 1.50 | Each entry',
})
