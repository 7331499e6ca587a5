import { defineEntity } from '../entity.ts'

export const claimEvidence = defineEntity({
  id: 'claim-evidence',
  one: 'Evidence',
  many: 'Evidence',
  words: 'claim evidence, medical evidence, supporting evidence',
  icon: 'folder',
  groups: 'Medical, Work, Diary',
  fields: `
    Title | text | MRI report, Dr. Weber
    Kind | choice | Medical | Medical, Work, Diary, Witness
    Date | date | Thu 2 Apr 2026
    File | photo | document
    For | text | Wage loss claim`,
  samples: `
    icon | title | subtitle | value | badge | tone
    stethoscope | MRI report, Dr. Weber | 2 April, 4 pages | PDF | Medical | primary
    pen | Symptom diary, October | 31 days, headaches and sleep | PDF | Diary | accent
    image | Photos of the ladder | 12 March, five pictures | 5 | Work | neutral
    users | Statement of Omar Haddad | Saw the fall, signed | PDF | Witness | success
    receipt | Pay slips, January to March | Three pages | PDF | Work | neutral`,
  about: 'Four pages with pictures, from the second of April. Shows what the first report left open.',
  facts: '4 | Pages\n2 Apr | Date',
  figures: '14 | Papers\n1 | Missing',
  hero: 'Still missing | Report of the neurologist | Asked for on 9 November | Add',
  tip: 'One is missing | Asked for twice',
  trend: 'Papers a month | 4 | +1',
  add: 'Add evidence',
  use: 'Open',
})
