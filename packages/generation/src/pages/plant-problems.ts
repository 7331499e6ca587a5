import { definePage } from './page.ts'

export const plantProblems = definePage({
  id: 'plant-problems',
  said: 'plant problems, leaves turn yellow, yellow leaves, brown leaves, brown tips, sick leaves, sick plants, pests and diseases, plant diseases, plant pests, pests',
  unless: /\b(?:farm|crop|field|vineyard|orchard|photo tells|identif|scan)\w*/i,
  within: /\b(?:house ?plants?|indoor plants?|my plants|our plants|plants|orchids?|succulents)\b/i,
  name: 'Problems',
  icon: 'help',
  line: 'What yellow leaves mean',
  shownBy: 'plant-disease',
  content: `
    hero Yellow leaves | Mostly too much water. Let the upper two centimetres dry before the next can.
    rows What do you see?
    - drop | Yellow leaves, wet soil | Too much water | Wait a week
    - sun | Yellow leaves, dry soil | Too little water | Soak it once
    - leaf | Brown, crisp tips | Dry air | Spray, move off the heater
    - spark | Pale new leaves | Hungry | Feed every two weeks
    - search | Fine webs, sticky spots | Mites or scale | Shower, then soap water
    steps First aid
    - Feel the soil | Two centimetres deep
    - Look below the leaves | Pests sit there
    - Move it, do not feed it | A sick plant wants rest
    button camera | Add photo of leaf
  `,
})
