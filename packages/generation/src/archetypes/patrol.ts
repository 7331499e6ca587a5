import { defineArchetype } from '../archetype.ts'

export const patrol = defineArchetype({
  id: 'patrol',
  words:
    'security guard 16, security guards 16, patrol 12, guard tour 18, security company 16, guards check in 14, scan checkpoints 16, night watch 12, checkpoints 8, security rounds 14, cleaning checklist 8, facility rounds 12, night shift rounds 10',
  examples: `
    Guards scan a tag at each door on their night round and report anything odd with a photo
    Security firm wants proof that the watchman walked the route, time at every point, gaps flagged
    Night shift at a warehouse: gates locked, lights off, alarms armed, tick and go on
    For our concierge team: hourly walk through the building, scan the point, note open windows
    A museum attendant walks the halls and confirms each one, supervisor sees missed stops live
    Park rangers at the festival ground go their rounds, fence, toilets, fire lanes, log disturbances
    Track officers on site, where they are, shift start, handover, incidents such as trespass or a broken lock
    Round planner for a shopping centre, nfc points in order, minutes between, panic call to control room
    Caretaker in the industrial estate checks boilers, doors and barriers every evening along a fixed route
    Neighbourhood watch volunteers sign up for evening walks and write what they saw
    Our hospital's security staff confirm fire doors and stairwells every two hours, late ones turn red
    Daily occurrence book for guarding sites, with visitors turned away, keys handed out and round completed`,
  presets: 'dark-pro, clean',
  icon: 'shield',
  names: 'Night Round, Gate North, All Quiet',
  entity: 'checkpoint',
  home: 'focus',
  screens: `
    home | Tonight | home
    checklist | Round | check
    scanner | Scan | camera
    browse! | Incidents | warning | guard-incident | | | Incidents, Incident reports, incident report, write incident reports, report incident, report incidents
    browse! | Guards | users | guard-tour | | | Tours live, tours, live tours, supervisors, supervisor, guards, see guards, control room, dispatch
    history | Log | clock | | | | log patrols, history
    map? | Map | map
    detail | Point
    form | Report issue
    profile? | Me | user`,
})
