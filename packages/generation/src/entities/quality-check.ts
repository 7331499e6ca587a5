import { defineEntity } from '../entity.ts'

/** How well a job was done, looked at with pictures. */
export const qualityCheck = defineEntity({
  id: 'quality-check',
  one: 'Inspection',
  many: 'Quality inspections',
  words: 'quality inspection of a job',
  icon: 'shield',
  groups: 'To do, Passed, To redo',
  fields: `
    Site | place | Norrgard Studio, second floor
    Score | text | 92 of 100
    By | person | Lea Brandt
    Photos | photo | office
    To redo | text | Windows on the yard side`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Norrgard Studio, second floor | Lea, Tuesday, four photos | 92 | Passed | success
    warning | Harbour Dental, toilets | Omar, Monday, redo today | 68 | To redo | danger
    check | Town hall, stairs | Kim, 12 November | 96 | Passed | success
    clock | Mill Café, kitchen | Planned for Friday | – | To do | primary`,
  about: 'Ninety-two of a hundred points. Windows on the yard side are done again on Friday.',
  facts: '92 | Score\n4 | Photos\n1 | To redo',
  figures: '88 | Average\n1 | To redo',
  hero: 'To redo today | Harbour Dental, toilets | 68 points | See inspection',
  tip: 'One has to be done again | Harbour Dental',
  trend: 'Average score | 88 | +3',
  add: 'New inspection',
  use: 'Send to crew',
})
