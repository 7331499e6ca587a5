import { defineEntity } from '../entity.ts'

export const checkStep = defineEntity({
  id: 'check-step',
  one: 'Check',
  many: 'Checks',
  words: 'inspection step',
  icon: 'check',
  groups: 'Open, Done',
  fields: `
    Step | text | Photos before
    Result | choice | Fine | Fine, Watch, Fail`,
  samples: `
    icon | title | subtitle
    check | Photos before | 3 taken
    check | Keys and access | Picked up at the desk
    check | Area made safe | Sign is up
    check | Material used | Noted on the sheet
    check | Photos after | Still to take
    check | Signature | On site`,
  facts: '6 | Steps\n2 | Done',
  figures: '2 | Done\n4 | Open',
  hero: 'Next | Photos after | Two are enough | Tick it off',
  tip: '2 of 6 done | About 20 minutes left',
  trend: 'Checks | 24 | +3',
  add: 'Add step',
  use: 'Tick it off',
})
