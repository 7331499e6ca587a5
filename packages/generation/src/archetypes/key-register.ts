import { defineArchetype } from '../archetype.ts'

/** The keys of a house, school, hall or fleet: who has which, since when, signed for and given back. */
export const keyRegister = defineArchetype({
  id: 'key-register',
  words:
    'key register 60, key management 44, manage the keys 60, manage keys 40, keys of our 50, keys of the 40, who has which key 70, who has the key 44, key handover 44, key cabinet 40, key log 44, key list 34, house keys 26, spare keys 26, track keys 44',
  examples: `
    Rehearsal cellar of five bands: key goes round, who had it last
    Club house keys for the board, deposit ten euros, copies, who lost one
    Keys of our sports hall: who has which key, since when, sign when it goes out and comes back
    School caretaker hands keys to teachers, needs a signature and a list of what is missing
    Key log of a property manager, which tenant has how many, deposit, spare key in the safe
    Church keys: sacristan, choir, cleaners, who can open what
    Car keys of the fleet on a board, taken by whom, back until when
    Holiday flats with key boxes, codes, who cleaned last and has the spare
    Volunteer fire station: keys, transponders, lost ones blocked
    Allotment gate keys numbered, members sign, a fee for a lost one
    Office keys and badges for new staff, returned on the last day
    Neighbours keep spare keys for each other, list with place and phone number`,
  unless:
    /\b(?:ssh|gpg|pgp|encrypt\w*|public keys?|private keys?|api keys?|licen[cs]e keys?|piano|keyboard|passwords?|crypto\w*|steam|game keys?)\b/i,
  presets: 'clean, natural',
  icon: 'key',
  names: 'Hook Five, Who Has It, Brass Tag',
  entity: 'lent-key',
  keepsThing: true,
  screens: `
    home | Now | home
    browse | Keys | list
    history | Handed over | clock
    people? | People | users
    detail | Key
    form | Hand over key | plus
    profile? | Me | user`,
})
