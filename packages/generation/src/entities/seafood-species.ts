import { defineEntity } from '../entity.ts'

export const seafoodSpecies = defineEntity({
  id: 'seafood-species',
  one: 'Species',
  many: 'Species',
  words: 'sustainable fish, seafood species',
  icon: 'fish',
  groups: 'Best choice, Good, Avoid',
  fields: `
    Name | text | Blue mussel
    Also called | text | Kuku
    Choice | choice | Best choice | Best choice, Good alternative, Avoid
    How it is caught | choice | Farmed on ropes | Farmed on ropes, Line, Trawl, Net
    Where | place | South coast
    Season | text | All year
    Instead | text | Nothing better`,
  samples: `
    image | title | subtitle | value | badge | tone
    shell | Blue mussel | Farmed on ropes, all year | 9 of 10 | Best choice | success
    fish | Kahawai | Line, northern bays | 8 of 10 | Best choice | success
    fish | Trevally | Net, take it in summer only | 6 of 10 | Good | primary
    fish | Snapper | Line-caught is better than trawl | 5 of 10 | Good | primary
    fish | Orange roughy | Deep trawl, grows for a hundred years | 1 of 10 | Avoid | danger
    squid | Arrow squid | Jigged at night | 7 of 10 | Good | primary`,
  about:
    'Grows on ropes without feed and cleans the water around it. Stocks are large, nothing else is caught with it.',
  facts: '9 of 10 | Score\nRopes | Method\nAll year | Season',
  figures: '84 | Species\n31 | Best choice\n18 | To avoid',
  hero: 'Best choice this month | Blue mussel | Farmed on ropes, from the south coast | Why',
  tip: 'Ask how it was caught | Line and rope are nearly always better than trawl',
  trend: 'Best choices | 31 | +3',
  add: 'Suggest species',
  use: 'Why',
})
