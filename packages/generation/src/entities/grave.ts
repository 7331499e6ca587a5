import { defineEntity } from '../entity.ts'

/** A grave with who rests in it. */
export const grave = defineEntity({
  id: 'grave',
  words: 'grave, gravestone, tomb, headstone, burial plot, grave plot',
  icon: 'leaf',
  groups: 'Section A, Section B, Urn wall',
  fields: `
    Name | text | Anna Maria Brandt
    Born | text | 1881
    Died | text | 1954
    Section | choice | A | A, B, C, Urn wall
    Row and number | text | Row 7, no. 12
    Inscription | long | At rest under the lime trees
    Photo | photo | garden`,
  samples: `
    icon | title | subtitle | overline | meta
    leaf | Anna Maria Brandt | 1881 – 1954, A, row 7, no. 12 | Section A | 140 m
    leaf | Johann Osei | 1902 – 1978, A, row 9, no. 3 | Section A | 160 m
    flag | Captain E. Lund | 1840 – 1911, C, by the wall | Section C | 310 m
    flame | Clara Vogt | 1936 – 2021, niche 44 | Urn wall | 90 m
    tree | Mateo and Ruth Rey | 1929 – 2004, 1931 – 2016, B, under the oak | Section B | 220 m
    shield | Unknown soldier | Around 1918, C, row 1, no. 8 | Section C | 340 m`,
  about:
    'From the main gate straight on to the chapel, then left at the well. Row 7 begins at the lime tree.',
  facts: 'A 7/12 | Grave\n140 m | From here\n1954 | Died',
  figures: '1,846 | Graves\n12 | Sections\n38 | Free',
  hero: 'Two minutes from here | Anna Maria Brandt | Section A, row 7, no. 12 | Show the way',
  tip: 'The gates close at 19:00 | Water is turned on from April to October',
  trend: 'Visits this month | 212 | +18',
  add: 'Add grave',
  use: 'Show the way',
})
