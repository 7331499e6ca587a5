import { defineArchetype } from '../archetype.ts'

/** An old vehicle, boat, instrument or piece of furniture one brings back to life: steps, parts, money, pictures. */
export const restoration = defineArchetype({
  id: 'restoration',
  words:
    'restore an old 36, restoring an old 36, restoration of a 30, restore a 24, restore my 26, restore it 24, restoration project 36, restoration log 40, car restoration 44, motorbike restoration 44, boat restoration 40, barn find 34, rebuild an engine 30, old motorbike 24, oldtimer 24, classic car project 30',
  examples: `
    Old sewing machines and typewriters, what is broken, where the ribbon comes from, sold or kept
    Our association rebuilds a locomotive: boiler, tender, paint, donations, work days
    Old motorbike I restore in the garage: parts I still need, what they cost, hours and pictures of each step
    Restoring a wooden boat, tasks by section, money spent, suppliers and before and after
    My classic car from the barn: what is done, what comes next, parts from the fair, receipts
    Furniture I strip and paint: pictures of each stage, colours, hours, what I sold it for
    Diary of an organ that is brought back to life, pipes cleaned, leather, donations
    Tractor rebuild with my son, engine, frame, paint, who helps on Saturday
    Old radio or gramophone back to work, wiring notes, tubes, prices
    Bicycle from the seventies: parts list, cleaned, chromed, put together
    Caravan from 1968, damp behind the panels, step by step with costs
    Steam engine of our society: work days, parts to be made, drawings, hours of members`,
  unless: /\b(?:backups?|phones?|files|photos of ancestors|deleted|data recovery)\b/i,
  presets: 'warm, editorial',
  icon: 'tools',
  names: 'Back on the Road, First Start, Barn Find',
  entity: 'restoration-step',
  screens: `
    home | Project | home
    browse | Steps | list
    browse | Parts | box | restoration-part | | | parts, spare parts, parts list, parts needed, what to buy
    stats? | Costs | chart
    feed? | Photos | image | photo
    checklist? | To do | check | task
    detail | Step
    form | Add step
    profile? | Me | user`,
})
