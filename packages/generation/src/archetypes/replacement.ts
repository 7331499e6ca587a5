import { defineArchetype } from '../archetype.ts'

export const replacement = defineArchetype({
  id: 'replacement',
  words:
    'contact lens 28, contact lenses 28, change lenses 22, replace my 10, replacement reminder 22, filter change 18, toothbrush 12, remind me to replace 24, smoke detector 14, water filter 16, razor 10, expiry reminder 16',
  examples: `
    When did I put in these lenses, and when must they go
    Remind me to change the water filter, the toothbrush head and the razor blade
    Smoke alarms and batteries in our house, date installed, lasts until
    Expiry dates of everything in the first aid kit and the fire extinguisher
    New fortnightly contacts every second Monday, how many pairs are left in the box
    Sponges, kitchen cloths, pillow, mattress: how old may they get, when to swap
    Air conditioner and vacuum cleaner filters, interval, part number, spare in the cupboard
    Running shoes wear out after 700 km, tell me when it is time for a new pair
    Hearing aid batteries and ear tips, replaced on, stock, reorder
    Insulin pump sets and sensors, three day cycle, left in the drawer, alarm in the evening
    Mascara, sunscreen and cream go off after opening: how many months left for each pot
    Guitar strings, drum skins, reeds, how long have they been on, renew soon`,
  presets: 'calm, clean',
  icon: 'repeat',
  names: 'Fresh Pair, Time to Change, Next Swap',
  entity: 'replaceable',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Stock | box
    calendar | Calendar | calendar
    history | History | clock
    notifications | Reminders | bell
    detail | Details
    form | Add item
    profile? | Me | user
    settings? | Settings | settings`,
})
