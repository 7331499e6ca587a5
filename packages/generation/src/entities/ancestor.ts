import { defineEntity } from '../entity.ts'

export const ancestor = defineEntity({
  id: 'ancestor',
  words: 'ancestor, family tree, relative, genealogy, family history',
  icon: 'users',
  groups: 'Parents, Grandparents, Further',
  fields: `
    Name | text | Ida Brandt
    Born | date | 4 May 1921
    Born in | place | Bergen
    Died | text | 1998
    Parents | text | Emil Brandt, Clara Vogt
    Photo | photo | person
    Story | long | Came by ship in 1948 with one suitcase`,
  samples: `
    avatar | title | subtitle | value
    Ida Brandt | Ida Brandt | Great-grandmother, Bergen | 1921
    Otto Vogt | Otto Vogt | Great-grandfather, miller | 1894
    Maria Rey | Maria Rey | Grandmother, Porto | 1933
    Emil Lund | Emil Lund | Great-great-uncle, sailor | 1878
    Clara Weber | Clara Weber | Grandmother, teacher | 1952
    Josef Brandt | Josef Brandt | Grandfather, printer | 1949`,
  about:
    'Came by ship in 1948 with one suitcase and a letter she never opened. Two daughters, and a garden everybody remembers.',
  facts: '1921 | Born\n77 | Years\n2 | Daughters',
  figures: '86 | People\n5 | Generations\n14 | Open questions',
  hero: 'New hint | A letter of 1948 | It names a brother of Ida nobody knew | Look at it',
  tip: 'Five generations | The oldest entry is of 1811',
  trend: 'People | 86 | +3',
  add: 'Add relative',
  use: 'Add story',
})
