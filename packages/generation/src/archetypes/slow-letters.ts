import { defineArchetype } from '../archetype.ts'

/** Letters to strangers that take their time. */
export const slowLetters = defineArchetype({
  id: 'slow-letters',
  words:
    'pen friend 36, pen friends 36, pen pal app 38, penpal app 38, letters slowly 38, slow letters 38, slowly 10, letters to strangers 34, delivers letters 30, digital letters 32, letters arrive after 32, snail mail 26, letter exchange 32',
  examples: `
    Write letters to people far away that arrive after as many hours as it is far
    Pen pals with stamps one collects from their countries
    No chat, only long letters, delivered slowly
    Find somebody with the same interests in another country and write
    A letter is on its way for two days, I see where it is
    Learn a language by exchanging letters with corrections
    Choose paper and stamp, write, send
    Anonymous letters to strangers, answered by one
    Letters arrive at breakfast only
    My letter box with what came and what I wrote
    Send a postcard that takes a week
    Old people's home and pupils write to each other`,
  bars: 'checkout cart slots',
  presets: 'editorial, warm',
  icon: 'mail',
  names: 'Two Days Away, Paper Boat, By Post',
  entity: 'slow-letter',
  screens: `
    home | Letter box | mail
    browse | Letters | list
    people | Friends | users
    browse | Stamps | star | letter-stamp
    detail | Letter
    form | Write
    map? | On the way | map
    settings | Settings | settings`,
})
