import { type KindPart, partsOf } from './part.ts'

/** What handcraft, clothes and drinks have. */
export const madeAndWornParts: readonly KindPart[] = [
  ...partsOf('handcraft', [
    {
      said: 'needle inventory, needles, hooks, hook inventory, needles and hooks, needle sizes, tool inventory, hook sizes, needle collection, crochet hooks, knitting needles',
      page: 'Needles | tools | Twelve pairs, three free',
      content: `
        tabs Needles | All, In use, Free
        rows Needle inventory
        - tools | 4 mm, circular, 80 cm | Harbour cardigan | In use
        - tools | 5 mm, straight | Wood, from grandmother | Free
        - tools | 2.5 mm, five of a set | Jumper for Otto | In use
        - tools | Hook 3.5 mm | Drawer on the left | Free`,
    },
    {
      said: 'timer, project timer, knitting timer, crochet timer, time spent, time tracking, long knitted, work timer, time per project, timer per project, time per row',
      on: 'detail',
      content: `
        ring Timer | 0.6 | 00:42 | worked today | up
        stats Time spent
        - 18 h | On this project
        - 4 min | A row`,
    },
    {
      said: 'finished item, finished items, finished projects, finished objects, finished pieces, gallery of finished projects, photo of finished items, photos of finished projects, finished works, gallery',
      page: 'Finished | check | Nine so far',
      content: `
        cards
        - coffee | Mug cosy, ribbed | Done on 2 November | 6 h
        - shirt | Jumper for Otto | Done in October | 31 h
        - sewing | Hat with a brim | Done in spring | 9 h`,
    },
    {
      said: 'notes per row, row notes, notes for rows, notes per project, project notes, pattern notes',
      on: 'detail',
      content: `
        rows Row notes*
        - note | Row 84 | Decrease one on each side
        - note | Row 72 | Change to the moss green
        - note | Row 40 | One stitch too many, fixed`,
    },
    {
      said: 'counters, row counter, row counters, stitch counter, stitch counters, multiple counters, counters per project, several counters, repeat counter, linked counters, row and stitch counter, count rows',
      on: 'detail',
      content: `
        stats Counters*
        - 84 | Rows
        - 12 | Repeats
        - 126 | Stitches
        keys
        - plus | Row
        - plus | Repeat
        - minus | Undo`,
    },
    {
      said: 'gauge calculator, yarn calculator, yarn amount, yarn needed, stitch calculator, gauge, yarn estimate, size calculator',
      page: 'Yarn needed | tools | From a swatch of 10 cm',
      content: `
        fields
        - Stitches on 10 cm | number | 22
        - Rows on 10 cm | number | 30
        - Width in cm | number | 48
        - Length in cm | number | 62
        stats
        - 106 | Stitches to cast on
        - 186 | Rows
        - 5.5 | Skeins`,
    },
  ]),
  ...partsOf('wardrobe', [
    {
      said: 'cost per wear, price per wear, wear count, how often worn, worn count, wear statistics, most worn, least worn, wear tracking',
      on: 'detail stats',
      content: `
        stats Cost per wear*
        - € 1.90 | Per wear
        - 42 | Times worn
        - Sun 8 Nov | Last worn`,
    },
    {
      said: 'weather suggestions, weather-based suggestions, outfit suggestions, outfit ideas, suggestions by weather, outfit of the day, what to wear today, outfits for weather',
      on: 'home',
      isFirst: true,
      content: `
        rows Outfit suggestions*
        - sun | 9°, dry, windy | Grey coat, wool jumper, boots
        - drop | In case it rains | Yellow jacket over it`,
    },
    {
      said: 'categories, seasons, sort by season, colours, sort by colour, filter by colour, filter by season, clothing categories, filter by type',
      on: 'browse',
      content: `
        chips Season | * All, Summer, Winter, In between
        chips Colour | * All, Blue, Grey, Green, Red`,
    },
    {
      said: 'laundry, laundry tracking, in the wash, washing, care labels, washing instructions, clean or dirty, care instructions',
      on: 'detail home',
      content: `
        rows In the wash*
        - drop | Blue shirt | 40°, back on Friday
        - drop | Wool jumper | By hand, cold`,
    },
  ]),
  ...partsOf('cocktails', [
    {
      said: 'my bar, ingredients i have, what can i make, home bar, bar stock, bar inventory, ingredients you have, what you can mix, ingredients at home, search by ingredient, search by ingredients',
      on: 'browse home',
      content: `
        rows With what you have*
        - check | Gin sour | All there
        - check | Dark and stormy | All there
        - plus | Negroni | Vermouth is missing`,
    },
    {
      said: 'alcohol-free, non-alcoholic, mocktails, alcohol free drinks, alcohol-free drinks, virgin cocktails, non-alcoholic drinks',
      on: 'browse',
      content: `
        chips With alcohol | * All, With, Without`,
    },
    {
      said: 'measurements, ml or oz, units, oz and ml, metric and imperial, imperial units, unit switch, scale servings, servings, number of glasses',
      on: 'detail',
      content: `
        chips Measures | * ml, cl, oz
        fields
        - Glasses | number | 2`,
    },
  ]),
]
