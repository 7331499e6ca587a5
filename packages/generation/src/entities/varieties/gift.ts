import { gift } from '../gift.ts'
import { defineVarieties } from './variety.ts'

/** Presents one thinks of for others; with these words those one was given, to be seen when the giver comes. */
export const giftVarieties = defineVarieties(gift, [
  {
    signs:
      'gave me 9, gave you 9, gave us 9, they gave 6, received 6, gifts we got 9, presents i got 9, who gave 8, thank-you 4',
    groups: 'Christmas, Birthday, Wedding',
    fields: `
      Gift | text | Blue vase
      From | person | Aunt Lisa
      Occasion | choice | Christmas | Christmas, Birthday, Wedding, Other
      Year | number | 2025
      Kept in | text | Cellar, box 4
      Thanked | switch | yes
      Photo | photo | vase`,
    without: 'For, Price, Budget, Shop, Link, Bought, Person, Status, Idea',
    samples: `
      icon | title | subtitle | value | badge | tone
      gift | Blue vase | Aunt Lisa, Christmas 2025, cellar | Box 4 | Put out | warning
      gift | Owl clock | Parents-in-law, Christmas 2024, attic | Box 1 | Put out | warning
      gift | Fondue set | Omar and Ida, wedding | Kitchen | In use | success
      gift | Knitted blanket | Grandma Kat, birthday 2023 | Sofa | In use | success
      gift | Picture of the harbour | Parents-in-law, 2022, behind the wardrobe | Hall | Put out | warning
      gift | Book on bees | Tomás, birthday 2025 | Shelf | Thank him | danger`,
    about:
      'From Aunt Lisa at Christmas 2025, in the cellar since January. She asks for it each time she comes.',
    facts: '2025 | Year\nBox 4 | Kept in\nYes | Thanked',
    figures: '34 | Gifts\n3 | To put out\n1 | To thank for',
    hero: 'Parents-in-law on Saturday | Three things to put out | Owl clock, blue vase, picture of the harbour | Show list',
    tip: 'One thank-you is open | Tomás, for the book on bees',
    add: 'Add gift',
    use: 'Put it out',
  },
])
