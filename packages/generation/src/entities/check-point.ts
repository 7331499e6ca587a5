import { defineEntity } from '../entity.ts'

/** What an inspection looks at, one after the other. */
export const checkPoint = defineEntity({
  id: 'check-point',
  one: 'Point',
  many: 'Points',
  words: 'inspection point',
  icon: 'check',
  groups: 'Exits, Fire, Machines',
  fields: `
    Point | text | Exits are free
    Result | choice | In order | In order, Finding, Not applicable
    Photo | photo | street
    Note | long | All four, nothing in the way`,
  samples: `
    icon | title | subtitle
    check | Exits are free | All four, nothing in the way
    check | Extinguishers sealed | 12 of 12, tested in March
    check | Racks without damage | Row 3 to 6
    check | Forklift: horn, brakes, lights | Number 2 and 3
    check | First-aid box complete | At the gate
    check | Floor dry and clean | Hall A and B`,
  facts: '6 | Points\n2 | Done',
  figures: '2 | Done\n4 | Open',
  hero: 'Next | Racks without damage | Row 3 to 6 | Tick it off',
  tip: 'Four points to go | About ten minutes',
  trend: 'Points checked | 84 | +6',
  add: 'Add point',
  use: 'Tick it off',
})
