import { bespokeOrder } from '../bespoke-order.ts'
import { bodyMeasures } from '../body-measures.ts'
import { clothChoice } from '../cloth-choice.ts'
import { defineVarieties } from './variety.ts'

const worn =
  'dress, dresses, suit, suits, clothes, clothing, garment, garments, shirt, shirts, trousers, coat, gown, gowns, tailor, tailors, dressmaker, seamstress, body, chest, waist, jumper, jumpers, sew, sewing, fashion, costume, costumes, uniform, uniforms, blouse, fitting'
const windows =
  'curtain 9, curtains 9, drapes 9, drapery 9, blinds 8, roller blinds 9, net curtains 9, valance 8, window treatments 9'
const wood =
  'furniture 8, cabinet 7, cabinets 7, kitchen 5, kitchens 6, wardrobe 6, table 5, tables 5, joiner 8, carpenter 8, shelves 6, staircase 7'

/** What is made for one customer; without these words it is worn. */
export const bespokeOrderVarieties = defineVarieties(
  bespokeOrder,
  [
    {
      signs: windows,
      icon: 'layers',
      groups: 'Being sewn, To hang, Done',
      fields: `
        Room | text | Living room, two windows
        Fabric | choice | Natural linen | Natural linen, Moss velvet, White voile
        Lining | choice | Cotton | None, Cotton, Blackout
        Heading | choice | Pencil pleat | Pencil pleat, Eyelets, Wave
        Hang on | date | Fri 18 Dec
        Picture of the window | photo | window
        Wishes | long | One centimetre above the floor, rail stays`,
      without: 'What, Colour, Needed by, Picture you like',
      samples: `
        icon | title | subtitle | value | badge | tone
        layers | Living room, two windows | Natural linen, cotton lining, 8.4 m | € 462 | Being sewn | primary
        moon | Bedroom, blackout | Moss velvet, lined, 5.6 m | € 390 | To hang | warning
        check | Kitchen, café curtain | White voile, 1.8 m | € 74 | Ready | success
        clock | Bay window, wave | Waits for the rail, 11 m | € 620 | Ordered | neutral
        check | Hotel, six rooms | Hung in October, invoice sent | € 2,340 | Done | neutral`,
      about:
        'Measured on Tuesday: 140 and 160 wide, 236 down to the floor. Cut and hemmed, the lining goes in today.',
      facts: '€ 462 | Price\n18 Dec | To hang\n8.4 m | Fabric',
      hero: 'Step 3 of 5 | Living room, two windows | Hems are done, lining goes in today | See progress',
      tip: 'To hang on Friday | 16:00, the rail is up already',
    },
    {
      signs: wood,
      icon: 'tools',
      groups: 'Being made, To deliver, Done',
      fields: `
        What | text | Oak table, 220 × 95
        Wood | choice | Oak | Oak, Ash, Walnut
        Finish | choice | Oiled | Oiled, Lacquered, Raw
        Needed by | date | Fri 18 Dec
        Picture you like | photo | table
        Wishes | long | Rounded corners, one drawer at the end`,
      without: 'Fabric, Colour',
      samples: `
        icon | title | subtitle | value | badge | tone
        tools | Oak table, 220 × 95 | Glued on Tuesday, sanding | € 1,840 | Being made | primary
        box | Shelf for the hall, ash | Drawing to approve | € 620 | Drawing | warning
        check | Two stools, walnut | Can be fetched from Monday | € 280 | Ready | success
        clock | Wardrobe, four doors | Waits for the boards | € 3,200 | Ordered | neutral
        check | Kitchen front, oak | Fitted in October | € 2,450 | Done | neutral`,
      about:
        'Boards were chosen together, the top is glued since Tuesday. Sanding and oil take four more days.',
      facts: '€ 1,840 | Price\n18 Dec | Ready\n3 of 5 | Steps',
      hero: 'Step 3 of 5 | Oak table, 220 × 95 | The top is glued, sanding begins today | See progress',
      tip: 'A drawing waits for you | Shelf for the hall, two versions',
    },
  ],
  {
    unless: worn,
    icon: 'tools',
    groups: 'Being made, To approve, Ready',
    fields: `
      What | text | As on the drawing of Tuesday
      Material | choice | As the sample | As the sample, Your own, To be chosen
      Size | text | 60 × 40 cm
      Needed by | date | Fri 18 Dec
      Picture you like | photo | box
      Wishes | long | Rounded edges, no lettering`,
    without: 'Fabric, Colour',
    samples: `
      icon | title | subtitle | value | badge | tone
      tools | No. 118, Lea Brandt | Begun on Tuesday, step 3 of 5 | € 240 | Being made | primary
      edit | No. 119, Omar Haddad | Drawing waits for a yes | € 380 | To approve | warning
      check | No. 115, Iris Chen | Can be fetched from Monday | € 160 | Ready | success
      clock | No. 120, Ida Berg | Waits for the material | € 310 | Ordered | neutral
      check | No. 109, Tomás Rey | Handed over in October | € 170 | Done | neutral`,
    about:
      'Begun on Tuesday after the drawing was approved. Two more days of work, then a photo before it is sent.',
    hero: 'Step 3 of 5 | No. 118, Lea Brandt | Ready on Friday as things stand | See progress',
    tip: 'Ready on Friday | You get a photo before it is sent',
  },
)

/** What it is made of. */
export const clothChoiceVarieties = defineVarieties(
  clothChoice,
  [
    {
      signs: `${windows}, upholstery 8, cushions 6, sofa 6, sofas 6`,
      groups: 'Linen, Velvet, Sheer, Lining',
      fields: `
        Fabric | text | Linen, natural
        Metres needed | text | 8.4 m
        Width of the roll | text | 140 cm
        Care | choice | 30 degrees | By hand, 30 degrees, Dry clean`,
      samples: `
        icon | title | subtitle | value
        layers | Linen, natural | 140 cm wide, lets light in | € 32 a metre
        layers | Velvet, moss | 150 cm wide, heavy fall | € 46 a metre
        layers | Voile, white | 300 cm high, sheer | € 18 a metre
        layers | Cotton stripe, blue | 140 cm wide, repeat 8 cm | € 24 a metre
        moon | Blackout lining | 140 cm wide, thermal | € 12 a metre
        layers | Cotton lining, ivory | 140 cm wide | € 7 a metre`,
      about: 'Woven in Flanders, washed once. For two windows of this height you need 8.4 metres.',
      facts: '€ 32 | A metre\n8.4 m | For two windows',
    },
    {
      signs: wood,
      one: 'Wood',
      many: 'Woods',
      groups: 'Light, Dark, Local',
      fields: `
        Wood | text | Oak, oiled
        Thickness | text | 27 mm
        From | text | Hill forest, 40 km`,
      without: 'Fabric, Metres needed, Care',
      samples: `
        icon | title | subtitle | value
        tree | Oak, oiled | Hard, darkens a little | € 96 a m²
        tree | Ash | Light, springy | € 78 a m²
        tree | Walnut | Dark, fine grain | € 148 a m²
        tree | Larch | For outside | € 64 a m²
        tree | Cherry | Warm, reddens | € 118 a m²
        tree | Birch ply | Even, for carcasses | € 42 a m²`,
      about: 'Grown forty kilometres away, dried for two years. It darkens a little in the first summer.',
      facts: '€ 96 | A m²\n27 mm | Thick',
    },
  ],
  {
    unless: `${worn}, fabric, fabrics, cloth, textile, linen, silk, wool, cotton, yarn`,
    one: 'Material',
    many: 'Materials',
    groups: 'Light, Dark, New',
    fields: `
      Material | text | Sample 4, light
      Needed | text | 0.8 m²
      Comes in | text | Two weeks`,
    without: 'Fabric, Metres needed, Care',
    samples: `
      icon | title | subtitle | value
      layers | Sample 4, light | Most chosen | Included
      layers | Sample 7, dark | Hides scratches | + € 18
      layers | Sample 2, natural | Ages well | Included
      layers | Sample 9, smooth | Easy to wipe | + € 24
      layers | Sample 11, coarse | For outside | + € 12
      layers | Your own | Bring it along | − € 20`,
    about: 'The one most people choose. Have a look at it by daylight, we lend the sample for a week.',
    facts: 'Included | Price\n2 weeks | Comes in',
  },
)

/** What is measured for it: windows and rooms have no waist. */
export const bodyMeasuresVarieties = defineVarieties(
  bodyMeasures,
  [
    {
      signs: windows,
      one: 'Window',
      many: 'Windows',
      fields: `
        Window | text | Living room, left
        Width in cm | number | 140
        Height in cm | number | 165
        Rail to floor in cm | number | 236
        Rail or pole | choice | Rail | Rail, Pole, None yet
        Photo | photo | window`,
      without: 'Chest in cm, Waist in cm, Hips in cm, Back length in cm, How tight',
      samples: `
        icon | title | subtitle
        home | Living room, left | 140 × 165, rail to floor 236
        home | Living room, right | 160 × 165, rail to floor 236
        home | Bedroom | 120 × 140, pole, to the sill
        home | Kitchen | 90 × 100, café curtain`,
      about: 'Measured at the top, the middle and the bottom; the smallest width counts.',
      facts: '140 cm | Width\n236 cm | To floor',
      figures: '4 | Windows',
      add: 'Measure window',
    },
  ],
  {
    unless: worn,
    one: 'Measurements',
    fields: `
      What for | text | Hall, left wall
      Width in cm | number | 120
      Height in cm | number | 80
      Depth in cm | number | 40
      Photo | photo | box`,
    without: 'Chest in cm, Waist in cm, Hips in cm, Back length in cm, Height in cm, How tight',
    samples: `
      icon | title | subtitle
      edit | Hall, left wall | 120 × 80 × 40, measured twice
      edit | Above the desk | 90 × 60, sent on Sunday`,
    about: 'Measured at three points, the smallest counts.',
    facts: '120 cm | Width\n80 cm | Height',
    figures: '2 | Measured',
    add: 'Send measurements',
    use: 'Send again',
  },
)
