import { defineArchetype } from '../archetype.ts'

/** Instruments and studio gear somebody owns. */
export const musicGear = defineArchetype({
  id: 'music-gear',
  words:
    'insured instruments 40, instruments insured 40, orchestra instruments 30, synth 20, synths 26, synthesizer 22, synthesizers 26, guitar collection 36, my guitars 34, music gear 40, studio gear 40, gear list 20, pedalboard 34, guitar pedals 34, effects pedals 34, amps 16, modular 18, eurorack 36, patches 12, sysex 34, drum machines 26, vintage instruments 34, gear 6',
  examples: `
    Our orchestra lists its instruments: who plays which, value, serial number, insured until, photos
    Brass band owns tubas and drums, who has them at home, what they are worth to the insurance
    My synths with serial numbers, what they cost and what they are worth to the insurance
    Pedalboards and settings of each song, drawn and noted
    When were the strings changed and who set up which guitar
    Patches and sysex dumps per machine, with tags
    Wiring of the studio: which cable goes where
    Eurorack case planner with modules I own and want
    Amps, cabinets and microphones with photos, receipts and value
    Service history of my vintage keyboards, capacitors, batteries
    Gear I lent to other bands
    Wishlist of pedals with used prices
    List of everything in the van before the show
    Serial numbers in case the rehearsal room is broken into`,
  unless: /\b(?:rental|rent out|shop|marketplace|lessons?)\b/i,
  bars: 'cart checkout slots map feed',
  presets: 'dark-pro, warm',
  icon: 'music',
  names: 'Patch Bay, Room Full, Low Pass',
  entity: 'music-machine',
  screens: `
    browse | Gear | music
    history | Service | clock
    browse! | Patches | layers | sound-patch
    saved | Wishlist | heart
    stats? | Value | chart
    detail | Machine
    form | Add gear
    settings | Settings | settings`,
})
