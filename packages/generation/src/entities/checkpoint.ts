import { defineEntity } from '../entity.ts'

export const checkpoint = defineEntity({
  id: 'checkpoint',
  words: 'patrol, checkpoint, security round, guard tour, cleaning round, inspection round',
  icon: 'shield',
  groups: 'Tonight, Open, Issues',
  fields: `
    Point | text | Gate north
    Area | choice | Outside | Outside, Hall, Cellar
    At | time | 22:40
    Result | choice | In order | In order, Issue, Skipped
    Photo | photo | street
    Notes | long | Lamp by the gate is out`,
  samples: `
    icon | title | subtitle | time | badge | tone
    check | Gate north | In order, Omar | 22:40 | Done | success
    warning | Loading bay | Door was open | 22:52 | Issue | danger
    check | Hall A | In order | 23:05 | Done | success
    clock | Server room | Next, scan the tag | 23:20 | Next | primary
    clock | Roof door | Planned | 23:35 | Open | neutral
    clock | Car park | Planned | 23:50 | Open | neutral`,
  about: 'Closed and lit. The lamp by the gate has been out since Tuesday and is reported.',
  facts: '22:40 | Checked\n12 min | Since last\n0 | Issues',
  figures: '3 of 12 | Points done\n1 | Issue\n23:20 | Next',
  hero: 'Next, 23:20 | Server room | Scan the tag by the door | Scan',
  tip: 'On time since Monday | All rounds were complete',
  trend: 'Points a night | 36 | +2',
  add: 'Add point',
  use: 'Report issue',
})
