import { defineEntity } from '../entity.ts'

/** What one shop of several sells, against its target and the week before. */
export const storeFigure = defineEntity({
  id: 'store-figure',
  one: 'Store',
  many: 'Stores',
  words: 'sales of a store, branch figures',
  icon: 'pin',
  groups: 'On target, Below target',
  fields: `
    Store | text | Station road
    Sales today | money | € 1,842
    Last week | money | € 1,690
    Labour cost | text | 28 %
    On shift | number | 4
    Target | money | € 1,800`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Station road | Labour 28 %, 4 on shift | € 1,842 | +9 % | success
    pin | Old harbour | Labour 31 %, 3 on shift | € 1,264 | +2 % | success
    pin | Linden square | Labour 36 %, 3 on shift | € 804 | −14 % | danger
    pin | University | Labour 26 %, 5 on shift | € 2,110 | +11 % | success
    pin | East end | Labour 33 %, 2 on shift | € 618 | −4 % | warning`,
  about: 'Nine percent above the same day of last week. Four are on shift until two.',
  facts: '€ 1,842 | Today\n+9 % | To last week\n28 % | Labour',
  figures: '€ 6,638 | Today | +4 %\n2 | Below target\n30 % | Labour cost',
  hero: 'Below target | Linden square | € 804, fourteen percent less | See store',
  tip: 'Two stores are below target | Linden square by fourteen percent',
  trend: 'Sales this week | € 41,220 | +4 %',
  notices: `
    Linden square is below target | € 804 by two o’clock | warning
    Labour above 35 % | Linden square, three on shift | users
    Best Thursday of the year | University, € 2,110 | trend`,
  add: 'Add store',
  use: 'Call store',
})
