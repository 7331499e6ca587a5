import { defineArchetype } from '../archetype.ts'

export const handcraft = defineArchetype({
  id: 'handcraft',
  words:
    'birdhouses i build 34, woodworking 20, woodwork 18, wood turning 20, whittling 20, things i build 20, furniture i build 26, knitting 12, crochet 12, sewing 9, embroidery 10, yarn 8, quilting 10, row counter 10, needles 5, stash 3, weaving 6, craft 3, sewing patterns 16, fabric stash 18, yarn stash 18, knitting patterns 16, woodworking plans 26, woodworking 20, woodworking projects 26, wood projects 20, glaze 24, glazes 26, glaze test 40, glaze tests 40, glaze recipes 40, firing temperatures 34, kiln log 34, firing log 34, pottery log 40, pottery projects 34, ceramics log 34',
  examples: `
    Wooden things I build: bird boxes, stools and shelves, plan with measures, wood to buy, photo, who got it
    Which row am I on? Tap to count, with a second count for the pattern repeat
    Knitting and crochet: socks, shawls, half-finished sweaters: every work in progress with wool, needle size and gauge
    My boxes of cotton, linen and jersey with metres left, width, colour and what I plan to make of them
    Embroidery and cross-stitch chart on screen, mark finished stitches, list the thread numbers I have to buy
    Quilters' guild: blocks finished, fabrics, batting, who gets it, a photo of each top
    Amigurumi for beginners, hook size, rounds, stuffing and eyes, step through the instructions
    Sewing at home: measurements of the children, cut pieces, zips and buttons, seam allowance
    How much yarn do I still have of that blue merino, dye lot, grams and where it is stored
    Log of my weaving, warp length, reed, shuttle colours, hours at the loom
    Macramé, felting and beadwork I make for the Christmas market, time and material for each piece
    Save patterns I bought as links, sort them by hats, cardigans, baby things, note the changes I made
    Punch needle and hoop art, floss colours used, how far along I am, finished gallery
    Potter's notebook: test tiles, glazes, cone and how it came out of the kiln`,
  presets: 'warm, playful',
  icon: 'scissors',
  names:
    'Loose Ends (knit knitting crochet yarn sew sewing), Cast On (knit knitting), Two Needles (knit knitting), By Hand, Made Slowly',
  entity: 'craft-project',
  screens: `
    home | Projects | home
    browse | All | list
    timer? | Counter | plus
    browse | Stash | box | craft-supply
    saved? | Patterns | heart
    stats | Progress | chart
    detail | Project
    form | New project
    profile? | Me | user`,
})
