import { defineEntity } from '../entity.ts'

export const checkStep = defineEntity({
  id: 'check-step',
  one: 'Check',
  many: 'Checks',
  words: 'inspection step',
  icon: 'check',
  groups: 'Open, Done',
  fields: `
    Step | text | Door seals
    Result | choice | Fine | Fine, Watch, Fail`,
  samples: `
    icon | title | subtitle
    check | Emergency call | Answered in 12 s
    check | Door seals | Left one is worn
    check | Brake test | 2 runs, no load
    check | Pit and sump | Dry
    check | Light in car | Two lamps
    check | Signature | On site`,
  facts: '6 | Steps\n2 | Done',
  figures: '2 | Done\n4 | Open',
  hero: 'Next | Brake test | Two runs without load | Tick it off',
  tip: '2 of 6 done | About 20 minutes left',
  trend: 'Checks | 24 | +3',
  add: 'Add step',
  use: 'Tick it off',
})
