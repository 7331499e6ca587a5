import { defineArchetype } from '../archetype.ts'

export const bloodDonation = defineArchetype({
  id: 'blood-donation',
  words: 'blood donation 18, blood donor 16, donate blood 18, plasma 9, blood group 10, blood bank 14',
  presets: 'clean, bold',
  icon: 'drop',
  names: 'Twelve Minutes, Half a Litre, Giver',
  entity: 'donation-date',
  home: 'focus',
  screens: `
    home | Today | home
    map | Places | map
    history | Donations | clock
    slots | Book a date
    confirmed | Booked | | | See you Thursday
    detail | Donation
    stats? | Numbers | chart
    profile | Me | user`,
})
