import { defineEntity } from '../entity.ts'

export const craftProject = defineEntity({
  id: 'craft-project',
  one: 'Project',
  many: 'Projects',
  words: 'knitting project, craft project, crochet, sewing project',
  icon: 'scissors',
  groups: 'On the needles, Planned, Finished',
  fields: `
    Pattern | text | Harbour cardigan
    Yarn | text | Merino, 6 skeins, moss
    Needles | text | 4 mm
    Row | number | 84
    For | person | Lea
    Picture | photo | wool
    Notes | long | Sleeves at once, so they match`,
  samples: `
    image | title | subtitle | overline | progress | meta
    sweater | Harbour cardigan | Merino in moss, 4 mm | Row 84 of 140 | 60 | For Lea
    mug | Mug cosy, ribbed | Leftover alpaca, 5 mm | Row 22 of 48 | 46 | For Omar
    lamp | Lace lampshade | Cotton, 3 mm | Round 31 of 54 | 57 | For the sofa
    sweater | Jumper for Otto | Sock yarn, 2.5 mm | Second leg | 72 | For the dog
    bag | Market bag | Linen string | Planned | 0 | For Iris
    bottle | Bottle sleeve | Chunky, 9 mm | Finished | 100 | Given away`,
  about: 'Body to the armholes is done, sleeves come next, both at once so that they match.',
  facts: '84 | Row\n60 % | Done\n6 | Skeins',
  figures: '4 | On the needles\n1,240 | Rows | +84\n38 | Skeins in the stash',
  hero: 'Row 85, right side | Harbour cardigan | Knit 3, yarn over, knit 2 together | Count row',
  tip: 'Enough yarn for two more | Moss merino, six skeins',
  trend: 'Rows a week | 212 | +30',
  data: [120, 148, 160, 155, 180, 182, 212],
  add: 'New project',
  use: 'Count row',
})
