import { defineArchetype } from '../archetype.ts'

/** Tones one hears or not, and what comes of them. */
export const hearingTest = defineArchetype({
  id: 'hearing-test',
  words:
    'hearing test 34, hearing check 32, audiogram 32, audiometry 32, hearing loss 24, test your hearing 34, test my hearing 34, hearing ability 26, tone test 22',
  examples: `
    Tones from low to high in each ear, I tap when I hear one
    An audiogram of both ears at home with headphones
    How well do I hear compared with people of my age
    Check hearing once a year and see whether it got worse
    Quieter and quieter until I no longer hear it
    Left and right ear, 250 to 8,000 hertz, saved as a PDF for the doctor
    Workers in a loud hall test their ears every six months
    Can I still hear the mosquito tone
    Speech in noise: repeat the number I heard
    Calibrate my headphones, then the test takes five minutes
    A simple screening for grandparents with big buttons
    Show my ear doctor the curves of the last years`,
  bars: 'checkout cart map',
  presets: 'clean, calm',
  icon: 'headphones',
  names: 'Pin Drop, Left and Right, Quiet Room',
  entity: 'heard-tone',
  home: 'focus',
  screens: `
    home | Test | home
    gauge | Listen | headphones
    stats | Audiogram | chart
    history | Results | clock
    detail | Result
    form? | Add
    settings | Settings | settings`,
})
