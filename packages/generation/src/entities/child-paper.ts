import { defineEntity } from '../entity.ts'

export const childPaper = defineEntity({
  id: 'child-paper',
  one: 'Document',
  many: 'Documents',
  words: "child's document, children's document, children document, paper of a child, care order",
  icon: 'file',
  groups: 'Here, Missing, Expires',
  fields: `
    Document | text | Care order
    Child | choice | Emil | Emil, Ida
    Valid until | date | Wed 3 Mar 2027
    Photo | photo | document`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Care order | Emil and Ida, family court | Here | success
    file | Vaccination record | Emil, second dose in January | Here | success
    file | School report | Emil, asked for on Monday | Missing | warning
    card | Passport | Ida, until 14 March | Expires | danger
    file | Consent for trips | Signed by their mother | Here | success`,
  about: 'From the family court, for both of them, until March. The office has the original.',
  facts: '2 | Children\nMarch | Until',
  figures: '14 | Here\n1 | Missing\n1 | Expires',
  hero: 'Expires soon | Passport of Ida | Until 14 March, takes five weeks | See document',
  tip: 'One paper is missing | School report of Emil',
  add: 'Add document',
  use: 'Share with office',
})
