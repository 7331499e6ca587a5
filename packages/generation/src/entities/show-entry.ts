import { defineEntity } from '../entity.ts'

/** What somebody enters in a show. */
export const showEntry = defineEntity({
  id: 'show-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'show entry, exhibit entry, competition entry',
  icon: 'tag',
  groups: 'Here, Expected, Withdrawn',
  fields: `
    Number | number | 118
    Exhibitor | person | Lea Brandt
    Class | choice | Three onions | Three onions, One rose, Plum jam, Longest bean
    Name of the exhibit | text | Red Baron
    Fee paid | switch | yes
    Brings it at | time | 8:15
    Phone | phone | +49 151 2048`,
  samples: `
    icon | title | subtitle | badge | tone
    tag | 118 · Lea Brandt | Three onions, Red Baron | Here | success
    tag | 119 · Omar Haddad | One rose, Lady Linden | Here | success
    tag | 120 · Kim Osei | Pumpkin, 84 kg, two helpers needed | Here | success
    tag | 121 · Ana Petrova | Plum jam, fee not paid | Pays | warning
    tag | 122 · Class 3b | Garden on a plate, four of them | Expected | primary
    tag | 123 · Elias Lund | Longest bean, broke this morning | Withdrawn | danger`,
  about: 'Red Baron, sown in February, all three of 310 grams. On table 3 since quarter past eight.',
  facts: '118 | Number\nTable 3 | Where\nPaid | Fee',
  figures: '318 | Entries\n9 | Expected\n3 | Withdrawn',
  tip: 'Nine are still expected | Gate B closes at nine',
  add: 'Enter a class',
  use: 'Mark as here',
})
