import { defineArchetype } from '../archetype.ts'

export const handcraft = defineArchetype({
  id: 'handcraft',
  words:
    'knitting 12, crochet 12, sewing 9, embroidery 10, yarn 8, quilting 10, row counter 10, needles 5, stash 3, weaving 6, craft 3, sewing patterns 16, fabric stash 18, yarn stash 18, knitting patterns 16',
  presets: 'warm, playful',
  icon: 'scissors',
  names:
    'Loose Ends (knit knitting crochet yarn sew sewing), Cast On (knit knitting), Two Needles (knit knitting), By Hand, Made Slowly',
  entity: 'craft-project',
  screens: `
    home | Projects | home
    browse | All | list
    timer? | Counter | plus
    saved? | Patterns | heart
    stats | Progress | chart
    detail | Project
    form | New project
    profile? | Me | user`,
})
