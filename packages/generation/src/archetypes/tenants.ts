import { defineArchetype } from '../archetype.ts'

export const tenants = defineArchetype({
  id: 'tenants',
  words:
    'tenants association 26, tenants’ association 26, residents association 24, apartment building 14, condominium 14, tenant app 14, residents 7, laundry room 8, housing cooperative 14, property management 9, house community 12, student residence 9, dormitory 8, neighbours chat 5, superintendent 16, repair tickets 14, spare keys 10, apartment block 14, block of flats 14, caretaker 6, housing estate 14, maintenance fund 12, homeowners association 16, owners association 14, gated community 14, hoa 12, rent payment 20, pay rent 24, pay my rent 26, rent payments 20, app for tenants 24, tenant app 24, tenant portal 26',
  examples: `
    Tenants’ association: complaints to the owner, meetings, who signs the letter, minutes
    Notices from the caretaker, lift out of order, water off on Monday
    Residents of our apartment building report a broken lamp in the stairwell with a photo, the caretaker fixes it
    Book the laundry room, the guest flat or the party cellar
    Homeowners association of our building: dues, votes at the owners' meeting, minutes and house rules
    Student dormitory: washing machine slots, parcels at the porter, neighbours' chat, quiet hours
    Housing cooperative with forty flats: notices, house meeting, contact for emergencies
    Who to call when the heating in our building fails at night, and how the caretaker's repair is going
    Stairwell neighbours share the bike cellar, complain about noise and plan the summer party in the yard
    Neighbours in our apartment block ask next door for a ladder or someone to take in a parcel
    Condo owners read about the façade, the reserve fund and the next house meeting
    Gated estate residents: pay the monthly fee, notices from the management, reserve the pool
    The building manager posts notices on cleaning and repairs, every resident and neighbour gets a message
    The flat's tenants report damage with photos and see how far each repair is
    Tell the caretaker the heating is broken and see when somebody comes to mend it`,
  unless: /\blandlords? (?:can|could|should|sees?|adds?|manages?)\b/i,
  presets: 'calm, clean',
  icon: 'building',
  names: 'Third Floor, Stairwell, Good Neighbours',
  entity: 'house-notice',
  home: 'focus',
  screens: `
    home | House | home
    browse | Notices | bell
    browse! | Reports | tools | house-damage | | | Reports, Open reports, damages, broken things, broken, repair tickets, what is broken, sees all reports
    slots? | Book room | calendar
    chats? | Neighbours | chat
    people? | Contacts | users
    form | Report a damage | | house-damage
    detail | Notice
    calendar? | Calendar | calendar
    profile | Me | user`,
})
