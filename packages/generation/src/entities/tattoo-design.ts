import { defineEntity } from '../entity.ts'

export const tattooDesign = defineEntity({
  id: 'tattoo-design',
  one: 'Design',
  many: 'Designs',
  words: 'tattoo, tattoo design, flash design, motif, piercing',
  icon: 'palette',
  groups: 'Fine line, Old school, Blackwork, Flash',
  fields: `
    Idea | long | A peony like my grandmother’s, half open
    Place on the body | choice | Forearm | Forearm, Upper arm, Shoulder, Calf, Ribs
    Size | choice | 10 cm | 5 cm, 10 cm, 15 cm, Larger
    Style | choice | Fine line | Fine line, Old school, Blackwork, Colour
    Reference picture | photo | flower
    Artist | person | Hana Sato
    Preferred day | date | Sat 5 Dec`,
  samples: `
    image | title | subtitle | overline | value | badge
    flower | Peony | By Hana, 10 cm | Fine line | € 180 | Healed
    sea | Wave on the ankle | By Hana, 6 cm | Fine line | € 120 | Healed
    art | Two swallows | By Mateo, 12 cm | Old school | € 240 | Fresh
    mountain | Ridge line | By Noor, 12 cm | Blackwork | € 160 | Healed
    night | Moth and moon | By Mateo, 14 cm | Old school | € 260 | Flash
    forest | Fern | By Noor, 9 cm | Flash | € 140 | Free`,
  about:
    'Fine line, single needle, about ninety minutes. Drawn for one person and not done twice; something like it is always possible.',
  facts: '10 cm | Size\n90 min | Takes\n€ 180 | From',
  figures: '3 | Artists\n14 | Flash designs free\n9 d | Next free day',
  hero: 'Free on 5 December | Send your idea | A picture, the place and the size are enough | Send request',
  tip: 'Deposit € 50 | It is part of the price',
  trend: 'Requests a month | 31 | +4',
  add: 'Send request',
  use: 'Ask for one alike',
  price: '€ 180 | about 90 minutes',
})
