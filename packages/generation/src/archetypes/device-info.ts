import { defineArchetype } from '../archetype.ts'

export const deviceInfo = defineArchetype({
  id: 'device-info',
  words:
    'battery temperature 22, battery health 22, battery monitor 22, charging speed 18, battery level 16, battery 6, cpu temperature 18, cpu usage 18, ram usage 18, device info 20, device information 18, storage usage 12, storage cleaner 20, phone cleaner 20, system monitor 18, data usage 16, junk files 18, sensors on my phone 14, phone storage 16',
  presets: 'dark-pro, clean',
  icon: 'bolt',
  names: 'Full Charge, Under the Hood, Amp',
  entity: 'device-reading',
  screens: `
    gauge | Now | bolt
    stats | Charts | chart
    browse | Details | list
    history? | History | clock
    notifications | Alarms | bell
    detail | Reading
    settings | Settings | settings`,
})
