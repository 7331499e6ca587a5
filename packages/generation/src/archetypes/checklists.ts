import { defineArchetype } from '../archetype.ts'

export const checklistsKind = defineArchetype({
  id: 'checklists',
  words:
    'checklist app 26, checklist for 14, checklists for 18, digital checklist 22, pre-flight checklist 22, pre-shift 16, before each shift 14, before every shift 14, opening checklist 22, closing checklist 22, shift checklist 22, daily checklist 20, vehicle check 18, walkaround check 18',
  examples: `
    Pre-flight checklist: crew ticks every point before the aircraft leaves the stand
    Opening the cafe: lights, till, oven, fridge, each with done and time, every morning before we open
    Same forty steps before each dive boat goes out, with who signed, ticked before every trip
    Truck drivers walk around lights, tyres, load straps and send fail or fine, vehicle check before every shift
    Closing checklist for the shop at night, repeated daily, results kept
    Theatre crew needs a run through of props and mics before the curtain, items ticked for each show
    Lifeguards go through rescue board, radio, first aid box at start of duty, daily check with ticks
    Steps to start the machine at the mill, initials and remarks, ticked before each shift
    Forklift driver's morning look: horn, forks, brakes, leak, defect noted, check before the shift
    Hotel room turnover in eighteen steps, supervisor sees what was skipped, each room ticked
    Surgical team pauses and confirms patient, site, instruments, items ticked before each operation
    Templates we run again and again: event set-up, van load, lab close, history of who did them, reusable checklists`,
  presets: 'clean, bold',
  icon: 'check',
  names: 'All Set, Good to Go, Point by Point',
  entity: 'check-item',
  home: 'focus',
  screens: `
    checklist | Checklist | check
    browse | Checks | list
    history | Done | clock
    detail | Check
    form | Add check
    people? | Team | users
    stats? | Numbers | chart
    profile | Me | user`,
})
