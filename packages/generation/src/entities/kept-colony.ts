import { defineEntity } from '../entity.ts'

export const keptColony = defineEntity({
  id: 'kept-colony',
  one: 'Colony',
  many: 'Colonies',
  words: 'ant colony, formicarium, tarantula, mantis, stick insect, isopod culture, invertebrate',
  icon: 'leaf',
  groups: 'Ants, Spiders, Mantids, Others',
  fields: `
    Name | text | Messor one
    Species | text | Messor barbarus
    Queens | number | 1
    Worker count | number | 140
    Last fed | date | Wed 18 Nov
    Food | choice | Seeds | Seeds, Sugar water, Insects, Leaves
    Temperature | number | 24
    Hibernation | choice | From 1 December | None, From 1 December, Running
    Photo | photo | sprout
    Notes | long | New brood pile in the third chamber`,
  samples: `
    icon | title | subtitle | value | badge | tone
    leaf | Messor one | Messor barbarus, one queen, seeds | 140 workers | Feed today | warning
    leaf | Garden ants | Lasius niger, founded in July | 24 workers | Hibernating | neutral
    leaf | Rosa | Mexican redknee tarantula, moulted in May | 11 cm | Refuses food | primary
    leaf | Big mantis | Hierodula, subadult, L7 | 6.5 cm | Moult soon | warning
    leaf | Leaf box | Stick insects, bramble and oak | 18 | Eggs | success
    leaf | Orange isopods | Porcellio scaber, moss side wet | about 200 | Well | success`,
  about:
    'One queen and a hundred and forty workers in four chambers. They took canary seed and half a cricket; the wet side needs water on Saturday.',
  facts: '140 | Worker count\n1 | Queen\n24 °C | Nest',
  figures: '6 | Colonies\n140 | Workers | +22\n2 | To feed today',
  hero: 'Feed today | Messor one | Seeds and half a cricket, last fed on Wednesday | Mark as fed',
  notices: `
    Hibernation begins on 1 December | Garden ants, to the cellar at 8 degrees | moon
    Feed Messor one | Seeds and half a cricket | leaf
    Water the test tubes | Two founding queens | drop
    Big mantis will moult soon | No food, mist in the evening | warning`,
  tip: 'Hibernation in twelve days | Garden ants, at five to eight degrees',
  trend: 'Worker count | 140 | +22',
  data: [38, 52, 66, 84, 101, 118, 140],
  labels: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  add: 'Add colony',
  use: 'Mark as fed',
})
