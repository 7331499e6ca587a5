import { defineArchetype } from '../archetype.ts'

export const bloodDonation = defineArchetype({
  id: 'blood-donation',
  words: 'blood donation 18, blood donor 16, donate blood 18, plasma 9, blood group 10, blood bank 14',
  examples: `
    When may I give blood again after last time, and where is the next drive
    Donor pass with type, haemoglobin, number of times given and badges, all my blood donations
    Find a session near me and take an appointment for Thursday to donate blood
    Hospital urgently needs O negative, call the people who match
    Keep count of my thrombocyte and whole units given since 1998, my donations at the blood bank
    Regional blood service wants to call up donors when stocks run low
    Eight week waiting time, questionnaire, travel deferral and nearest centre for donors
    Show how full the bank is by group A, B, AB, O, donors asked to give
    My rare type is in demand, tell me as soon as someone needs it, blood donor on call
    Milk and bone marrow registry besides platelets: which drives are nearby. Donors and their donations
    Save a life: book a slot, eat before, get reminded, see where your bag was used, blood donors thanked
    Employees give together in the mobile van at our works, slots and snacks for blood donors`,
  presets: 'clean, bold',
  icon: 'drop',
  names: 'Twelve Minutes, Half a Litre, Giver',
  entity: 'donation-date',
  home: 'focus',
  screens: `
    home | Today | home
    map | Places | map | | | | donation drives, donation drive, blood drives, blood drive, drives nearby, donation drives nearby, find donation drives, drives, nearby drives, donation centres, donation centers, places
    history | Donations | clock
    slots | Book a date
    confirmed | Booked | | | See you Thursday
    detail | Donation
    stats? | Numbers | chart
    profile | Me | user`,
})
