import { defineEntity } from '../entity.ts'

export const gardenPlot = defineEntity({
  id: 'garden-plot',
  one: 'Plot',
  many: 'Plots',
  words: 'garden plot, community garden plot, allotment plot',
  icon: 'leaf',
  groups: 'Free, Taken, Shared',
  fields: `
    Plot | text | Plot 7
    Size | text | 12 m²
    Who | person | Priya Nair
    Grows | text | Tomatoes, basil
    From | date | Mon 1 Mar
    Photo | photo | vegetable
    Notes | long | Sunny, tap next to it`,
  samples: `
    image | title | subtitle | overline | meta
    vegetable | Plot 7 | Priya, tomatoes and basil | Taken | 12 m²
    garden | Plot 3 | Sunny, tap next to it | Free | 10 m²
    field | Plot 12 | Omar and Lea, potatoes | Shared | 20 m²
    garden | Plot 9 | Half shade, good for berries | Free | 12 m²
    vegetable | Plot 5 | Hana, beans and squash | Taken | 14 m²
    fruit | Orchard corner | For everybody, apples | Shared | 40 m²`,
  about: 'Twelve sunny square metres with the tap next to it. Tools are in the green shed.',
  facts: '12 m² | Size\nMarch | From\n2 | Waiting',
  figures: '24 | Plots\n3 | Free\n42 | Members',
  hero: 'Saturday, 10:00 | Compost day | Eight are coming, bring gloves | I am coming',
  tip: 'Frost on Thursday night | Cover what is tender',
  trend: 'Harvest | 38 kg | +6',
  add: 'Reserve a plot',
  use: 'Reserve this plot',
})
