import { defineArchetype } from '../archetype.ts'

export const findDevice = defineArchetype({
  id: 'find-device',
  words:
    'find my phone 22, find my 9, locate phone 18, lost phone 18, locate ring lock 18, lock and wipe 16, anti-theft 16, key finder 18, family locator 20, track my family 16, location sharing 14, share location 12, child tracker 14, geofence alerts 14, tracker tags 14, phone finder 30, lost phone finder 32, find phone 22, airpods finder 28, clap to find 26, track my car 22, find my keys 20, find my wallet 16',
  examples: `
    Lost my headphones somewhere in the house: show their last known place and let them ring
    A finder for the phone that rings when I clap
    Lost phone finder with a map
    Where did I leave my mobile? Make it ring although it is silent
    Tags on keys, wallet and suitcase, last seen on a map
    My kids' whereabouts, tell me when they get to school
    Stolen tablet: lock it, take a picture of the thief, erase everything
    Earbuds lost in the sofa, warmer, colder by signal strength
    Grandpa wanders off, his watch should show us where he is and warn when he leaves the garden
    All gadgets of the household with battery and position
    Phone left behind alarm, when I walk away from my bag
    Family circle sees each other on the map, arrives and leaves places, low battery
    Bicycle with hidden GPS tracker, message when it moves at night
    Share my whereabouts for an hour with friends at the festival
    Clap and my handset answers with a sound and a flash`,
  presets: 'clean, bold',
  icon: 'pin',
  names: 'Ring Ring, Left at 8:40, Lost Sock',
  entity: 'tracked-device',
  screens: `
    map | Map | map
    browse | Devices | list
    notifications | Alerts | bell
    people? | Family | users
    history? | Places | clock
    detail | Device
    form | Add device
    settings | Settings | settings`,
})
