import { defineArchetype } from '../archetype.ts'

/** People near by who can help until the ambulance comes, and where the defibrillator hangs. */
export const firstResponders = defineArchetype({
  id: 'first-responders',
  words:
    'defibrillator 34, defibrillators 34, aed 26, aeds 30, aed map 38, first responders 34, first responder 34, community responders 34, trained first aiders 30, alarm the nearest 34, cardiac arrest 32, heart starter 24',
  examples: `
    Village with one defibrillator and a dozen trained helpers: alarm the nearest ones, show where it hangs
    Cardiac arrest near by: responders get a push with the address, say I am going, bring the AED
    Map of the defibrillators in our town, open at night or not, battery checked when
    First aiders of a factory are alarmed by hall, who is on site, who comes
    Mountain village without an ambulance: nurses and firemen alarmed by phone, who answers first
    Company aiders with training dates, next course, kits and their contents
    Check round of AEDs: electrodes expire, light is green, photo
    School: staff member collapses, one tap alarms all trained colleagues and calls 112
    Volunteers near an emergency navigate to the patient, the dispatcher sees who accepted
    Beach lifeguards and first aid posts, nearest one, alarm button
    Who of us is at home now and could run, and how many minutes away
    After the mission a short report and somebody to talk to`,
  bars: 'cart checkout feed',
  presets: 'bold, clean',
  icon: 'heart',
  names: 'Four Minutes, Nearest First, Heart at Hand',
  entity: 'aed-place',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Alarm | heart | call-out
    map | Map | map | | | | where it hangs, map, defibrillators, nearest defibrillator
    people | Helpers | users | trained-helper | | | trained people, helpers, responders, first aiders, volunteers
    history | Call-outs | clock | call-out
    browse | Defibrillators | list
    detail | Defibrillator
    form | Raise alarm | | call-out | Raise an alarm | | alarm the nearest, raise alarm, call for help, alarm
    profile? | Me | user`,
})
