import { defineArchetype } from '../archetype.ts'

export const findDevice = defineArchetype({
  id: 'find-device',
  words:
    'find my phone 22, find my 9, locate phone 18, lost phone 18, locate ring lock 18, lock and wipe 16, anti-theft 16, key finder 18, family locator 20, track my family 16, location sharing 14, share location 12, child tracker 14, geofence alerts 14, tracker tags 14',
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
