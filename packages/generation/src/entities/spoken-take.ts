import { defineEntity } from '../entity.ts'

/** What somebody who practises speaking has recorded. */
export const spokenTake = defineEntity({
  id: 'spoken-take',
  one: 'Recording',
  many: 'Recordings',
  words: 'speech recording, spoken recording',
  icon: 'headphones',
  groups: 'New, Heard',
  fields: `
    Who | person | Ida
    List | text | S at the beginning
    It felt | choice | Easy | Easy, So so, Hard
    Length | text | 0:48
    My note | long | Lovely soft start at silver`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    smile | Ida, S at the beginning | Felt easy, today 7:40 | 0:48 | New | primary
    smile | Jonas, slow starts | Felt so so, yesterday | 1:12 | New | primary
    smile | Noor, two sounds | Felt hard, stopped once | 0:36 | New | warning
    check | Ida, Sh at the end | Heard, “well done” | 0:52 | Heard | success
    check | Emil, R in the middle | Heard, once more on Friday | 0:41 | Heard | success`,
  about: 'Ten words without a hitch, then a sentence. Soft start at silver, a little fast at the end.',
  facts: '0:48 | Length\nEasy | It felt\n10 | Words',
  figures: '3 | New\n19 | This month',
  tip: 'Three are new | Ida, Jonas and Noor',
  add: 'Record',
  use: 'Listen',
})
