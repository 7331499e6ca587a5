import { defineArchetype } from '../archetype.ts'

export const tenants = defineArchetype({
  id: 'tenants',
  words:
    'apartment building 14, condominium 14, tenant app 14, residents 7, laundry room 8, housing cooperative 14, property management 9, house community 12, student residence 9, dormitory 8, neighbours chat 5, superintendent 16, repair tickets 14, spare keys 10, apartment block 14, block of flats 14, caretaker 6, housing estate 14, maintenance fund 12, homeowners association 16, owners association 14, gated community 14, hoa 12',
  presets: 'calm, clean',
  icon: 'building',
  names: 'Third Floor, Stairwell, Good Neighbours',
  entity: 'house-notice',
  home: 'focus',
  screens: `
    home | House | home
    browse | Notices | bell
    slots? | Book room | calendar
    chats? | Neighbours | chat
    people? | Contacts | users
    form | Report a damage
    detail | Notice
    calendar? | Calendar | calendar
    profile | Me | user`,
})
