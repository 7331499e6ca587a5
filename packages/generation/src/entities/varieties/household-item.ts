import { householdItem } from '../household-item.ts'
import { defineVarieties } from './variety.ts'

/** What one keeps a list of at home; without these words of what is owned. */
export const householdItemVarieties = defineVarieties(householdItem, [
  {
    signs:
      'paint colour 9, paint color 9, paint colours 9, paint colors 9, wall paint 9, wall colour 9, wall colors 9, wall colours 9, paints used 8',
    one: 'Paint',
    many: 'Paints',
    icon: 'palette',
    groups: 'Walls, Trim, Doors, Outside',
    fields: `
      Room | text | Living room, walls
      Colour | text | Harbour fog
      Brand | text | Linden & Lund
      Code | text | LL-4182
      Finish | choice | Matt | Matt, Eggshell, Gloss
      Left in the tin | text | 1.5 l, cellar shelf
      Painted on | date | 12 Mar 2024
      Photo | photo | room`,
    without: 'Name, Bought, Price, Warranty until, Receipt, Notes',
    samples: `
      icon | title | subtitle | value | badge | tone
      palette | Living room, walls | Harbour fog, Linden & Lund, matt | LL-4182 | 1.5 l left | success
      palette | Hall, walls | Oat, Linden & Lund, matt | LL-2071 | Empty | warning
      palette | Doors and frames | Chalk white, Norrgard, gloss | N-9010 | 0.7 l left | success
      palette | Kitchen | Sage 3, Norrgard, eggshell | N-3317 | 2 l left | success
      home | Front door, outside | Old brick, Seal & Son | S-118 | 0.3 l left | neutral`,
    about: 'Two coats in March 2024 over white. A litre and a half is left on the shelf in the cellar.',
    facts: 'LL-4182 | Code\nMatt | Finish\n1.5 l | Left',
    figures: '14 | Paints\n9 | Rooms\n2 | Empty',
    hero: 'For the scratch in the hall | Oat, LL-2071 | The tin is empty, a sample pot is enough | Copy code',
    tip: 'Two tins are empty | Oat and Night blue',
    add: 'Add paint',
  },
])
