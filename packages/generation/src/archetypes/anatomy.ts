import { defineArchetype } from '../archetype.ts'

/** The body as a book of reference: bones, muscles, organs; terms alone are a `dictionary`. */
export const anatomy = defineArchetype({
  id: 'anatomy',
  words:
    'anatomy 16, anatomy atlas 32, human anatomy 30, human body 18, body parts 14, muscles and bones 26, bones and muscles 26, bones muscles 24, skeleton 16, organs 8, anatomical 16, 3d anatomy 28',
  examples: `
    Bones, muscles and nerves with their Latin names, where they begin and end
    The human body in layers: skin away, muscles away, down to the skeleton
    Medical students tap a bone and read its name, joints and blood supply
    Quiz of muscles before the exam, which one is this
    Where is the spleen, what does it do, what touches it
    An atlas of the heart, lungs and brain with pictures and pins
    Physiotherapists look up origin and insertion of a muscle
    For pupils: organs of the body explained in plain words
    Joints, ligaments and tendons of the knee to turn and look at
    Massage students learn the trigger points and the muscles below
    Compare left and right, front and back, mark what I know
    Name the twelve cranial nerves, with a trick to remember`,
  bars: 'checkout cart slots',
  presets: 'clean, calm',
  icon: 'stethoscope',
  names: 'Layer by Layer, From Skull to Toe, Corpus',
  entity: 'body-part',
  screens: `
    home | Body | home
    browse | Parts | search
    quiz | Quiz | help
    saved | Saved | star
    stats? | Progress | chart
    detail | Part
    settings | Settings | settings`,
})
