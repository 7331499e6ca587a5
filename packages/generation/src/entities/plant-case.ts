import { defineEntity } from '../entity.ts'

export const plantCase = defineEntity({
  id: 'plant-case',
  one: 'Diagnosis',
  many: 'Diagnoses',
  words: 'plant disease, crop disease, sick plant, plant diagnosis, leaf disease, pest',
  icon: 'leaf',
  groups: 'Open, Treated, Healthy',
  fields: `
    Photo | photo | vegetable
    Plant | text | Tomato
    What you see | long | Brown spots on the lower leaves
    Where | text | North field
    Since | date | Mon 16 Nov`,
  samples: `
    image | title | subtitle | overline | meta
    tomato | Tomato, late blight | Remove leaves, copper spray | Open | 92 % sure
    apple | Apple, scab | Spray after the rain | Open | 88 % sure
    wheat | Wheat, leaf rust | Treated on Monday | Treated | 84 % sure
    vegetable | Potato, Colorado beetle | Collect by hand, early | Open | 96 % sure
    garden | Beans, too little nitrogen | Feed, no disease | Treated | 79 % sure
    vegetable | Pepper, healthy | Nothing to do | Healthy | 97 % sure`,
  about:
    'Brown spots with a pale rim on the lower leaves. Remove what is spotted, keep the leaves dry, spray copper twice.',
  facts: '92 % | Sure\nHigh | Risk\n7 days | Treatment',
  figures: '6 | Plants checked\n3 | Open\n2 | Treated',
  hero: 'Something on a leaf? | Take a photo | The answer comes in seconds | Check a plant',
  tip: 'Wet nights until Friday | Late blight spreads quickly now',
  trend: 'Plants checked a week | 6 | +2',
  add: 'Check a plant',
  use: 'Start treatment',
})
