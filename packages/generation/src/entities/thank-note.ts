import { defineEntity } from '../entity.ts'

/** A line of thanks to those who helped. */
export const thankNote = defineEntity({
  id: 'thank-note',
  one: 'Thank-you note',
  many: 'Thank-you notes',
  words: 'meal thanks',
  icon: 'heart',
  groups: 'All',
  fields: `
    To | person | Omar Haddad
    Text | long | The soup was gone before seven
    Photo | photo | soup`,
  samples: `
    avatar | title | subtitle | time
    Ana Petrova | To Omar | The soup was gone before seven | Today
    Ana Petrova | To all of you | Ten days without cooking. I walked to the gate today. | Yesterday
    Jonas Weber | To Lea | The children ask for your lasagne again | Mon
    Ana Petrova | To the Reys | Your pot is in the blue crate, with a jar of plums | Sun`,
  about: 'The soup was gone before seven, and the children asked who Omar is. Thank you!',
  facts: '11 | Helpers\n9 | Meals\n4 | Notes',
  figures: '4 | Notes\n11 | Helpers\n9 | Meals',
  hero: 'New | A note for Omar | The soup was gone before seven | Read',
  tip: 'Say thanks | A line is enough',
  add: 'Write a note',
  use: 'Answer',
})
