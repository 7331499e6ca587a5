import { defineArchetype } from '../archetype.ts'

export const renovation = defineArchetype({
  id: 'renovation',
  words:
    'furniture ar 30, ar furniture 30, furniture in your room 24, furniture in my room 24, renovation 14, home renovation 14, remodel 12, refurbish 10, home improvement 12, contractors 5, before and after 4, interior design 6, diy 5, renovate my house 24, renovate 8',
  examples: `
    We build our wooden house ourselves: rooms, trades, deliveries, costs by trade, photo diary
    Self-build of a garden house: steps, helpers, materials delivered, money spent, pictures
    We redo an old farmhouse room by room and lose track of money and tradesmen
    New bathroom: tiles, plumber, quotes, what is delivered, what is still missing
    Kitchen remodel planner with budget, colours, appliances, measurements, progress pictures
    Sand the floor, plaster the walls, paint the ceiling: tasks for each room and who does them
    Loft conversion diary, before and after, insulation, windows, permits, costs
    DIY couple fixing up their first flat, weekends, materials, what to buy at the hardware store
    Moodboards for living room and bedroom, fabrics, lamps, paint codes, square metres
    What did the electrician offer, what did he charge, when is the next appointment
    Refurbishing a camper van from empty shell to bed and kitchenette, wiring, wood, spending
    Facade, roof, heating: plan three years of house upgrades, subsidies and savings
    Damp cellar, crooked doors, old wallpaper: note what is wrong, sort by urgency, estimate cost
    Interior designer shares room plans, wallpaper samples and schedule of works with the client`,
  presets: 'warm, editorial',
  icon: 'tools',
  names: 'Fresh Plaster, Second Coat, Spirit Level',
  entity: 'renovation-room',
  screens: `
    home | Project | home
    browse | Rooms | grid
    budget | Budget | wallet | budget-item
    checklist | Tasks | check | task
    people? | Contractors | users
    feed? | Photos | image | photo
    detail | Room
    form | Add room
    profile? | Me | user`,
})
