import { defineEntity } from '../entity.ts'

/** A firm that works on a building site today, with how many people and hours. */
export const siteFirm = defineEntity({
  id: 'site-firm',
  one: 'Firm',
  many: 'Firms',
  words: 'firm on site, subcontractor on site',
  icon: 'users',
  groups: 'Today, Tomorrow',
  fields: `
    Company | text | Harbour Electric
    Trade | choice | Electrics | Formwork, Electrics, Plumbing, Windows, Roof
    Headcount | number | 4
    Hours | text | 7:00 to 15:30
    Foreman | person | Mateo Silva`,
  samples: `
    icon | title | subtitle | value | badge | tone
    users | Own crew | Formwork, level 2, 7:00 to 16:00 | 5 | On site | success
    bolt | Harbour Electric | Shaft 2, 7:00 to 15:30 | 4 | On site | success
    drop | Linden Plumbing | Bath 1.04 to 1.08 | 2 | On site | success
    building | Norrgard Windows | From 13:00, first floor | 3 | Later | primary
    home | Old Mill Roofing | Rain, back on Friday | 0 | Away | neutral`,
  about: 'Four people since seven, in shaft 2. Briefed on safety in October; foreman is Mateo Silva.',
  facts: '4 | People\n34 h | Today\n7:00 | Since',
  figures: '14 | On site | +2\n112 h | Today',
  hero: 'From 13:00 | Norrgard Windows | Three people, first floor | See firm',
  tip: 'Fourteen people of four firms | The roofers wait for dry weather',
  trend: 'Hours a day | 112 | +8',
  add: 'Add firm',
  use: 'Enter hours',
})
