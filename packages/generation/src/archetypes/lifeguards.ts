import { defineArchetype } from '../archetype.ts'

/** Lifeguards at a beach, a lake or a pool: who is on which tower, which flag flies, what happened. */
export const lifeguards = defineArchetype({
  id: 'lifeguards',
  words:
    'lifeguard 30, lifeguards 30, lifeguard rota 60, lifeguard shifts 60, beach patrol 26, surf rescue 26, surf lifesaving 30, pool attendants 30, rescue swimmers 24, bathing supervision 24',
  examples: `
    Who of the lifeguards is on which tower today, and who takes over at two
    Beach lifeguards note people helped, jellyfish stings, flags, lost children
    Pool supervisors: duty plan by basin, breaks, first aid given, water tested
    Show bathers which flag flies where
    Swap a duty at the pool with another lifeguard, the head of the watch agrees
    Surf club volunteers: patrols, boards and boats checked, rescues written down
    Head lifeguard sees which tower is not manned on Sunday
    Log of rescues with time, place and how it ended
    Handover at the tower: wind, flag, what happened, which radio is flat
    Training of rescue swimmers, badges that run out, next drill
    Red flag goes up: tell all towers and the public
    Season report: guarded hours, people pulled out, wounds dressed`,
  unless: /\b(?:nearest|near me|alarm button|swim(?:ming)? lessons?|learn to swim)\b/i,
  presets: 'bold, clean',
  icon: 'shield',
  names: 'Tower Three, Yellow Flag, On Watch',
  entity: 'planned-shift',
  bars: 'checkout cart slots',
  home: 'ledger focus',
  screens: `
    home | Today | home
    week | Plan | calendar | | | | Plan, rota, roster, schedule, tower, towers, who is on which tower, on duty
    browse | Shifts | list | | | | Shifts, open shifts
    browse! | Rescues | shield | water-rescue | | | Rescues, rescue, log rescues, first aid, incidents, incident, missions, log
    browse! | Flags | flag | beach-flag | | | Flags, flag, flag colour, flag color, flag colours, flag status
    browse! | Swaps | repeat | shift-request | | | Swaps, swap, swap shifts, shift swaps, requests
    people! | Team | users | crew-member | | | Team, team, colleagues, staff list
    detail | Shift
    form | Add shift
    form! | Log rescue | | water-rescue | | | rescues, rescue, log rescues, first aid, incidents, incident
    notifications? | Alerts | bell
    stats? | Numbers | chart
    profile? | Me | user`,
})
