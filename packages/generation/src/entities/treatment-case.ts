import { defineEntity } from '../entity.ts'

/** What is planned for a patient, step by step. */
export const treatmentCase = defineEntity({
  id: 'treatment-case',
  one: 'Treatment plan',
  many: 'Treatment plans',
  words: 'treatment case',
  icon: 'file',
  groups: 'Running, To sign, Done',
  fields: `
    Patient | person | Elias Lund
    Treatment | text | Crown, upper left
    Steps | text | 2 of 4
    Next | date | Tue 24 Nov
    Costs | money | € 1,150
    Signed | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Elias Lund, crown | 2 of 4 steps, next on 24 Nov | Running | primary
    edit | Hana Sato, implant | Costs sent, € 2,400 | To sign | warning
    file | Mara Vogt, two fillings | 1 of 2 steps | Running | primary
    check | Yusuf Kaya, root canal | Done on 12 November | Done | success
    file | Noor Rahman, splint | Impression on Friday | Running | primary`,
  about: 'Two of four steps are done. The crown is at the lab and comes on Monday.',
  facts: '2 of 4 | Steps\n24 Nov | Next\n€ 1,150 | Costs',
  figures: '3 | Running\n1 | To sign',
  hero: 'To sign | Hana Sato, implant | Costs of € 2,400 | Send again',
  tip: 'One plan waits for a signature | Hana Sato',
  trend: 'Plans this month | 14 | +2',
  add: 'New plan',
  use: 'Next step',
})
