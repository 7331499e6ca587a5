import { defineArchetype } from '../archetype.ts'

/** Sewing patterns one owns, with their files, the fabric they need, and what became of them. */
export const sewingPatterns = defineArchetype({
  id: 'sewing-patterns',
  words:
    'sewing pattern 40, sewing patterns 44, pattern files 34, pattern stash 50, pattern library 34, dress patterns 44, pdf patterns 44, fabric stash 16, my fabrics 40, fabric needed 30, sewing projects 6, sewing app 30',
  examples: `
    All the patterns I bought, PDF or on paper, sizes, metres of fabric, which I have sewn
    Import the files of a pattern, instructions and sheets together, by designer and garment
    Which cut fits the two metres of green linen in my drawer
    Fabrics in the cupboard: width, length, fibre, washed or not, photo
    My measurements and the changes I made, two centimetres longer, smaller at the waist
    Printed A4 sheets glued or sent to a copy shop in A0, where is the envelope
    Notions to buy: zip of 40 cm, six buttons, interfacing, thread
    Skirts, coats and children's trousers filtered by difficulty and season
    Sewing diary with photos of what I made and what I would change
    Tags for knit or woven, with or without lining, beginner
    Wish list of patterns, price, shop, on sale
    Friends borrow paper patterns, who has which`,
  unless: /\b(?:tailor'?s? customers|dressmaker|orders?|knit|knitting|crochet|yarn)\b/i,
  bars: 'leaderboard slots ticket',
  presets: 'warm, editorial',
  icon: 'scissors',
  names: 'Two Metres of Linen, Cut Twice, Seam Ripper',
  entity: 'sewing-pattern',
  home: 'shelf',
  screens: `
    home | Patterns | home
    browse | All patterns | grid
    browse! | Fabrics | layers | fabric-piece | | | Fabrics, fabric, fabric stash, my fabrics, materials
    browse! | Sewn | check | sewn-piece | | | Sewn, made, projects, which I have made, sewing projects, finished
    checklist! | To buy | bag | notion-to-buy | | | Notions, Shopping list, to buy, buttons, zips
    browse! | Files | file | pattern-file | | | Files, PDF files, pdf files, pattern files, import, attach, related files
    saved? | Wish list | heart
    detail | Pattern
    form | Add pattern
    form! | Add fabric | | fabric-piece | | | fabrics, fabric stash, my fabrics
    settings? | Settings | settings`,
})
