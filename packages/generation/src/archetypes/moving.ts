import { defineArchetype } from '../archetype.ts'

export const moving = defineArchetype({
  id: 'moving',
  words:
    'moving house 20, moving checklist 20, moving 6, relocation 12, movers 8, boxes with contents 12, change of address 9, moving day 16, moving in together 14, plan my move 20, plan our move 20, my move 10, our move 10',
  examples: `
    Moving house in May: cancel power, redirect post, ask friends to carry
    Crate 14: pans and glasses, kitchen, fragile, which truck
    Moving checklist: eight weeks before, four weeks before, the last day: what to do when
    Van hired, piano carriers, pizza for helpers, costs so far
    Moving boxes numbered, photo of the contents, room in the new house
    Relocation abroad with two children and a dog: visa, school, container, farewell
    Notify bank, insurance, registry office of our new place
    Hand over keys, paint walls, final readings, forward the post
    Student packs up her room, one car full, what goes to my parents' attic
    Who lifts, who drives, who looks after the kids on the Saturday we change flats
    Which carton has the kettle? Search what I packed and where it went
    Compare three movers by price, measure the sofa and the staircase`,
  presets: 'warm, clean',
  icon: 'box',
  names: 'Box 21, New Keys, Van at Eight',
  bars: 'timer',
  entity: 'moving-task',
  home: 'focus',
  screens: `
    home | Plan | home
    checklist | Tasks | check
    browse | Boxes | box | moving-box
    people? | Helpers | users
    scanner? | Label | camera
    budget? | Costs | wallet | budget-item
    detail | Task
    form | Add task
    calendar? | Dates | calendar
    profile? | Me | user`,
})
